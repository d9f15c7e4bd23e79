// Generated from Sources/Views/Styles/ShadowStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Styles/ShadowStyle.swift`.
  mutating func addShadowStyleDeclarations() {
    staticMember(
      "ShadowStyle", "drop", .staticMethod, summary: "Returns a shadow of the filled area on the content behind it.",
      example: ""
    ) {
      .function(
        .named("color", .color, default: Color(.sRGBLinear, white: 0, opacity: 0.33)), .named("radius", .double),
        .named("x", .double, default: 0), .named("y", .double, default: 0), returns: .shadowStyle
      ) { color, radius, x, y in StyleShadow(color: color, radius: radius, offset: Point(x: x, y: y), isInner: false) }
    }
    staticMember(
      "ShadowStyle", "inner", .staticMethod, summary: "Returns a shadow of the area's edge on the area.", example: ""
    ) {
      .function(
        .named("color", .color, default: Color(white: 0, opacity: 0.55)), .named("radius", .double),
        .named("x", .double, default: 0), .named("y", .double, default: 0), returns: .shadowStyle
      ) { color, radius, x, y in StyleShadow(color: color, radius: radius, offset: Point(x: x, y: y), isInner: true) }
    }
    member("ShapeStyle", "shadow", summary: "Returns the style with a shadow.", example: "") {
      .method(on: .shapeStyle, .unnamed(.shadowStyle), returns: .shapeStyle) { value, style in .shadowed(value, style) }
    }
    staticMember(
      "ShapeStyle", "shadow", .staticMethod, summary: "Returns the foreground style with a shadow.", example: ""
    ) {
      .function(.unnamed(.shadowStyle), returns: .shapeStyle) { style in .shadowed(.foreground(level: 1), style) }
    }
  }
}
