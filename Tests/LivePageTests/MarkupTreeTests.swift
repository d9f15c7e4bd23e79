import Testing

@testable import PlumblineLivePage

@Suite struct `Changes of drawings` {
  private func tree(_ text: String) throws -> MarkupTree { try #require(MarkupTree(Array(text.utf8))) }

  private func changes(_ old: String, _ new: String) throws -> String? {
    let old = try tree("<svg>\(old)</svg>")
    var new = try tree("<svg>\(new)</svg>")
    return new.changes(from: old)
  }

  @Test func `a drawing is sent with numbers, attributes, texts and entities`() throws {
    let tree = try tree(
      "<svg a=\"1\">\n<g data-name=\"Text &quot;&lt;&quot;\"><text x=\"2\">a &amp; b</text>\n</g>\n<path/></svg>\n")
    #expect(
      tree.whole
        == #"[1,"svg",{"a":"1"},"",[[2,"g",{"data-name":"Text \"<\""},"",[[3,"text",{"x":"2"},"a & b",[]]]],[4,"path",{},"",[]]]]"#
    )
  }

  @Test func `equal drawings have no changes`() throws {
    #expect(try changes("<g><path d=\"a\"/></g>", "<g><path d=\"a\"/></g>") == "[]")
  }

  @Test func `an attribute and a text change at their elements`() throws {
    #expect(
      try changes("<rect x=\"1\" y=\"2\"/><text>a</text>", "<rect x=\"3\" z=\"4\"/><text>b</text>")
        == #"[["a",2,{"x":"3","z":"4","y":null}],["t",3,"b"]]"#)
  }

  @Test func `a view that is inserted leaves the others as they are`() throws {
    let (a, b, c) = (
      "<g data-name=\"Text a\"><text>a</text></g>", "<g data-name=\"Circle\"><path/></g>",
      "<g data-name=\"Text c\"><text>c</text></g>"
    )
    let changes = try #require(try changes(a + c, a + b + c))
    #expect(changes.hasPrefix("[[\"i\",1,"))
    #expect(changes.contains("Circle"))
    #expect(!changes.contains("Text"))
  }

  @Test func `a view that is removed leaves the others as they are`() throws {
    let views = (1...4).map { "<g data-name=\"Text \($0)\"><text>\($0)</text></g>" }
    let changes = try #require(try changes(views.joined(), views[0] + views[2] + views[3]))
    #expect(changes.hasPrefix("[[\"r\","))
    #expect(changes.split(separator: "[").count == 1)
  }

  @Test func `a text whose words change stays the same element`() throws {
    let changes = try #require(
      try changes(
        "<g data-name=\"Text Hello\"><text>Hello</text></g>", "<g data-name=\"Text Bye\"><text>Bye</text></g>"))
    #expect(!changes.contains("[\"i\""))
    #expect(changes.contains(#""data-name":"Text Bye""#))
    #expect(changes.contains("\"Bye\"]"))
  }

  @Test func `numbers of elements are never used again`() throws {
    let first = try tree("<svg><a/></svg>")
    var second = try tree("<svg><b/></svg>")
    #expect(second.changes(from: first) == #"[["r",2],["i",1,0,[3,"b",{},"",[]]]]"#)
    var third = try tree("<svg><b/><c/></svg>")
    #expect(third.changes(from: second) == #"[["i",1,0,[4,"c",{},"",[]]]]"#)
  }
}
