// Generated from Sources/Views/Modifiers/View+Effects.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Effects.swift`.
  mutating func addViewEffectsDeclarations() {
    member("View", "opacity", summary: "Fades the view as a whole.", example: #"Text("a").opacity(0.5)"#) {
      .modifier(.unnamed(.double)) { node, opacity in node.opacity(opacity) }
    }
    member("View", "hidden", summary: "Keeps the view's place and draws nothing.", example: #"Text("a").hidden()"#) {
      .modifier { node in node.hidden() }
    }
    member("View", "clipped", summary: "Draws nothing outside of the view's frame.", example: #"Text("a").clipped()"#) {
      .modifier(.named("antialiased", .bool, default: false)) { node, antialiased in
        node.clipped(antialiased: antialiased)
      }
    }
    member(
      "View", "clipShape", summary: "Draws nothing outside of a shape of the view's frame.",
      example: "Color.red.clipShape(Circle())"
    ) {
      .modifier(.unnamed(.shape), .named("style", .fillStyle, default: .nonZero)) { node, shape, style in
        node.clipShape(shape, rule: style)
      }
    }
    member(
      "View", "cornerRadius", summary: "Draws the view with rounded corners.", example: "Color.red.cornerRadius(8)"
    ) {
      .modifier(.unnamed(.double), .named("antialiased", .bool, default: true)) { node, radius, antialiased in
        node.cornerRadius(radius, antialiased: antialiased)
      }
    }
    member(
      "View", "shadow", summary: "A blurred copy in one colour behind the view.",
      example: "Color.red.shadow(color: .black, radius: 5, x: 2, y: 2)"
    ) {
      .modifier(
        .named("color", .color, default: .shadow), .named("radius", .double), .named("x", .double, default: 0),
        .named("y", .double, default: 0)
      ) { node, color, radius, x, y in node.shadow(color: color, radius: radius, x: x, y: y) }
    }
    member("View", "blur", summary: "Blurs the view.", example: #"Text("a").blur(radius: 2)"#) {
      .modifier(.named("radius", .double), .named("opaque", .bool, default: false)) { node, radius, opaque in
        node.blur(radius: radius, opaque: opaque)
      }
    }
    member(
      "View", "brightness", summary: "Adds to each colour component: -1 is black, 1 is white.",
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
    member(
      "View", "saturation", summary: "Multiplies the distance of colours from grey.",
      example: "Color.red.saturation(0.5)"
    ) {
      .modifier(.unnamed(.double)) { node, amount in node.saturation(amount) }
    }
    member("View", "grayscale", summary: "Mixes colours with grey.", example: "Color.red.grayscale(0.5)") {
      .modifier(.unnamed(.double)) { node, amount in node.grayscale(amount) }
    }
    member("View", "hueRotation", summary: "Turns the hue of colours.", example: "Color.red.hueRotation(.degrees(90))")
    {
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
      "View", "luminanceToAlpha", summary: "Takes the luminance of colours as opacity.",
      example: "Color.white.luminanceToAlpha()"
    ) {
      .modifier { node in node.luminanceToAlpha() }
    }
    member(
      "View", "blendMode", summary: "How the view mixes with what lies below.",
      example: "Color.red.blendMode(.multiply)"
    ) {
      .modifier(.unnamed(.blendMode)) { node, blendMode in node.blendMode(blendMode) }
    }
    member(
      "View", "compositingGroup", summary: "Draws the view as one before it is faded or mixed.",
      example: #"Text("a").compositingGroup()"#
    ) {
      .modifier { node in node.compositingGroup() }
    }
    member(
      "View", "drawingGroup", summary: "Draws the view as one image before it is faded or mixed.",
      example: #"Text("a").drawingGroup()"#
    ) {
      .modifier(.named("opaque", .bool, default: false), .named("colorMode", .unevaluated, default: ())) {
        node, opaque, _ in node.drawingGroup(opaque: opaque)
      }
    }
  }
}
