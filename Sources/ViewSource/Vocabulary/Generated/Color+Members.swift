// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `Color`.
  static func addColorMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .color, "description", as: .string) { $0.description }
    vocabulary.constant(on: "Color", "accentColor", Color.accentColor, as: .color)
    vocabulary.constant(on: "Color", "clear", Color.clear, as: .color)
    vocabulary.constant(on: "Color", "black", Color.black, as: .color)
    vocabulary.constant(on: "Color", "white", Color.white, as: .color)
    vocabulary.constant(on: "Color", "red", Color.red, as: .color)
    vocabulary.constant(on: "Color", "orange", Color.orange, as: .color)
    vocabulary.constant(on: "Color", "yellow", Color.yellow, as: .color)
    vocabulary.constant(on: "Color", "green", Color.green, as: .color)
    vocabulary.constant(on: "Color", "mint", Color.mint, as: .color)
    vocabulary.constant(on: "Color", "teal", Color.teal, as: .color)
    vocabulary.constant(on: "Color", "cyan", Color.cyan, as: .color)
    vocabulary.constant(on: "Color", "blue", Color.blue, as: .color)
    vocabulary.constant(on: "Color", "indigo", Color.indigo, as: .color)
    vocabulary.constant(on: "Color", "purple", Color.purple, as: .color)
    vocabulary.constant(on: "Color", "pink", Color.pink, as: .color)
    vocabulary.constant(on: "Color", "brown", Color.brown, as: .color)
    vocabulary.constant(on: "Color", "gray", Color.gray, as: .color)
    vocabulary.constant(on: "Color", "primary", Color.primary, as: .color)
    vocabulary.constant(on: "Color", "secondary", Color.secondary, as: .color)
    vocabulary.initializer(
      "Color", .unnamed(.colorSpace, default: .sRGB), .named("red", .double), .named("green", .double),
      .named("blue", .double), .named("opacity", .double, default: 1), returns: .color,
      summary: "Creates a colour that is the same in both appearances, from components of 0 to 1.",
      example: "Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)"
    ) { Color($0, red: $1, green: $2, blue: $3, opacity: $4) }
    vocabulary.initializer(
      "Color", .unnamed(.colorSpace, default: .sRGB), .named("white", .double), .named("opacity", .double, default: 1),
      returns: .color, summary: "Creates a grey that is the same in both appearances, from 0 (black) to 1 (white).",
      example: "Color(white: 0.8)"
    ) { Color($0, white: $1, opacity: $2) }
    vocabulary.method(
      on: .color, "opacity", .unnamed(.double), returns: .color,
      summary: "Returns the colour with its opacity multiplied by a factor.", example: "Color.red.opacity(0.5)"
    ) { $0.opacity($1) }
    vocabulary.method(
      on: .color, "mix", .named("with", .color), .named("by", .double),
      .named("in", .mixingSpace, default: .perceptual), returns: .color,
      summary: "Returns the colour mixed with another, component by component; a fraction of 0 leaves it unchanged.",
      example: "Color.red.mix(with: .blue, by: 0.5)"
    ) { $0.mix(with: $1, by: $2, in: $3) }
    vocabulary.initializer(
      "Color", .named("hue", .double), .named("saturation", .double), .named("brightness", .double),
      .named("opacity", .double, default: 1), returns: .color,
      summary: "Creates a colour from hue, saturation, brightness and opacity, each from 0 to 1.",
      example: "Color(hue: 0.6, saturation: 0.5, brightness: 0.9)"
    ) { Color(hue: $0, saturation: $1, brightness: $2, opacity: $3) }
  }

  /// Adds the members of `Color.RGBColorSpace`.
  static func addColorRGBColorSpaceMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Color.RGBColorSpace", "sRGB", Color.RGBColorSpace.sRGB, as: .colorSpace)
    vocabulary.constant(on: "Color.RGBColorSpace", "sRGBLinear", Color.RGBColorSpace.sRGBLinear, as: .colorSpace)
    vocabulary.constant(on: "Color.RGBColorSpace", "displayP3", Color.RGBColorSpace.displayP3, as: .colorSpace)
  }

}
