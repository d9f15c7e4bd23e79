/// A view with another one behind or in front of it, which does not affect the size.
///
/// The first child is the primary view. The others are proposed its size and aligned with it by the guides of both,
/// explicit values included. Rule: <doc:Modifiers#Backgrounds-and-overlays>.
protocol LayerLayout: Layout where Cache == Void {
  /// The guides that align the layer with the primary view.
  var alignment: Alignment { get }
  /// The sides on which the layer ignores the safe area that the primary view reaches.
  var ignoredEdges: Edge.Set { get }
}

/// A view with a layer behind it.
public struct BackgroundLayout: LayerLayout {
  /// The guides that align the layer with the primary view.
  public var alignment: Alignment
  /// The sides on which the layer ignores the safe area that the primary view reaches.
  public var ignoredEdges: Edge.Set
  /// Creates a layer behind a view.
  public init(alignment: Alignment = .center, ignoredEdges: Edge.Set = []) {
    self.alignment = alignment
    self.ignoredEdges = ignoredEdges
  }
  /// The properties of a modifier with a second child behind the first.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(.layer(isBehind: true), passesPriority: true)
  }
}

/// A view with a layer in front of it.
public struct OverlayLayout: LayerLayout {
  /// The guides that align the layer with the primary view.
  public var alignment: Alignment
  /// The sides on which the layer ignores the safe area that the primary view reaches.
  public var ignoredEdges: Edge.Set
  /// Creates a layer in front of a view.
  public init(alignment: Alignment = .center, ignoredEdges: Edge.Set = []) {
    self.alignment = alignment
    self.ignoredEdges = ignoredEdges
  }
  /// The properties of a modifier with a second child in front of the first.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(.layer(isBehind: false), passesPriority: true)
  }
}

extension LayerLayout {
  /// No side: most layers are as large as their views.
  var ignoredEdges: Edge.Set { [] }

  /// Returns the size of the primary view.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  /// Places the primary view and aligns the layers with it.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let primary = subviews.first else { return }
    let size = primary.sizeThatFits(proposal)
    primary.place(at: bounds.origin, measured: size, in: proposal)
    let offer = ProposedViewSize(size)
    for layer in subviews.dropFirst() {
      if !ignoredEdges.isEmpty {
        let beyond = layer.outsetsBeyondSafeArea(on: ignoredEdges)
        if beyond != EdgeInsets() {
          let whole = Size(width: size.width + beyond.horizontal, height: size.height + beyond.vertical)
          let corner = bounds.origin - Point(x: beyond.leading, y: beyond.top)
          layer.place(at: corner, proposal: ProposedViewSize(whole))
          continue
        }
      }
      let own = layer.sizeThatFits(offer)
      let (x, y) = (alignment.horizontal.key, alignment.vertical.key)
      let origin = Point(
        x: primary.guide(x, at: size, in: proposal) - layer.guide(x, at: own, in: offer),
        y: primary.guide(y, at: size, in: proposal) - layer.guide(y, at: own, in: offer))
      layer.place(at: bounds.origin + origin, measured: own, in: offer)
    }
  }

  /// Returns the dependences of the primary view.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { subviews.first?.dependence ?? [] }

  /// Returns the spacing preferences of the primary view.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews.first?.spacing ?? .zero }
}
