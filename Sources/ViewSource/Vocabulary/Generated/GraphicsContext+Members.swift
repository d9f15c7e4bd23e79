// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
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
  }

  /// Adds the members of `GraphicsContext.Filter`.
  static func addGraphicsContextFilterMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.staticMethod(
      on: "GraphicsContext.Filter", "blur", .named("radius", .double), .named("options", .unevaluated, default: ()),
      returns: .contextFilter
    ) { argument0, _ in GraphicsContext.Filter.blur(radius: argument0) }
    vocabulary.staticMethod(
      on: "GraphicsContext.Filter", "shadow",
      .named("color", .color, default: Color(.sRGBLinear, white: 0, opacity: 0.33)), .named("radius", .double),
      .named("x", .double, default: 0), .named("y", .double, default: 0),
      .named("blendMode", .blendMode, default: .normal), .named("options", .unevaluated, default: ()),
      returns: .contextFilter
    ) { argument0, argument1, argument2, argument3, argument4, _ in
      GraphicsContext.Filter.shadow(
        color: argument0, radius: argument1, x: argument2, y: argument3, blendMode: argument4)
    }
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
      .named("endPoint", .point), .named("options", .unevaluated, default: ()), returns: .shading
    ) { argument0, argument1, argument2, _ in
      GraphicsContext.Shading.linearGradient(argument0, startPoint: argument1, endPoint: argument2)
    }
    vocabulary.staticMethod(
      on: "GraphicsContext.Shading", "radialGradient", .unnamed(.gradient), .named("center", .point),
      .named("startRadius", .double), .named("endRadius", .double), .named("options", .unevaluated, default: ()),
      returns: .shading
    ) { argument0, argument1, argument2, argument3, _ in
      GraphicsContext.Shading.radialGradient(argument0, center: argument1, startRadius: argument2, endRadius: argument3)
    }
    vocabulary.staticMethod(
      on: "GraphicsContext.Shading", "conicGradient", .unnamed(.gradient), .named("center", .point),
      .named("angle", .angle, default: Angle()), .named("options", .unevaluated, default: ()), returns: .shading
    ) { argument0, argument1, argument2, _ in
      GraphicsContext.Shading.conicGradient(argument0, center: argument1, angle: argument2)
    }
  }

}
