extension Preview {
  /// Creates a figure of a view, in the spelling of `#Preview`.
  public init(
    _ name: String? = nil, traits: [PreviewTrait] = [], @ViewBuilder body: @escaping () -> some View
  ) {
    let states = PreviewStates { .stackedInPreview(body().members) }
    self.init(name: name, view: states.initialView())
    self.states = states
    readModifiers(keepsName: true)
    for trait in traits {
      switch trait {
      case .fixedLayout(let width, let height): canvas = .fixed(Size(width: width, height: height))
      case .landscapeLeft, .landscapeRight: isLandscape = true
      case .sizeThatFitsLayout: canvas = .sizeThatFits
      case .portrait, .portraitUpsideDown: break
      }
    }
  }
}

/// The canvas of a preview.
public enum PreviewTrait: Hashable, Sendable {
  /// A size in points, in which the view is centred.
  case fixedLayout(width: CGFloat, height: CGFloat)
  /// The size of the view.
  case sizeThatFitsLayout
  /// The orientations of a device.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
