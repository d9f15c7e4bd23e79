/// A view with a second one behind or in front of it, which has no part in the size.
///
/// The first child is the view, the second is proposed the view's size and put by the guides of both, explicit values
/// included. Source: SEMANTICS 4.
protocol LayerLayout: Layout where Cache == Void {
  /// The guides by which the second view stands on the first.
  var alignment: Alignment { get }
}

/// A view with a second one behind it.
public struct BackgroundLayout: LayerLayout {
  /// The guides by which the second view stands on the first.
  public var alignment: Alignment
  /// A layer behind a view.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// Two children, the second behind.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(.layer(isBehind: true), passesPriority: true)
  }
}

/// A view with a second one in front of it.
public struct OverlayLayout: LayerLayout {
  /// The guides by which the second view stands on the first.
  public var alignment: Alignment
  /// A layer in front of a view.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// Two children, the second in front.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(.layer(isBehind: false), passesPriority: true)
  }
}

extension LayerLayout {
  /// The first child's size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  /// Puts the first child in its place and the others on it.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let primary = subviews.first else { return }
    let size = primary.sizeThatFits(proposal)
    primary.place(at: bounds.origin, measured: size, in: proposal)
    let offer = ProposedViewSize(size)
    for layer in subviews.dropFirst() {
      let own = layer.sizeThatFits(offer)
      let (x, y) = (alignment.horizontal.key, alignment.vertical.key)
      let origin = Point(
        x: primary.guide(x, at: size, in: proposal) - layer.guide(x, at: own, in: offer),
        y: primary.guide(y, at: size, in: proposal) - layer.guide(y, at: own, in: offer))
      layer.place(at: bounds.origin + origin, measured: own, in: offer)
    }
  }

  /// The first child's dependences.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { subviews.first?.dependence ?? [] }

  /// The first child's distances.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews.first?.spacing ?? .zero }
}
