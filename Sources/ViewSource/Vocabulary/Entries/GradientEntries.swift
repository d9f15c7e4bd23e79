import PlumblineLayout

extension Vocabulary {
  /// Adds gradients by their types and by the names that styles have for them.
  mutating func addGradients() {
    initializer("Gradient", .named("colors", .array(.color)), returns: .gradient) { Gradient(colors: $0) }
    initializer("Gradient", .named("stops", .array(.gradientStop)), returns: .gradient) { Gradient(stops: $0) }
    initializer("Gradient.Stop", .named("color", .color), .named("location", .double), returns: .gradientStop) {
      Gradient.Stop(color: $0, location: $1)
    }
    property(on: .gradient, "stops", as: .array(.gradientStop), get: { $0.stops }, set: { $0.stops = $1 })
    property(on: .gradientStop, "color", as: .color, get: { $0.color }, set: { $0.color = $1 })
    property(on: .gradientStop, "location", as: .double, get: { $0.location }, set: { $0.location = $1 })
    for (label, binding) in [("gradient", TypeBinding<Gradient>.gradient), ("colors", .colors), ("stops", .stops)] {
      addLinear(label, binding)
      addRadial(label, binding)
      addAngular(label, binding)
      addElliptical(label, binding)
    }
  }

  private mutating func addLinear(_ label: String, _ binding: TypeBinding<Gradient>) {
    initializer(
      "LinearGradient", .named(label, binding), .named("startPoint", .unitPoint), .named("endPoint", .unitPoint),
      returns: .shapeStyle, summary: "Colours along a line.",
      example: "LinearGradient(\(label): \(Self.example(label)), startPoint: .top, endPoint: .bottom)"
    ) { .linear($0, startPoint: $1, endPoint: $2) }
    staticMethod(
      on: "ShapeStyle", "linearGradient", label == "gradient" ? .unnamed(binding) : .named(label, binding),
      .named("startPoint", .unitPoint), .named("endPoint", .unitPoint), returns: .shapeStyle
    ) { .linear($0, startPoint: $1, endPoint: $2) }
  }

  private mutating func addRadial(_ label: String, _ binding: TypeBinding<Gradient>) {
    initializer(
      "RadialGradient", .named(label, binding), .named("center", .unitPoint), .named("startRadius", .double),
      .named("endRadius", .double), returns: .shapeStyle, summary: "Colours along a radius.",
      example: "RadialGradient(\(label): \(Self.example(label)), center: .center, startRadius: 0, endRadius: 50)"
    ) { .radial($0, center: $1, startRadius: $2, endRadius: $3) }
    staticMethod(
      on: "ShapeStyle", "radialGradient", label == "gradient" ? .unnamed(binding) : .named(label, binding),
      .named("center", .unitPoint), .named("startRadius", .double), .named("endRadius", .double),
      returns: .shapeStyle
    ) { .radial($0, center: $1, startRadius: $2, endRadius: $3) }
  }

  private mutating func addAngular(_ label: String, _ binding: TypeBinding<Gradient>) {
    initializer(
      "AngularGradient", .named(label, binding), .named("center", .unitPoint), .named("startAngle", .angle),
      .named("endAngle", .angle), returns: .shapeStyle, summary: "Colours around a centre.",
      example:
        "AngularGradient(\(label): \(Self.example(label)), center: .center, startAngle: .zero, endAngle: .degrees(180))"
    ) { .angular($0, center: $1, startAngle: $2, endAngle: $3) }
    initializer(
      "AngularGradient", .named(label, binding), .named("center", .unitPoint), .named("angle", .angle, default: .zero),
      returns: .shapeStyle, summary: "Colours around a centre, once around.",
      example: "AngularGradient(\(label): \(Self.example(label)), center: .center)"
    ) { .angular($0, center: $1, startAngle: $2, endAngle: $2 + .degrees(360)) }
    for name in ["angularGradient", "conicGradient"] {
      staticMethod(
        on: "ShapeStyle", name, label == "gradient" ? .unnamed(binding) : .named(label, binding),
        .named("center", .unitPoint, default: .center), .named("startAngle", .angle), .named("endAngle", .angle),
        returns: .shapeStyle
      ) { .angular($0, center: $1, startAngle: $2, endAngle: $3) }
      staticMethod(
        on: "ShapeStyle", name, label == "gradient" ? .unnamed(binding) : .named(label, binding),
        .named("center", .unitPoint, default: .center), .named("angle", .angle, default: .zero), returns: .shapeStyle
      ) { .angular($0, center: $1, startAngle: $2, endAngle: $2 + .degrees(360)) }
    }
  }

  private mutating func addElliptical(_ label: String, _ binding: TypeBinding<Gradient>) {
    initializer(
      "EllipticalGradient", .named(label, binding), .named("center", .unitPoint, default: .center),
      .named("startRadiusFraction", .double, default: 0), .named("endRadiusFraction", .double, default: 0.5),
      returns: .shapeStyle, summary: "Colours along the radius of an ellipse.",
      example: "EllipticalGradient(\(label): \(Self.example(label)))"
    ) { .elliptical($0, center: $1, startRadiusFraction: $2, endRadiusFraction: $3) }
    staticMethod(
      on: "ShapeStyle", "ellipticalGradient", label == "gradient" ? .unnamed(binding) : .named(label, binding),
      .named("center", .unitPoint, default: .center), .named("startRadiusFraction", .double, default: 0),
      .named("endRadiusFraction", .double, default: 0.5), returns: .shapeStyle
    ) { .elliptical($0, center: $1, startRadiusFraction: $2, endRadiusFraction: $3) }
  }

  private static func example(_ label: String) -> String {
    switch label {
    case "gradient": "Gradient(colors: [.red, .blue])"
    case "colors": "[.red, .blue]"
    default: "[Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)]"
    }
  }
}

extension TypeBinding where T == Gradient {
  /// A list of colours, evenly spread.
  static var colors: TypeBinding { .through(.array(.color)) { Gradient(colors: $0) } }
  /// A list of stops.
  static var stops: TypeBinding { .through(.array(.gradientStop)) { Gradient(stops: $0) } }
}

extension TypeBinding {
  /// A value that is written as one of another type.
  static func through<Source>(_ source: TypeBinding<Source>, _ make: @escaping @Sendable (Source) -> T) -> TypeBinding {
    TypeBinding(
      type: source.type,
      read: { value, evaluator throws(Fault) in try source.read(value, evaluator).map(make) }, write: { _ in .void })
  }
}
