// Generated from Sources/Views/Shapes/BasicShapes.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Shapes/BasicShapes.swift`.
  mutating func addBasicShapesDeclarations() {
    initializer("Rectangle", summary: "Creates a rectangle.", example: "Rectangle()") {
      .function(returns: .shape) { () throws(Fault) in .rectangle }
    }
    initializer("Circle", summary: "Creates a circle.", example: "Circle()") {
      .function(returns: .shape) { () throws(Fault) in .circle }
    }
    initializer("Ellipse", summary: "Creates an ellipse.", example: "Ellipse()") {
      .function(returns: .shape) { () throws(Fault) in .ellipse }
    }
    initializer("Capsule", summary: "Creates a capsule.", example: "Capsule(style: .circular)") {
      .function(.named("style", .cornerStyle, default: .continuous), returns: .shape) { style in .capsule(style: style)
      }
    }
    initializer(
      "RoundedRectangle", summary: "Creates a rectangle with a corner radius, in points.",
      example: "RoundedRectangle(cornerRadius: 8)"
    ) {
      .function(.named("cornerRadius", .double), .named("style", .cornerStyle, default: .continuous), returns: .shape) {
        cornerRadius, style in
        .roundedRectangle(cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
      }
    }
    initializer(
      "RoundedRectangle", summary: "Creates a rectangle with a corner size, in points.",
      example: "RoundedRectangle(cornerSize: CGSize(width: 8, height: 4))"
    ) {
      .function(.named("cornerSize", .size), .named("style", .cornerStyle, default: .continuous), returns: .shape) {
        cornerSize, style in .roundedRectangle(cornerSize: cornerSize, style: style)
      }
    }
    initializer(
      "UnevenRoundedRectangle", summary: "Creates a rectangle with radii, in points.",
      example: "UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 8))"
    ) {
      .function(
        .named("cornerRadii", .cornerRadii), .named("style", .cornerStyle, default: .continuous), returns: .shape
      ) { cornerRadii, style in .unevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
    }
    initializer(
      "UnevenRoundedRectangle", summary: "Creates a rectangle with radii, in points.",
      example: "UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8)"
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
    initializer(
      "ContainerRelativeShape", summary: "Creates a shape relative to the container.",
      example: "ContainerRelativeShape()"
    ) {
      .function(returns: .shape) { () throws(Fault) in .containerRelative }
    }
  }
}
