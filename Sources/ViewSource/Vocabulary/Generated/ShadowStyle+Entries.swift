// Generated from Sources/Views/Styles/ShadowStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Styles/ShadowStyle.swift`.
  mutating func addShadowStyleDeclarations() {
    member("ShapeStyle", "shadow", summary: "Returns the style with a shadow.", example: "") {
      .method(on: .shapeStyle, .unnamed(.shadowStyle), returns: .shapeStyle) { value, style in .shadowed(value, style) }
    }
  }
}
