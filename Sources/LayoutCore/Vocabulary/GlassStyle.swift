/// A glass material behind a view.
public struct GlassStyle: Hashable, Sendable {
  private enum Clarity { case regular, clear, identity }

  private let clarity: Clarity
  private var color: Color?

  /// Glass that hides most of the content behind it.
  public static let regular = GlassStyle(clarity: .regular)
  /// Glass that hides little of the content behind it.
  public static let clear = GlassStyle(clarity: .clear)
  /// No glass.
  public static let identity = GlassStyle(clarity: .identity)

  /// Returns the glass with a tint; nil for none.
  public func tint(_ color: Color?) -> GlassStyle {
    var copy = self
    copy.color = color
    return copy
  }

  /// Returns the glass unchanged; a figure receives no touches.
  public func interactive(_ isEnabled: Bool = true) -> GlassStyle { self }

  /// The style of the glass, or nil if there is no glass.
  fileprivate var fill: AnyShapeStyle? {
    if clarity == .identity { return nil }
    return color.map { .color($0.opacity(0.75)) } ?? .material(clarity == .clear ? .ultraThin : .thin)
  }
}

extension LayoutNode {
  /// Returns the view in front of a pane of glass, or unchanged if the glass is disabled.
  public func glassEffect(
    _ glass: GlassStyle = .regular, in shape: AnyShape = .capsule(), isEnabled: Bool = true
  ) -> LayoutNode {
    guard isEnabled, let fill = glass.fill else { return self }
    let edge = ShapeLeaf.Layer.strokeBorder(.color(Color(white: 1, opacity: 0.5)), StrokeStyle(lineWidth: 1))
    let pane = LayoutNode.shape(shape, layers: [.fill(fill), edge])
      .shadow(color: Color(white: 0, opacity: 0.12), radius: 8, y: 2)
    return background(pane)
  }
}
