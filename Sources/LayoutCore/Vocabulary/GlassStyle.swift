/// Glass behind a view.
public struct GlassStyle: Hashable, Sendable {
  private enum Clarity { case regular, clear, identity }

  private let clarity: Clarity
  private var color: Color?

  /// Glass that hides much of what lies behind it.
  public static let regular = GlassStyle(clarity: .regular)
  /// Glass that hides little of what lies behind it.
  public static let clear = GlassStyle(clarity: .clear)
  /// No glass.
  public static let identity = GlassStyle(clarity: .identity)

  /// The glass in a colour; nil is none of its own.
  public func tint(_ color: Color?) -> GlassStyle {
    var copy = self
    copy.color = color
    return copy
  }

  /// What the glass is filled with, or nil where there is no glass.
  fileprivate var fill: AnyShapeStyle? {
    if clarity == .identity { return nil }
    return color.map { .color($0.opacity(0.75)) } ?? .material(clarity == .clear ? .ultraThin : .thin)
  }
}

extension LayoutNode {
  /// The view before a pane of glass.
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
