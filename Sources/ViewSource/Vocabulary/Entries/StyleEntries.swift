import Glibc
import PlumblineLayout

extension Vocabulary {
  /// Adds colours, gradients, materials and other shape styles.
  mutating func addStyles() {
    conversion(from: .color, to: .view) { .color($0) }
    conversion(from: .color, to: .shapeStyle) { .color($0) }
    conversion(from: .shapeStyle, to: .view) { .style($0) }
    conversion(from: .gradient, to: .shapeStyle) { .linear($0, startPoint: .top, endPoint: .bottom) }
    type("ShapeStyle", implicitSources: ["Color"])
    for gradient in ["LinearGradient", "RadialGradient", "EllipticalGradient", "AngularGradient"] {
      type(gradient, implicitSources: ["ShapeStyle"])
    }
    later(["NSColor", "UIColor"]) { $0.addPlatformColors() }
    later(["Color"]) { $0.addColorParts() }
    later([
      "Color", "Color.RGBColorSpace", "CGColor", "NSColor", "ShapeStyle", "UIColor",
    ]) { $0.addColorMethods() }
    addShapeStyleNames()
    addStyleMethods()
  }

  private mutating func addPlatformColors() {
    for type in ["UIColor", "NSColor"] {
      for (name, value) in Color.platformColors { constant(on: type, name, value, as: .color) }
      initializer(
        type, .named("red", .double), .named("green", .double), .named("blue", .double), .named("alpha", .double),
        returns: .color
      ) { Color(red: $0, green: $1, blue: $2, opacity: $3) }
      initializer(
        type, .named("displayP3Red", .double), .named("green", .double), .named("blue", .double),
        .named("alpha", .double), returns: .color
      ) { Color(.displayP3, red: $0, green: $1, blue: $2, opacity: $3) }
      initializer(type, .named("white", .double), .named("alpha", .double), returns: .color) {
        Color(white: $0, opacity: $1)
      }
    }
  }

  private mutating func addColorMethods() {
    initializer(
      "Color", .unnamed(.platformColor), returns: .color, summary: "A colour of UIKit.", example: "Color(.systemGray6)"
    ) { $0 }
    initializer("Color", .unnamed(.color), returns: .color) { $0 }
    rawInitializer(
      "Color", [.value(nil, .string), .ignored("bundle")], summary: "A colour by its name among the assets.",
      example: #"Color("accent")"#
    ) { call throws(Fault) in .native("Color", call.evaluator.color(named: try call.string(0), at: call.location)) }
    for type in ["UIColor", "NSColor"] {
      rawInitializer(type, [.value("named", .string), .ignored("in"), .ignored("compatibleWith")]) {
        call throws(Fault) in
        let name = try call.string(0)
        // The initializer is nil for a colour that the catalogues lack.
        if call.evaluator.lacksColor(named: name, at: call.location) { return .none }
        return .native("Color", call.evaluator.color(named: name, at: call.location))
      }
      initializer(type, .unnamed(.color), returns: .color) { $0 }
      initializer(type, .named("resource", TypeBinding<Color>.native("ColorResource")), returns: .color) { $0 }
      rawInitializer(type, [.function("dynamicProvider", of: [.native("UITraitCollection")])]) { call throws(Fault) in
        guard case .function(let provider) = call.value(0) else { return .none }
        func components(_ scheme: ColorScheme) throws(Fault) -> Color {
          let traits = Value.native("UITraitCollection", PlatformTraits(scheme: scheme))
          let answer = try call.evaluator.call(provider, [traits], expecting: .native("UIColor"))
          guard let color = try TypeBinding<Color>.color.read(answer, call.evaluator) else {
            throw call.mismatch(of: answer, with: .native("UIColor"), at: 0)
          }
          return color
        }
        return .native("Color", try Color(light: components(.light).light, dark: components(.dark).dark))
      }
      initializer(
        type, .named("hue", .double), .named("saturation", .double), .named("brightness", .double),
        .named("alpha", .double), returns: .color
      ) { Color(hue: $0, saturation: $1, brightness: $2, opacity: $3) }
    }
    for label in ["uiColor", "nsColor", "cgColor"] {
      initializer("Color", .named(label, .platformColor), returns: .color) { $0 }
      initializer("Color", .named(label, .color), returns: .color) { $0 }
    }
    property(on: .color, "cgColor", as: .color) { $0 }
    property(on: .color, "alpha", as: .double) { $0.light.opacity }
    for type in ["UIColor", "NSColor"] { initializer(type, .named("cgColor", .color), returns: .color) { $0 } }
    for label in ["red", "srgbRed"] {
      initializer(
        "CGColor", .named(label, .double), .named("green", .double), .named("blue", .double),
        .named("alpha", .double), returns: .color
      ) { red, green, blue, opacity in
        guard label == "red" else { return Color(red: red, green: green, blue: blue, opacity: opacity) }
        // The generic colour space of Core Graphics has a gamma of 1.8.
        let linear = [red, green, blue].map { pow(max($0, 0), 1.8) }
        return Color(.sRGBLinear, red: linear[0], green: linear[1], blue: linear[2], opacity: opacity)
      }
    }
    initializer("CGColor", .named("gray", .double), .named("alpha", .double), returns: .color) {
      Color(white: $0, opacity: $1)
    }
    rawProperty("Color", "components") { value, _ in
      guard case .native(let native) = value, let color = (native.payload as? Color)?.light else { return .none }
      return .array([color.red, color.green, color.blue, color.opacity].map { .double($0) })
    }
    method(on: .color, "withAlphaComponent", .unnamed(.double), returns: .color) { color, alpha in
      color.map { .init(red: $0.red, green: $0.green, blue: $0.blue, opacity: alpha) }
    }
    property(on: .color, "gradient", as: .shapeStyle) { .standardGradient($0) }
    for (name, level) in [("secondary", 2), ("tertiary", 3), ("quaternary", 4), ("quinary", 5)] {
      property(on: .color, name, as: .shapeStyle) { .level(.color($0), level) }
      property(on: .shapeStyle, name, as: .shapeStyle) { .level($0, level) }
    }
  }

