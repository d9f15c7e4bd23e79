// Generated from Sources/Views/Styles/ShapeStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Styles/ShapeStyle.swift`.
  mutating func addShapeStyleDeclarations() {
    initializer("AnyShapeStyle", summary: "Creates a style of any type.", example: "") {
      .function(.unnamed(.shapeStyle), returns: .shapeStyle) { style in style }
    }
    member("ShapeStyle", "opacity", summary: "Returns the style with its opacity multiplied.", example: "") {
      .method(on: .shapeStyle, .unnamed(.double), returns: .shapeStyle) { value, opacity in .opacity(value, opacity) }
    }
    initializer("ForegroundStyle", summary: "Creates the foreground style.", example: "") {
      .function(returns: .shapeStyle) { () throws(Fault) in .foreground(level: 1) }
    }
    initializer("BackgroundStyle", summary: "Creates the background style.", example: "") {
      .function(returns: .shapeStyle) { () throws(Fault) in .background }
    }
    initializer("TintShapeStyle", summary: "Creates the tint.", example: "") {
      .function(returns: .shapeStyle) { () throws(Fault) in .tint }
    }
    initializer("SeparatorShapeStyle", summary: "Creates the style of separators.", example: "") {
      .function(returns: .shapeStyle) { () throws(Fault) in .color(.separator) }
    }
    initializer("LinkShapeStyle", summary: "Creates the style.", example: "") {
      .function(returns: .shapeStyle) { () throws(Fault) in .color(.blue) }
    }
    initializer("SelectionShapeStyle", summary: "Creates the style.", example: "") {
      .function(returns: .shapeStyle) { () throws(Fault) in .tint }
    }
    initializer("FillShapeStyle", summary: "Creates the style.", example: "") {
      .function(returns: .shapeStyle) { () throws(Fault) in .color(.fill) }
    }
    initializer("PlaceholderTextShapeStyle", summary: "Creates the style.", example: "") {
      .function(returns: .shapeStyle) { () throws(Fault) in .color(.tertiaryLabel) }
    }
    initializer("WindowBackgroundShapeStyle", summary: "Creates the style.", example: "") {
      .function(returns: .shapeStyle) { () throws(Fault) in .color(.systemBackground) }
    }
    staticMember("HierarchicalShapeStyle", "primary", .constant, summary: "The first level.", example: "") {
      .constant(.foreground(level: 1), as: .shapeStyle)
    }
    staticMember("HierarchicalShapeStyle", "secondary", .constant, summary: "The second level.", example: "") {
      .constant(.foreground(level: 2), as: .shapeStyle)
    }
    staticMember("HierarchicalShapeStyle", "tertiary", .constant, summary: "The third level.", example: "") {
      .constant(.foreground(level: 3), as: .shapeStyle)
    }
    staticMember("HierarchicalShapeStyle", "quaternary", .constant, summary: "The fourth level.", example: "") {
      .constant(.foreground(level: 4), as: .shapeStyle)
    }
    staticMember("HierarchicalShapeStyle", "quinary", .constant, summary: "The fifth level.", example: "") {
      .constant(.foreground(level: 5), as: .shapeStyle)
    }
    staticMember("Material", "ultraThin", .constant, summary: "Mostly translucent.", example: "") {
      .constant(.material(.ultraThin), as: .shapeStyle)
    }
    staticMember("Material", "thin", .constant, summary: "More translucent than opaque.", example: "") {
      .constant(.material(.thin), as: .shapeStyle)
    }
    staticMember("Material", "regular", .constant, summary: "Somewhat translucent.", example: "") {
      .constant(.material(.regular), as: .shapeStyle)
    }
    staticMember("Material", "thick", .constant, summary: "More opaque than translucent.", example: "") {
      .constant(.material(.thick), as: .shapeStyle)
    }
    staticMember("Material", "ultraThick", .constant, summary: "Mostly opaque.", example: "") {
      .constant(.material(.ultraThick), as: .shapeStyle)
    }
    staticMember("Material", "bar", .constant, summary: "The material of bars.", example: "") {
      .constant(.material(.bar), as: .shapeStyle)
    }
  }
}
