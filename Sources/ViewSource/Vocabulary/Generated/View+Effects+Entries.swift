// Generated from Sources/Views/Modifiers/View+Effects.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Effects.swift`.
  mutating func addViewEffectsDeclarations() {
    member("View", "opacity", summary: "Sets the opacity of the view.", example: #"Text("a").opacity(0.5)"#) {
      .modifier(.unnamed(.double)) { node, opacity in node.opacity(opacity) }
    }
    member("View", "hidden", summary: "Hides the view, which keeps its space.", example: #"Text("a").hidden()"#) {
      .modifier { node in node.hidden() }
    }
    member("View", "clipped", summary: "Clips the view to its frame.", example: #"Text("a").clipped()"#) {
      .modifier(.named("antialiased", .bool, default: false)) { node, antialiased in
        node.clipped(antialiased: antialiased)
      }
    }
    member(
      "View", "clipShape", summary: "Clips the view to a shape in its frame.", example: "Color.red.clipShape(Circle())"
    ) {
      .modifier(.unnamed(.shape), .named("style", .fillStyle, default: FillStyle())) { node, shape, style in
        node.clipShape(shape, rule: style.rule)
      }
    }
    member(
      "View", "cornerRadius", summary: "Clips the view to a rounded rectangle.", example: "Color.red.cornerRadius(8)"
    ) {
      .modifier(.unnamed(.double), .named("antialiased", .bool, default: true)) { node, radius, antialiased in
        node.cornerRadius(radius, antialiased: antialiased)
      }
    }
    member(
      "View", "shadow", summary: "Adds a shadow to the view.",
      example: "Color.red.shadow(color: .black, radius: 5, x: 2, y: 2)"
    ) {
      .modifier(
        .named("color", .color, default: Color(.sRGBLinear, white: 0, opacity: 0.33)), .named("radius", .double),
        .named("x", .double, default: 0), .named("y", .double, default: 0)
      ) { node, color, radius, x, y in node.shadow(color: color, radius: radius, x: x, y: y) }
    }
    member("View", "blur", summary: "Blurs the view.", example: #"Text("a").blur(radius: 2)"#) {
      .modifier(.named("radius", .double), .named("opaque", .bool, default: false)) { node, radius, opaque in
        node.blur(radius: radius, opaque: opaque)
      }
    }
    member(
      "View", "brightness", summary: "Adds an amount to each colour component: -1 makes black, 1 makes white.",
      example: "Color.red.brightness(0.2)"
    ) {
      .modifier(.unnamed(.double)) { node, amount in node.brightness(amount) }
    }
    member(
      "View", "contrast", summary: "Multiplies the distance of colours from middle grey.",
      example: "Color.red.contrast(0.5)"
    ) {
      .modifier(.unnamed(.double)) { node, amount in node.contrast(amount) }
    }
    member("View", "saturation", summary: "Multiplies the saturation of colours.", example: "Color.red.saturation(0.5)")
    {
      .modifier(.unnamed(.double)) { node, amount in node.saturation(amount) }
    }
    member("View", "grayscale", summary: "Mixes colours with grey.", example: "Color.red.grayscale(0.5)") {
      .modifier(.unnamed(.double)) { node, amount in node.grayscale(amount) }
    }
    member(
      "View", "hueRotation", summary: "Rotates the hue of colours.", example: "Color.red.hueRotation(.degrees(90))"
    ) {
      .modifier(.unnamed(.angle)) { node, angle in node.hueRotation(angle) }
    }
    member("View", "colorInvert", summary: "Inverts colours.", example: "Color.red.colorInvert()") {
      .modifier { node in node.colorInvert() }
    }
    member(
      "View", "colorMultiply", summary: "Multiplies colours by another.", example: "Color.white.colorMultiply(.red)"
    ) {
      .modifier(.unnamed(.color)) { node, color in node.colorMultiply(color) }
    }
    member(
      "View", "luminanceToAlpha", summary: "Turns the luminance of colours into opacity.",
      example: "Color.white.luminanceToAlpha()"
    ) {
      .modifier { node in node.luminanceToAlpha() }
    }
    member(
      "View", "blendMode", summary: "Sets the mode in which the view is blended with the content beneath.",
      example: "Color.red.blendMode(.multiply)"
    ) {
      .modifier(.unnamed(.blendMode)) { node, blendMode in node.blendMode(blendMode) }
    }
    member(
      "View", "compositingGroup", summary: "Composes the view before opacity or a blend mode is applied.",
      example: #"Text("a").compositingGroup()"#
    ) {
      .modifier { node in node.compositingGroup() }
    }
    member(
      "View", "drawingGroup", summary: "Composes the view into one image before opacity or a blend mode is applied.",
      example: #"Text("a").drawingGroup()"#
    ) {
      .modifier(.named("opaque", .bool, default: false), .named("colorMode", .unevaluated, default: ())) {
        node, opaque, _ in node.drawingGroup(opaque: opaque)
      }
    }
  }
}
