// Generated from Sources/Views/Shapes/Shape+Names.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Shapes/Shape+Names.swift`.
  mutating func addShapeNamesDeclarations() {
    staticMember("Shape", "rect", .constant, summary: "A rectangle.", example: "") {
      .constant(.rectangle, as: .shape)
    }
    staticMember(
      "Shape", "rect", .staticMethod, summary: "Returns a rectangle with a corner radius.",
      example: "Color.red.clipShape(.rect(cornerRadius: 8))"
    ) {
      .function(.named("cornerRadius", .double), .named("style", .cornerStyle, default: .continuous), returns: .shape) {
        cornerRadius, style in
        .roundedRectangle(cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
      }
    }
    staticMember("Shape", "rect", .staticMethod, summary: "Returns a rectangle with a corner size.", example: "") {
      .function(.named("cornerSize", .size), .named("style", .cornerStyle, default: .continuous), returns: .shape) {
        cornerSize, style in .roundedRectangle(cornerSize: cornerSize, style: style)
      }
    }
    staticMember(
      "Shape", "rect", .staticMethod, summary: "Returns a rectangle with a radius for each corner.", example: ""
    ) {
      .function(
        .named("cornerRadii", .cornerRadii), .named("style", .cornerStyle, default: .continuous), returns: .shape
      ) { cornerRadii, style in .unevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
    }
    staticMember(
      "Shape", "rect", .staticMethod, summary: "Returns a rectangle with a radius for each corner.", example: ""
    ) {
      .function(
        .named("topLeadingRadius", .double, default: 0), .named("bottomLeadingRadius", .double, default: 0),
        .named("bottomTrailingRadius", .double, default: 0), .named("topTrailingRadius", .double, default: 0),
        .named("style", .cornerStyle, default: .continuous), returns: .shape
      ) { topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius, style in
        .unevenRoundedRectangle(
          cornerRadii: RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius), style: style)
      }
    }
    staticMember("Shape", "circle", .constant, summary: "A circle.", example: "") {
      .constant(.circle, as: .shape)
    }
    staticMember("Shape", "ellipse", .constant, summary: "An ellipse.", example: "") {
      .constant(.ellipse, as: .shape)
    }
    staticMember("Shape", "capsule", .constant, summary: "A capsule.", example: "") {
      .constant(.capsule(style: .continuous), as: .shape)
    }
    staticMember("Shape", "capsule", .staticMethod, summary: "Returns a capsule in a style.", example: "") {
      .function(.named("style", .cornerStyle), returns: .shape) { style in .capsule(style: style) }
    }
    staticMember("Shape", "containerRelative", .constant, summary: "The shape that the container sets.", example: "") {
      .constant(.containerRelative, as: .shape)
    }
  }
}
