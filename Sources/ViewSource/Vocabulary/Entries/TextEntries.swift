import LayoutCore

extension Vocabulary {
  /// Adds text and its attributes.
  mutating func addText() {
    initializer(
      "Text", .unnamed(.string), returns: .text, summary: "Shows characters.", example: #"Text("Hello")"#
    ) { TextContent($0) }
    conversion(from: .text, to: .view) { .text($0) }
    function("+", .unnamed(.text), .unnamed(.text), returns: .text, summary: "Joins texts.") { $0 + $1 }
    method(
      on: .text, "bold", returns: .text, summary: "Makes the text bold.", example: #"Text("a").bold()"#
    ) { $0.setting { $0.isBold = true } }
    for (name, style) in [("largeTitle", Font.TextStyle.largeTitle), ("title", .title), ("body", .body)] {
      constant(on: "Font", name, Font(.textStyle(style)), as: .font)
    }
    staticMethod(
      on: "Font", "system", .named("size", .double), returns: .font, summary: "The system font at a size in points.",
      example: #"Text("a").font(.system(size: 20))"#
    ) { Font.system(size: $0) }
    modifier(
      "font", .unnamed(.optional(.font)), summary: "Sets the font of the text within.",
      example: #"Text("a").font(.title)"#
    ) { $0.font($1) }
  }
}
