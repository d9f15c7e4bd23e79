// Generated from Sources/Views/Styles/ShapeStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Styles/ShapeStyle.swift`.
  mutating func addShapeStyleDeclarations() {
    member("ShapeStyle", "opacity", summary: "Returns the style with its opacity multiplied.", example: "") {
      .method(on: .shapeStyle, .unnamed(.double), returns: .shapeStyle) { value, opacity in .opacity(value, opacity) }
    }
  }
}
