// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `GraphicsContext`.
  static func addGraphicsContextMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.mutatingMethod(
      on: .graphicsContext, "addFilter", .unnamed(.contextFilter),
      .named("options", .filterOptions, default: GraphicsContext.FilterOptions([]))
    ) { (value: inout GraphicsContext, argument0: GraphicsContext.Filter, argument1: GraphicsContext.FilterOptions) in
      value.addFilter(argument0, options: argument1)
    }
    vocabulary.property(on: .graphicsContext, "opacity", as: .double, get: { $0.opacity }, set: { $0.opacity = $1 })
    vocabulary.property(
      on: .graphicsContext, "blendMode", as: .blendMode, get: { $0.blendMode }, set: { $0.blendMode = $1 })
    vocabulary.property(
      on: .graphicsContext, "transform", as: .transform, get: { $0.transform }, set: { $0.transform = $1 })
    vocabulary.property(on: .graphicsContext, "environment", as: .environmentValues) { $0.environment }
    vocabulary.mutatingMethod(
      on: .graphicsContext, "clip", .named("to", .path), .named("style", .fillStyle, default: FillStyle()),
      .named("options", .clipOptions, default: GraphicsContext.ClipOptions([]))
    ) { (value: inout GraphicsContext, argument0: Path, argument1: FillStyle, argument2: GraphicsContext.ClipOptions) in
      value.clip(to: argument0, style: argument1, options: argument2)
    }
    vocabulary.mutatingMethod(on: .graphicsContext, "concatenate", .unnamed(.transform)) {
      (value: inout GraphicsContext, argument0: Transform) in value.concatenate(argument0)
    }
    vocabulary.mutatingMethod(on: .graphicsContext, "translateBy", .named("x", .double), .named("y", .double)) {
      (value: inout GraphicsContext, argument0: Double, argument1: Double) in
      value.translateBy(x: argument0, y: argument1)
    }
    vocabulary.mutatingMethod(on: .graphicsContext, "scaleBy", .named("x", .double), .named("y", .double)) {
      (value: inout GraphicsContext, argument0: Double, argument1: Double) in value.scaleBy(x: argument0, y: argument1)
    }
    vocabulary.mutatingMethod(on: .graphicsContext, "rotate", .named("by", .angle)) {
      (value: inout GraphicsContext, argument0: Angle) in value.rotate(by: argument0)
    }
    vocabulary.method(
      on: .graphicsContext, "fill", .unnamed(.path), .named("with", .shading),
      .named("style", .fillStyle, default: FillStyle()), returns: .unevaluated
    ) { $0.fill($1, with: $2, style: $3) }
    vocabulary.method(
      on: .graphicsContext, "stroke", .unnamed(.path), .named("with", .shading),
      .named("lineWidth", .double, default: 1), returns: .unevaluated
    ) { $0.stroke($1, with: $2, lineWidth: $3) }
    vocabulary.method(
      on: .graphicsContext, "stroke", .unnamed(.path), .named("with", .shading), .named("style", .strokeStyle),
      returns: .unevaluated
    ) { $0.stroke($1, with: $2, style: $3) }
    vocabulary.method(on: .graphicsContext, "resolve", .unnamed(.drawable), returns: .drawable) { $0.resolve($1) }
    vocabulary.method(on: .graphicsContext, "resolve", .unnamed(.shading), returns: .shading) { $0.resolve($1) }
    vocabulary.method(on: .graphicsContext, "resolveSymbol", .named("id", .identity), returns: .optional(.drawable)) {
      $0.resolveSymbol(id: $1)
    }
    vocabulary.method(
      on: .graphicsContext, "draw", .unnamed(.drawable), .named("in", .rect),
      .named("style", .fillStyle, default: FillStyle()), returns: .unevaluated
    ) { $0.draw($1, in: $2, style: $3) }
    vocabulary.method(
      on: .graphicsContext, "draw", .unnamed(.drawable), .named("at", .point),
      .named("anchor", .unitPoint, default: .center), returns: .unevaluated
    ) { $0.draw($1, at: $2, anchor: $3) }
  }

  /// Adds the members of `GraphicsContext.BlurOptions`.
  static func addGraphicsContextBlurOptionsMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .blurOptions, "rawValue", as: .int) { $0.rawValue }
    vocabulary.initializer("GraphicsContext.BlurOptions", .named("rawValue", .int), returns: .blurOptions) {
      GraphicsContext.BlurOptions(rawValue: $0)
    }
    vocabulary.constant(
      on: "GraphicsContext.BlurOptions", "opaque", GraphicsContext.BlurOptions.opaque, as: .blurOptions)
    vocabulary.constant(
      on: "GraphicsContext.BlurOptions", "dithersResult", GraphicsContext.BlurOptions.dithersResult, as: .blurOptions)
    vocabulary.arrayLiteral(of: .blurOptions) { $0.reduce(into: []) { $0.formUnion($1) } }
    vocabulary.method(on: .blurOptions, "contains", .unnamed(.blurOptions), returns: .bool) { $0.contains($1) }
    vocabulary.property(on: .blurOptions, "isEmpty", as: .bool) { $0.isEmpty }
    vocabulary.method(on: .blurOptions, "union", .unnamed(.blurOptions), returns: .blurOptions) { $0.union($1) }
    vocabulary.method(on: .blurOptions, "intersection", .unnamed(.blurOptions), returns: .blurOptions) {
      $0.intersection($1)
    }
    vocabulary.method(on: .blurOptions, "subtracting", .unnamed(.blurOptions), returns: .blurOptions) {
      $0.subtracting($1)
    }
    vocabulary.changes(ofOptionSet: .blurOptions)
  }

  /// Adds the members of `GraphicsContext.ClipOptions`.
  static func addGraphicsContextClipOptionsMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .clipOptions, "rawValue", as: .int) { $0.rawValue }
    vocabulary.initializer("GraphicsContext.ClipOptions", .named("rawValue", .int), returns: .clipOptions) {
      GraphicsContext.ClipOptions(rawValue: $0)
    }
    vocabulary.constant(
      on: "GraphicsContext.ClipOptions", "inverse", GraphicsContext.ClipOptions.inverse, as: .clipOptions)
    vocabulary.arrayLiteral(of: .clipOptions) { $0.reduce(into: []) { $0.formUnion($1) } }
    vocabulary.method(on: .clipOptions, "contains", .unnamed(.clipOptions), returns: .bool) { $0.contains($1) }
    vocabulary.property(on: .clipOptions, "isEmpty", as: .bool) { $0.isEmpty }
    vocabulary.method(on: .clipOptions, "union", .unnamed(.clipOptions), returns: .clipOptions) { $0.union($1) }
    vocabulary.method(on: .clipOptions, "intersection", .unnamed(.clipOptions), returns: .clipOptions) {
      $0.intersection($1)
    }
    vocabulary.method(on: .clipOptions, "subtracting", .unnamed(.clipOptions), returns: .clipOptions) {
      $0.subtracting($1)
    }
    vocabulary.changes(ofOptionSet: .clipOptions)
  }

  /// Adds the members of `GraphicsContext.Filter`.
  static func addGraphicsContextFilterMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.staticMethod(
      on: "GraphicsContext.Filter", "blur", .named("radius", .double),
      .named("options", .blurOptions, default: GraphicsContext.BlurOptions([])), returns: .contextFilter
    ) { GraphicsContext.Filter.blur(radius: $0, options: $1) }
    vocabulary.staticMethod(
      on: "GraphicsContext.Filter", "shadow",
      .named("color", .color, default: Color(.sRGBLinear, white: 0, opacity: 0.33)), .named("radius", .double),
      .named("x", .double, default: 0), .named("y", .double, default: 0),
      .named("blendMode", .blendMode, default: .normal),
      .named("options", .shadowOptions, default: GraphicsContext.ShadowOptions([])), returns: .contextFilter
    ) { GraphicsContext.Filter.shadow(color: $0, radius: $1, x: $2, y: $3, blendMode: $4, options: $5) }
    vocabulary.staticMethod(on: "GraphicsContext.Filter", "brightness", .unnamed(.double), returns: .contextFilter) {
      GraphicsContext.Filter.brightness($0)
    }
    vocabulary.staticMethod(on: "GraphicsContext.Filter", "contrast", .unnamed(.double), returns: .contextFilter) {
      GraphicsContext.Filter.contrast($0)
    }
    vocabulary.staticMethod(on: "GraphicsContext.Filter", "saturation", .unnamed(.double), returns: .contextFilter) {
      GraphicsContext.Filter.saturation($0)
    }
    vocabulary.staticMethod(on: "GraphicsContext.Filter", "grayscale", .unnamed(.double), returns: .contextFilter) {
      GraphicsContext.Filter.grayscale($0)
    }
    vocabulary.staticMethod(on: "GraphicsContext.Filter", "hueRotation", .unnamed(.angle), returns: .contextFilter) {
      GraphicsContext.Filter.hueRotation($0)
    }
    vocabulary.staticMethod(on: "GraphicsContext.Filter", "colorMultiply", .unnamed(.color), returns: .contextFilter) {
      GraphicsContext.Filter.colorMultiply($0)
    }
    vocabulary.staticMethod(
      on: "GraphicsContext.Filter", "colorInvert", .unnamed(.double, default: 1), returns: .contextFilter
    ) { GraphicsContext.Filter.colorInvert($0) }
    vocabulary.constant(
      on: "GraphicsContext.Filter", "luminanceToAlpha", GraphicsContext.Filter.luminanceToAlpha, as: .contextFilter)
    vocabulary.staticMethod(
      on: "GraphicsContext.Filter", "alphaThreshold", .named("min", .double), .named("max", .double, default: 1),
      .named("color", .color, default: .black), returns: .contextFilter
    ) { GraphicsContext.Filter.alphaThreshold(min: $0, max: $1, color: $2) }
  }

  /// Adds the members of `GraphicsContext.FilterOptions`.
  static func addGraphicsContextFilterOptionsMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .filterOptions, "rawValue", as: .int) { $0.rawValue }
    vocabulary.initializer("GraphicsContext.FilterOptions", .named("rawValue", .int), returns: .filterOptions) {
      GraphicsContext.FilterOptions(rawValue: $0)
    }
    vocabulary.constant(
      on: "GraphicsContext.FilterOptions", "linearColor", GraphicsContext.FilterOptions.linearColor, as: .filterOptions)
    vocabulary.arrayLiteral(of: .filterOptions) { $0.reduce(into: []) { $0.formUnion($1) } }
    vocabulary.method(on: .filterOptions, "contains", .unnamed(.filterOptions), returns: .bool) { $0.contains($1) }
    vocabulary.property(on: .filterOptions, "isEmpty", as: .bool) { $0.isEmpty }
    vocabulary.method(on: .filterOptions, "union", .unnamed(.filterOptions), returns: .filterOptions) { $0.union($1) }
    vocabulary.method(on: .filterOptions, "intersection", .unnamed(.filterOptions), returns: .filterOptions) {
      $0.intersection($1)
    }
    vocabulary.method(on: .filterOptions, "subtracting", .unnamed(.filterOptions), returns: .filterOptions) {
      $0.subtracting($1)
    }
    vocabulary.changes(ofOptionSet: .filterOptions)
  }

  /// Adds the members of `GraphicsContext.GradientOptions`.
  static func addGraphicsContextGradientOptionsMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .gradientOptions, "rawValue", as: .int) { $0.rawValue }
    vocabulary.initializer("GraphicsContext.GradientOptions", .named("rawValue", .int), returns: .gradientOptions) {
      GraphicsContext.GradientOptions(rawValue: $0)
    }
    vocabulary.constant(
      on: "GraphicsContext.GradientOptions", "repeat", GraphicsContext.GradientOptions.repeat, as: .gradientOptions)
    vocabulary.constant(
      on: "GraphicsContext.GradientOptions", "mirror", GraphicsContext.GradientOptions.mirror, as: .gradientOptions)
    vocabulary.constant(
      on: "GraphicsContext.GradientOptions", "linearColor", GraphicsContext.GradientOptions.linearColor,
      as: .gradientOptions)
    vocabulary.arrayLiteral(of: .gradientOptions) { $0.reduce(into: []) { $0.formUnion($1) } }
    vocabulary.method(on: .gradientOptions, "contains", .unnamed(.gradientOptions), returns: .bool) { $0.contains($1) }
    vocabulary.property(on: .gradientOptions, "isEmpty", as: .bool) { $0.isEmpty }
    vocabulary.method(on: .gradientOptions, "union", .unnamed(.gradientOptions), returns: .gradientOptions) {
      $0.union($1)
    }
    vocabulary.method(on: .gradientOptions, "intersection", .unnamed(.gradientOptions), returns: .gradientOptions) {
      $0.intersection($1)
    }
    vocabulary.method(on: .gradientOptions, "subtracting", .unnamed(.gradientOptions), returns: .gradientOptions) {
      $0.subtracting($1)
    }
    vocabulary.changes(ofOptionSet: .gradientOptions)
  }

  /// Adds the members of `GraphicsContext.Resolved`.
  static func addGraphicsContextResolvedMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(
      on: .drawable, "shading", as: .optional(.shading), get: { $0.shading }, set: { $0.shading = $1 })
    vocabulary.property(on: .drawable, "size", as: .size) { $0.size }
    vocabulary.method(on: .drawable, "measure", .named("in", .size), returns: .size) { $0.measure(in: $1) }
  }

  /// Adds the members of `GraphicsContext.Shading`.
  static func addGraphicsContextShadingMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "GraphicsContext.Shading", "foreground", GraphicsContext.Shading.foreground, as: .shading)
    vocabulary.staticMethod(on: "GraphicsContext.Shading", "color", .unnamed(.color), returns: .shading) {
      GraphicsContext.Shading.color($0)
    }
    vocabulary.staticMethod(
      on: "GraphicsContext.Shading", "color", .unnamed(.colorSpace, default: .sRGB), .named("red", .double),
      .named("green", .double), .named("blue", .double), .named("opacity", .double, default: 1), returns: .shading
    ) { GraphicsContext.Shading.color($0, red: $1, green: $2, blue: $3, opacity: $4) }
    vocabulary.staticMethod(
      on: "GraphicsContext.Shading", "color", .unnamed(.colorSpace, default: .sRGB), .named("white", .double),
      .named("opacity", .double, default: 1), returns: .shading
    ) { GraphicsContext.Shading.color($0, white: $1, opacity: $2) }
    vocabulary.staticMethod(
      on: "GraphicsContext.Shading", "linearGradient", .unnamed(.gradient), .named("startPoint", .point),
      .named("endPoint", .point), .named("options", .gradientOptions, default: GraphicsContext.GradientOptions([])),
      returns: .shading
    ) { GraphicsContext.Shading.linearGradient($0, startPoint: $1, endPoint: $2, options: $3) }
    vocabulary.staticMethod(
      on: "GraphicsContext.Shading", "radialGradient", .unnamed(.gradient), .named("center", .point),
      .named("startRadius", .double), .named("endRadius", .double),
      .named("options", .gradientOptions, default: GraphicsContext.GradientOptions([])), returns: .shading
    ) { GraphicsContext.Shading.radialGradient($0, center: $1, startRadius: $2, endRadius: $3, options: $4) }
    vocabulary.staticMethod(
      on: "GraphicsContext.Shading", "conicGradient", .unnamed(.gradient), .named("center", .point),
      .named("angle", .angle, default: Angle()),
      .named("options", .gradientOptions, default: GraphicsContext.GradientOptions([])), returns: .shading
    ) { GraphicsContext.Shading.conicGradient($0, center: $1, angle: $2, options: $3) }
  }

  /// Adds the members of `GraphicsContext.ShadowOptions`.
  static func addGraphicsContextShadowOptionsMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .shadowOptions, "rawValue", as: .int) { $0.rawValue }
    vocabulary.initializer("GraphicsContext.ShadowOptions", .named("rawValue", .int), returns: .shadowOptions) {
      GraphicsContext.ShadowOptions(rawValue: $0)
    }
    vocabulary.constant(
      on: "GraphicsContext.ShadowOptions", "shadowAbove", GraphicsContext.ShadowOptions.shadowAbove, as: .shadowOptions)
    vocabulary.constant(
      on: "GraphicsContext.ShadowOptions", "shadowOnly", GraphicsContext.ShadowOptions.shadowOnly, as: .shadowOptions)
    vocabulary.constant(
      on: "GraphicsContext.ShadowOptions", "invertsAlpha", GraphicsContext.ShadowOptions.invertsAlpha,
      as: .shadowOptions)
    vocabulary.constant(
      on: "GraphicsContext.ShadowOptions", "disablesGroup", GraphicsContext.ShadowOptions.disablesGroup,
      as: .shadowOptions)
    vocabulary.arrayLiteral(of: .shadowOptions) { $0.reduce(into: []) { $0.formUnion($1) } }
    vocabulary.method(on: .shadowOptions, "contains", .unnamed(.shadowOptions), returns: .bool) { $0.contains($1) }
    vocabulary.property(on: .shadowOptions, "isEmpty", as: .bool) { $0.isEmpty }
    vocabulary.method(on: .shadowOptions, "union", .unnamed(.shadowOptions), returns: .shadowOptions) { $0.union($1) }
    vocabulary.method(on: .shadowOptions, "intersection", .unnamed(.shadowOptions), returns: .shadowOptions) {
      $0.intersection($1)
    }
    vocabulary.method(on: .shadowOptions, "subtracting", .unnamed(.shadowOptions), returns: .shadowOptions) {
      $0.subtracting($1)
    }
    vocabulary.changes(ofOptionSet: .shadowOptions)
  }

}