  private mutating func addShapeStyleNames() {
    for (name, material) in [
      ("ultraThinMaterial", AnyShapeStyle.Material.ultraThin), ("thinMaterial", .thin), ("regularMaterial", .regular),
      ("thickMaterial", .thick), ("ultraThickMaterial", .ultraThick),
    ] { constant(on: "Material", name, AnyShapeStyle.material(material), as: .shapeStyle) }
    let window = ParameterShape.value("sourceRect", TypeBinding<Rect>.rect.type, optional: true)
    let scale = ParameterShape.value("scale", .double, optional: true)
    rawInitializer("ImagePaint", [.value("image", TypeBinding<ImageContent>.image.type), window, scale]) {
      call throws(Fault) in try call.imagePaint()
    }
    rawStatic("ShapeStyle", "image", [.value(nil, TypeBinding<ImageContent>.image.type), window, scale]) {
      _, call throws(Fault) in try call.imagePaint()
    }
  }

  private mutating func addStyleMethods() {
    method(on: .shapeStyle, "blendMode", .unnamed(.blendMode), returns: .shapeStyle) { .blended($0, $1) }
    method(on: .color, "shadow", .unnamed(.shadowStyle), returns: .shapeStyle) { .shadowed(.color($0), $1) }
  }
}

extension TypeBinding where T == StyleShadow {
  /// A shadow of a style.
  static var shadowStyle: TypeBinding { .native("ShadowStyle") }
}

extension TypeBinding where T == Color.RGBColorSpace {
  /// The binding of `Color.RGBColorSpace`.
  static var colorSpace: TypeBinding { .native("Color.RGBColorSpace") }
}

extension TypeBinding where T == Gradient.ColorSpace {
  /// The binding of `Gradient.ColorSpace`.
  static var mixingSpace: TypeBinding { .native("Gradient.ColorSpace") }
}

extension AnyShapeStyle {
  /// Returns a tiled image paint; a symbol is replaced by the foreground colour.
  static func image(_ image: ImageContent, sourceRect: Rect, scale: Double) -> AnyShapeStyle {
    switch image.origin {
    case .image(let source, _): .image(source, sourceRect: sourceRect, scale: scale)
    case .named, .drawn: .color(.tertiaryFill)
    case .symbol, .template: .foreground(level: 1)
    }
  }
}

extension Call {
  /// Returns the paint of a tiled image with its source rectangle and scale; an image that cannot be tiled is reported.
  fileprivate func imagePaint() throws(Fault) -> Value {
    guard let image = try TypeBinding.image.read(value(0), evaluator) else {
      throw mismatch(of: value(0), with: TypeBinding<ImageContent>.image.type, at: 0)
    }
    let missing: Diagnostic.Message? =
      switch image.origin {
      case .named(let name): .missingImage(name)
      case .symbol(let name): .symbolAsPaint(name)
      case .template(let template): .symbolAsPaint(template.name)
      case .drawn: .symbolAsPaint("image")
      case .image: nil
      }
    if let missing {
      let kind: Diagnostic.Severity = evaluator.options.isStrict ? .error : .warning
      evaluator.log.add(Diagnostic(kind, missing, at: evaluator.range(of: location)))
    }
    let window: Rect = payload(1) ?? Rect(x: 0, y: 0, width: 1, height: 1)
    let style = AnyShapeStyle.image(image, sourceRect: window, scale: value(2).asNumber ?? 1)
    return TypeBinding.shapeStyle.write(style)
  }
}
