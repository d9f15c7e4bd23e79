/// A type that declares previews, in the spelling before `#Preview`.
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews: the members of a group are one each.
  @ViewBuilder static var previews: Previews { get }
}

extension Preview {
  /// The previews that a type declares, in order.
  public static func all<Provider: PreviewProvider>(of provider: Provider.Type) -> [Preview] {
    let count = PreviewStates { Provider.previews.layoutNode }.initialView().previewMembers.count
    return (0..<count).map { index in
      let states = PreviewStates {
        let members = Provider.previews.layoutNode.previewMembers
        return members.indices.contains(index) ? members[index] : .empty
      }
      var preview = Preview(view: states.initialView())
      preview.states = states
      preview.readModifiers()
      return preview
    }
  }
}

/// What a preview is proposed.
public enum PreviewLayout: Hashable, Sendable {
  /// A device, the size of the view, or a size in points.
  case device, sizeThatFits
  /// A size in points, in which the view is centred.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device on which a preview is shown.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The device's name, such as `iPhone 15 Pro`.
  public let rawValue: String
  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public enum InterfaceOrientation: Hashable, Sendable {
  /// The ways that SwiftUI names.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  /// The name of the view's preview.
  ///
  /// - Example: `Text("a").previewDisplayName("name")`
  public func previewDisplayName(_ name: String?) -> LoweredView { lowered { $0.previewDisplayName(name) } }
  /// What the view's preview is proposed.
  ///
  /// - Example: `Text("a").previewLayout(.fixed(width: 100, height: 50))`
  public func previewLayout(_ layout: PreviewLayout) -> LoweredView {
    lowered { view in
      guard case .fixed(let width, let height) = layout else { return view.previewLayout(.fitting) }
      return view.previewLayout(.fixed(Size(width: width, height: height)))
    }
  }
  /// The device on which the view's preview is shown; one that is not known is left alone.
  ///
  /// - Example: `Text("a").previewDevice("iPhone 15 Pro")`
  public func previewDevice(_ device: PreviewDevice?) -> LoweredView {
    lowered { view in
      device.flatMap { Device.size(named: $0.rawValue) }.map { view.previewDevice($0) } ?? view
    }
  }
  /// How the device of the view's preview is held.
  ///
  /// - Example: `Text("a").previewInterfaceOrientation(.landscapeLeft)`
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> LoweredView {
    lowered {
      $0.previewInterfaceOrientation(isLandscape: [.landscapeLeft, .landscapeRight].contains(orientation))
    }
  }
}
