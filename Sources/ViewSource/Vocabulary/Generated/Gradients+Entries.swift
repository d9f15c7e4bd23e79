// Generated from Sources/Views/Styles/Gradients.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Styles/Gradients.swift`.
  mutating func addGradientsDeclarations() {
    initializer(
      "LinearGradient", summary: "Creates a gradient from one point of the area to another.",
      example: "LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)"
    ) {
      .function(
        .named("gradient", .gradient), .named("startPoint", .unitPoint), .named("endPoint", .unitPoint),
        returns: .shapeStyle
      ) { gradient, startPoint, endPoint in .linear(gradient, startPoint: startPoint, endPoint: endPoint) }
    }
    initializer(
      "LinearGradient", summary: "Creates a gradient of evenly spaced colours from one point of the area to another.",
      example: "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)"
    ) {
      .function(
        .named("colors", .array(.color)), .named("startPoint", .unitPoint), .named("endPoint", .unitPoint),
        returns: .shapeStyle
      ) { colors, startPoint, endPoint in .linear(Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
      }
    }
    initializer(
      "LinearGradient", summary: "Creates a gradient of stops from one point of the area to another.",
      example:
        "LinearGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .top, endPoint: .bottom)"
    ) {
      .function(
        .named("stops", .array(.gradientStop)), .named("startPoint", .unitPoint), .named("endPoint", .unitPoint),
        returns: .shapeStyle
      ) { stops, startPoint, endPoint in .linear(Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint) }
    }
    initializer(
      "RadialGradient", summary: "Creates a gradient between two radii, in points.",
      example:
        "RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 0, endRadius: 50)"
    ) {
      .function(
        .named("gradient", .gradient), .named("center", .unitPoint), .named("startRadius", .double),
        .named("endRadius", .double), returns: .shapeStyle
      ) { gradient, center, startRadius, endRadius in
        .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
      }
    }
    initializer(
      "RadialGradient", summary: "Creates a gradient of evenly spaced colours between two radii, in points.",
      example: "RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 50)"
    ) {
      .function(
        .named("colors", .array(.color)), .named("center", .unitPoint), .named("startRadius", .double),
        .named("endRadius", .double), returns: .shapeStyle
      ) { colors, center, startRadius, endRadius in
        .radial(Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
      }
    }
    initializer(
      "RadialGradient", summary: "Creates a gradient of stops between two radii, in points.",
      example:
        "RadialGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)], center: .center, startRadius: 0, endRadius: 50)"
    ) {
      .function(
        .named("stops", .array(.gradientStop)), .named("center", .unitPoint), .named("startRadius", .double),
        .named("endRadius", .double), returns: .shapeStyle
      ) { stops, center, startRadius, endRadius in
        .radial(Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
      }
    }
    initializer(
      "EllipticalGradient", summary: "Creates a gradient between two fractions of the radius.",
      example: "EllipticalGradient(gradient: Gradient(colors: [.red, .blue]))"
    ) {
      .function(
        .named("gradient", .gradient), .named("center", .unitPoint, default: .center),
        .named("startRadiusFraction", .double, default: 0), .named("endRadiusFraction", .double, default: 0.5),
        returns: .shapeStyle
      ) { gradient, center, startRadiusFraction, endRadiusFraction in
        .elliptical(
          gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
      }
    }
    initializer(
      "EllipticalGradient", summary: "Creates a gradient of evenly spaced colours between two fractions of the radius.",
      example: "EllipticalGradient(colors: [.red, .blue])"
    ) {
      .function(
        .named("colors", .array(.color)), .named("center", .unitPoint, default: .center),
        .named("startRadiusFraction", .double, default: 0), .named("endRadiusFraction", .double, default: 0.5),
        returns: .shapeStyle
      ) { colors, center, startRadiusFraction, endRadiusFraction in
        .elliptical(
          Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
          endRadiusFraction: endRadiusFraction)
      }
    }
    initializer(
      "EllipticalGradient", summary: "Creates a gradient of stops between two fractions of the radius.",
      example: "EllipticalGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)])"
    ) {
      .function(
        .named("stops", .array(.gradientStop)), .named("center", .unitPoint, default: .center),
        .named("startRadiusFraction", .double, default: 0), .named("endRadiusFraction", .double, default: 0.5),
        returns: .shapeStyle
      ) { stops, center, startRadiusFraction, endRadiusFraction in
        .elliptical(
          Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
          endRadiusFraction: endRadiusFraction)
      }
    }
    initializer(
      "AngularGradient", summary: "Creates a gradient between two angles.",
      example:
        "AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startAngle: .zero, endAngle: .degrees(180))"
    ) {
      .function(
        .named("gradient", .gradient), .named("center", .unitPoint), .named("startAngle", .angle, default: .zero),
        .named("endAngle", .angle, default: .zero), returns: .shapeStyle
      ) { gradient, center, startAngle, endAngle in
        .angular(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
      }
    }
    initializer(
      "AngularGradient", summary: "Creates a gradient of evenly spaced colours between two angles.",
      example: "AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180))"
    ) {
      .function(
        .named("colors", .array(.color)), .named("center", .unitPoint), .named("startAngle", .angle),
        .named("endAngle", .angle), returns: .shapeStyle
      ) { colors, center, startAngle, endAngle in
        .angular(Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
      }
    }
    initializer(
      "AngularGradient", summary: "Creates a gradient of stops between two angles.",
      example:
        "AngularGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)], center: .center, startAngle: .zero, endAngle: .degrees(180))"
    ) {
      .function(
        .named("stops", .array(.gradientStop)), .named("center", .unitPoint), .named("startAngle", .angle),
        .named("endAngle", .angle), returns: .shapeStyle
      ) { stops, center, startAngle, endAngle in
        .angular(Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
      }
    }
    initializer(
      "AngularGradient", summary: "Creates a gradient of a full turn from an angle.",
      example: "AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)"
    ) {
      .function(
        .named("gradient", .gradient), .named("center", .unitPoint), .named("angle", .angle, default: .zero),
        returns: .shapeStyle
      ) { gradient, center, angle in
        .angular(gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
      }
    }
    initializer(
      "AngularGradient", summary: "Creates a gradient of evenly spaced colours of a full turn from an angle.",
      example: "AngularGradient(colors: [.red, .blue], center: .center)"
    ) {
      .function(
        .named("colors", .array(.color)), .named("center", .unitPoint), .named("angle", .angle, default: .zero),
        returns: .shapeStyle
      ) { colors, center, angle in
        .angular(Gradient(colors: colors), center: center, startAngle: angle, endAngle: angle + .degrees(360))
      }
    }
    initializer(
      "AngularGradient", summary: "Creates a gradient of stops of a full turn from an angle.",
      example:
        "AngularGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)], center: .center)"
    ) {
      .function(
        .named("stops", .array(.gradientStop)), .named("center", .unitPoint), .named("angle", .angle, default: .zero),
        returns: .shapeStyle
      ) { stops, center, angle in
        .angular(Gradient(stops: stops), center: center, startAngle: angle, endAngle: angle + .degrees(360))
      }
    }
    initializer("AnyGradient", summary: "Creates the stops, evenly spaced from top to bottom.", example: "") {
      .function(.unnamed(.gradient), returns: .shapeStyle) { gradient in
        .linear(gradient, startPoint: .top, endPoint: .bottom)
      }
    }
    staticMember("ShapeStyle", "linearGradient", .staticMethod, summary: "Returns a linear gradient.", example: "") {
      .function(
        .unnamed(.gradient), .named("startPoint", .unitPoint), .named("endPoint", .unitPoint), returns: .shapeStyle
      ) { gradient, startPoint, endPoint in .linear(gradient, startPoint: startPoint, endPoint: endPoint) }
    }
    staticMember(
      "ShapeStyle", "linearGradient", .staticMethod, summary: "Returns a linear gradient of evenly spaced colours.",
      example: ""
    ) {
      .function(
        .named("colors", .array(.color)), .named("startPoint", .unitPoint), .named("endPoint", .unitPoint),
        returns: .shapeStyle
      ) { colors, startPoint, endPoint in .linear(Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
      }
    }
    staticMember(
      "ShapeStyle", "linearGradient", .staticMethod, summary: "Returns a linear gradient of stops.", example: ""
    ) {
      .function(
        .named("stops", .array(.gradientStop)), .named("startPoint", .unitPoint), .named("endPoint", .unitPoint),
        returns: .shapeStyle
      ) { stops, startPoint, endPoint in .linear(Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint) }
    }
    staticMember("ShapeStyle", "radialGradient", .staticMethod, summary: "Returns a radial gradient.", example: "") {
      .function(
        .unnamed(.gradient), .named("center", .unitPoint, default: .center), .named("startRadius", .double, default: 0),
        .named("endRadius", .double), returns: .shapeStyle
      ) { gradient, center, startRadius, endRadius in
        .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
      }
    }
    staticMember(
      "ShapeStyle", "radialGradient", .staticMethod, summary: "Returns a radial gradient of evenly spaced colours.",
      example: ""
    ) {
      .function(
        .named("colors", .array(.color)), .named("center", .unitPoint, default: .center),
        .named("startRadius", .double, default: 0), .named("endRadius", .double), returns: .shapeStyle
      ) { colors, center, startRadius, endRadius in
        .radial(Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
      }
    }
    staticMember(
      "ShapeStyle", "radialGradient", .staticMethod, summary: "Returns a radial gradient of stops.", example: ""
    ) {
      .function(
        .named("stops", .array(.gradientStop)), .named("center", .unitPoint, default: .center),
        .named("startRadius", .double, default: 0), .named("endRadius", .double), returns: .shapeStyle
      ) { stops, center, startRadius, endRadius in
        .radial(Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
      }
    }
    staticMember(
      "ShapeStyle", "angularGradient", .staticMethod, summary: "Returns an angular gradient between two angles.",
      example: ""
    ) {
      .function(
        .unnamed(.gradient), .named("center", .unitPoint, default: .center), .named("startAngle", .angle),
        .named("endAngle", .angle), returns: .shapeStyle
      ) { gradient, center, startAngle, endAngle in
        .angular(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
      }
    }
    staticMember(
      "ShapeStyle", "angularGradient", .staticMethod,
      summary: "Returns an angular gradient of evenly spaced colours between two angles.", example: ""
    ) {
      .function(
        .named("colors", .array(.color)), .named("center", .unitPoint, default: .center), .named("startAngle", .angle),
        .named("endAngle", .angle), returns: .shapeStyle
      ) { colors, center, startAngle, endAngle in
        .angular(Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
      }
    }
    staticMember(
      "ShapeStyle", "angularGradient", .staticMethod,
      summary: "Returns an angular gradient of stops between two angles.", example: ""
    ) {
      .function(
        .named("stops", .array(.gradientStop)), .named("center", .unitPoint, default: .center),
        .named("startAngle", .angle), .named("endAngle", .angle), returns: .shapeStyle
      ) { stops, center, startAngle, endAngle in
        .angular(Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
      }
    }
    staticMember(
      "ShapeStyle", "conicGradient", .staticMethod, summary: "Returns an angular gradient of a full turn.", example: ""
    ) {
      .function(
        .unnamed(.gradient), .named("center", .unitPoint, default: .center), .named("angle", .angle, default: .zero),
        returns: .shapeStyle
      ) { gradient, center, angle in
        .angular(gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
      }
    }
    staticMember(
      "ShapeStyle", "conicGradient", .staticMethod,
      summary: "Returns an angular gradient of evenly spaced colours of a full turn.", example: ""
    ) {
      .function(
        .named("colors", .array(.color)), .named("center", .unitPoint, default: .center),
        .named("angle", .angle, default: .zero), returns: .shapeStyle
      ) { colors, center, angle in
        .angular(Gradient(colors: colors), center: center, startAngle: angle, endAngle: angle + .degrees(360))
      }
    }
    staticMember(
      "ShapeStyle", "conicGradient", .staticMethod, summary: "Returns an angular gradient of stops of a full turn.",
      example: ""
    ) {
      .function(
        .named("stops", .array(.gradientStop)), .named("center", .unitPoint, default: .center),
        .named("angle", .angle, default: .zero), returns: .shapeStyle
      ) { stops, center, angle in
        .angular(Gradient(stops: stops), center: center, startAngle: angle, endAngle: angle + .degrees(360))
      }
    }
    staticMember(
      "ShapeStyle", "ellipticalGradient", .staticMethod, summary: "Returns an elliptical gradient.", example: ""
    ) {
      .function(
        .unnamed(.gradient), .named("center", .unitPoint, default: .center),
        .named("startRadiusFraction", .double, default: 0), .named("endRadiusFraction", .double, default: 0.5),
        returns: .shapeStyle
      ) { gradient, center, startRadiusFraction, endRadiusFraction in
        .elliptical(
          gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
      }
    }
    staticMember(
      "ShapeStyle", "ellipticalGradient", .staticMethod,
      summary: "Returns an elliptical gradient of evenly spaced colours.", example: ""
    ) {
      .function(
        .named("colors", .array(.color)), .named("center", .unitPoint, default: .center),
        .named("startRadiusFraction", .double, default: 0), .named("endRadiusFraction", .double, default: 0.5),
        returns: .shapeStyle
      ) { colors, center, startRadiusFraction, endRadiusFraction in
        .elliptical(
          Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
          endRadiusFraction: endRadiusFraction)
      }
    }
    staticMember(
      "ShapeStyle", "ellipticalGradient", .staticMethod, summary: "Returns an elliptical gradient of stops.",
      example: ""
    ) {
      .function(
        .named("stops", .array(.gradientStop)), .named("center", .unitPoint, default: .center),
        .named("startRadiusFraction", .double, default: 0), .named("endRadiusFraction", .double, default: 0.5),
        returns: .shapeStyle
      ) { stops, center, startRadiusFraction, endRadiusFraction in
        .elliptical(
          Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
          endRadiusFraction: endRadiusFraction)
      }
    }
  }
}
