// Generated from Sources/Views/Styles/ShapeStyle+Names.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Styles/ShapeStyle+Names.swift`.
  mutating func addShapeStyleNamesDeclarations() {
    staticMember("ShapeStyle", "foreground", .constant, summary: "The foreground style.", example: "") {
      .constant(.foreground(level: 1), as: .shapeStyle)
    }
    staticMember("ShapeStyle", "background", .constant, summary: "The background style.", example: "") {
      .constant(.background, as: .shapeStyle)
    }
    staticMember("ShapeStyle", "tint", .constant, summary: "The tint.", example: "") {
      .constant(.tint, as: .shapeStyle)
    }
    staticMember("ShapeStyle", "separator", .constant, summary: "The style of separators.", example: "") {
      .constant(.color(.separator), as: .shapeStyle)
    }
    staticMember("ShapeStyle", "link", .constant, summary: "The style of links.", example: "") {
      .constant(.color(.blue), as: .shapeStyle)
    }
    staticMember("ShapeStyle", "selection", .constant, summary: "The style of selected content.", example: "") {
      .constant(.tint, as: .shapeStyle)
    }
    staticMember("ShapeStyle", "fill", .constant, summary: "The style of filled shapes on a background.", example: "") {
      .constant(.color(.fill), as: .shapeStyle)
    }
    staticMember("ShapeStyle", "placeholder", .constant, summary: "The style of placeholder text.", example: "") {
      .constant(.color(.tertiaryLabel), as: .shapeStyle)
    }
    staticMember(
      "ShapeStyle", "windowBackground", .constant, summary: "The style of a window's background.", example: ""
    ) {
      .constant(.color(.systemBackground), as: .shapeStyle)
    }
    staticMember("ShapeStyle", "primary", .constant, summary: "The first level of the foreground.", example: "") {
      .constant(.foreground(level: 1), as: .shapeStyle)
    }
    staticMember("ShapeStyle", "secondary", .constant, summary: "The second level of the foreground.", example: "") {
      .constant(.foreground(level: 2), as: .shapeStyle)
    }
    staticMember("ShapeStyle", "tertiary", .constant, summary: "The third level of the foreground.", example: "") {
      .constant(.foreground(level: 3), as: .shapeStyle)
    }
    staticMember("ShapeStyle", "quaternary", .constant, summary: "The fourth level of the foreground.", example: "") {
      .constant(.foreground(level: 4), as: .shapeStyle)
    }
    staticMember("ShapeStyle", "quinary", .constant, summary: "The fifth level of the foreground.", example: "") {
      .constant(.foreground(level: 5), as: .shapeStyle)
    }
    staticMember("ShapeStyle", "ultraThinMaterial", .constant, summary: "A mostly translucent material.", example: "") {
      .constant(.material(.ultraThin), as: .shapeStyle)
    }
    staticMember(
      "ShapeStyle", "thinMaterial", .constant, summary: "A material that is more translucent than opaque.", example: ""
    ) {
      .constant(.material(.thin), as: .shapeStyle)
    }
    staticMember("ShapeStyle", "regularMaterial", .constant, summary: "A somewhat translucent material.", example: "") {
      .constant(.material(.regular), as: .shapeStyle)
    }
    staticMember(
      "ShapeStyle", "thickMaterial", .constant, summary: "A material that is more opaque than translucent.", example: ""
    ) {
      .constant(.material(.thick), as: .shapeStyle)
    }
    staticMember("ShapeStyle", "ultraThickMaterial", .constant, summary: "A mostly opaque material.", example: "") {
      .constant(.material(.ultraThick), as: .shapeStyle)
    }
    staticMember("ShapeStyle", "bar", .constant, summary: "The material of bars.", example: "") {
      .constant(.material(.bar), as: .shapeStyle)
    }
  }
}
