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
    later(["Color"]) { $0.addColorParts() }
    later(["Color", "Color.RGBColorSpace", "ShapeStyle"]) { $0.addColorMethods() }
    addShapeStyleNames()
    addStyleMethods()
  }

  private mutating func addColorMethods() {
    rawInitializer(
      "Color", [.value(nil, .string), .ignored("bundle")], summary: "A colour by its name among the assets.",
      example: #"Color("accent")"#
    ) { call throws(Fault) in .native("Color", call.evaluator.color(named: try call.string(0), at: call.location)) }
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
