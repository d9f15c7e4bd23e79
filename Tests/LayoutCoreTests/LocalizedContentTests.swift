import Testing

@testable import PlumblineLayout

@Suite struct `Texts that depend on where they are shown` {
  @Test func `attributes override those of the text within, field by field`() {
    var outer = TextAttributes()
    outer.isItalic = true
    var inner = TextAttributes()
    (inner.isItalic, inner.isBold, inner.link) = (false, true, "a")
    let result = outer.overriding(inner)
    #expect(result.isItalic == true && result.isBold == true && result.link == "a")
    // A field that is forgotten would be lost.
    for (label, value) in Mirror(reflecting: full).children {
      let kept = Mirror(reflecting: TextAttributes().overriding(full)).children.first { $0.label == label }
      #expect("\(kept?.value ?? "none")" == "\(value)" && "\(value)" != "nil", "\(label ?? "")")
    }
  }

  @Test func `a text among others has the attributes around it where it sets none`() {
    var red = TextContent("x")
    red.segments[0].attributes.foreground = .color(.red)
    let text = TextContent(
      markdown: "a **\(TextContent.placeholder(1))** \(TextContent.placeholder(0))", pieces: [TextContent("y"), red])
    #expect(text.string == "a x y")
    #expect(text.segments.map { $0.attributes.isBold } == [nil, true, nil, nil])
    #expect(text.segments[1].attributes.foreground == .color(.red))
  }

  private var full: TextAttributes {
    var all = TextAttributes()
    (all.font, all.weight, all.design, all.width) = (.body, .bold, .serif, 1)
    (all.isBold, all.isItalic, all.hasMonospacedDigits) = (true, true, true)
    (all.foreground, all.background) = (.color(.red), .red)
    (all.underline, all.strikethrough) = (.some(nil), .some(TextAttributes.LineStyle()))
    (all.kerning, all.tracking, all.baselineOffset, all.scale, all.link) = (1, 2, 3, 4, "a")
    return all
  }
}
