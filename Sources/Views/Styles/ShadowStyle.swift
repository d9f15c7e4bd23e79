/// A shadow of a style.
public struct ShadowStyle: Hashable, Sendable {
  let shadow: StyleShadow

  /// Returns a shadow of the filled area on the content behind it.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(shadow: StyleShadow(color: color, radius: radius, offset: Point(x: x, y: y), isInner: false))
  }

  /// Returns a shadow of the area's edge on the area.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(shadow: StyleShadow(color: color, radius: radius, offset: Point(x: x, y: y), isInner: true))
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> AnyShapeStyle { .shadowed(anyShapeStyle, style.shadow) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { .shadowed(.foreground(level: 1), style.shadow) }
}
