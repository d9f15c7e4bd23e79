import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Listings` {
  private let file = Listing(
    lines: [
      "import SwiftUI", "", "// plumbline: listing", "#Preview(\"a\") {", "  VStack(alignment: .leading) {",
      "    // plumbline: nothing", "    Text(\"a\").alignmentGuide(.leading) { _ in 4 }", "  }", "}", "",
      "struct Bars: View {", "  var body: some View { Text(\"b\") }", "}",
    ].enumerated().map { Listing.Line(number: $0 + 1, spans: [Listing.Span($1)]) })

  @Test func `a preview's content is listed without its braces, directives and indentation`() {
    let part = file.part(for: ListingRequest(), preview: SourceRange(file: "a.swift", line: 4, column: 1))
    #expect(
      part.lines.map(\.text) == [
        "VStack(alignment: .leading) {", "  Text(\"a\").alignmentGuide(.leading) { _ in 4 }", "}",
      ])
    #expect(part.lines.map(\.number) == [1, 2, 3])
  }

  @Test func `a preview on one line is listed without its braces`() {
    let spans = [
      Listing.Span("#Preview", .attribute), Listing.Span("("), Listing.Span("\"a {\"", .string), Listing.Span(") { "),
      Listing.Span("Text", .type), Listing.Span("("), Listing.Span("\"}\"", .string), Listing.Span(") } "),
    ]
    let file = Listing(lines: [Listing.Line(number: 7, spans: spans)])
    let part = file.part(for: ListingRequest(), preview: SourceRange(file: "a.swift", line: 7, column: 1))
    #expect(part.lines.map(\.text) == ["Text(\"}\")"])
    #expect(part.lines.map(\.number) == [1])
    #expect(part.lines.first?.spans.map(\.kind) == [.type, .plain, .string, .plain])
  }

  @Test(
    arguments: [
      (["#Preview { let a = 1", "  Text(\"\")", "}"], ["let a = 1", "Text(\"\")"]),
      (["#Preview {", "  Text(\"\")", "    .bold() }"], ["Text(\"\")", "  .bold()"]),
      (["#Preview { HStack {", "    Text(\"\")", "  }", "}"], ["HStack {", "  Text(\"\")", "}"]),
      (["#Preview { Text(\"\") } // one"], ["Text(\"\")"]),
      (["struct A { let b = 1 }; #Preview { Text(\"\") }"], ["Text(\"\")"]),
      (["#Preview {", "Text(\"\")", "}", "let c = { 1 }"], ["Text(\"\")"]),
      (["#Preview(", "  traits: .landscapeLeft", ") { Text(\"\")", "}"], ["Text(\"\")"]),
    ] as [([String], [String])])
  func `all that stands between the braces of a preview is listed`(lines: [String], content: [String]) {
    let file = Listing(lines: lines.enumerated().map { Listing.Line(number: $0 + 1, spans: [Listing.Span($1)]) })
    let column = lines[0].utf8.count - lines[0].drop { $0 != "#" }.utf8.count + 1
    let part = file.part(for: ListingRequest(), preview: SourceRange(file: "a.swift", line: 1, column: column))
    #expect(part.lines.map(\.text) == content)
    #expect(part.lines.map(\.number) == Array(1...content.count))
  }

  @Test func `a declaration is listed from its first line to its brace`() {
    var request = ListingRequest()
    request.start = "struct Bars"
    #expect(file.part(for: request, preview: nil).lines.map(\.number) == [1, 2, 3])
  }

  @Test func `modifiers after the last brace are listed`() {
    var request = ListingRequest()
    request.start = "HStack"
    let lines = ["  HStack {", "    Text(\"a\")", "  }", "  .padding()", "  Text(\"b\")"]
    let listing = Listing(lines: lines.enumerated().map { Listing.Line(number: $0 + 1, spans: [Listing.Span($1)]) })
    #expect(
      listing.part(for: request, preview: nil).lines.map(\.text) == ["HStack {", "  Text(\"a\")", "}", ".padding()"])
  }

  @Test func `a mark is found by its occurrence`() {
    let second = ListingRequest.Mark(text: ".leading", occurrence: 2, note: nil)
    #expect(file.range(of: second)?.line == 6)
    #expect(file.range(of: second)?.columns == 29..<37)
    #expect(file.range(of: ListingRequest.Mark(text: ".leading", occurrence: 3, note: nil)) == nil)
  }

  @Test func `a mark's box covers its letters`() {
    let figure = ListingFigure(
      listing: file, request: ListingRequest(), theme: .book, typesetter: FixedTypesetter(advance: 0.6))
    let rect = figure.rect(line: 6, columns: 29..<37)
    let advance = Theme.book.code.size * 0.6
    #expect(abs(rect.minX - (figure.inset + 29 * advance)) < 0.01)
    #expect(abs(rect.width - 8 * advance) < 0.01)
    #expect(rect.minY >= figure.top(line: 6) && rect.maxY <= figure.top(line: 7))
  }

  @Test func `a long line wraps where code does, with a hanging indent of four spaces`() {
    func rows(_ text: String, _ limit: Int) -> [String] {
      Listing(lines: [Listing.Line(number: 1, spans: [Listing.Span(text)])]).rows(within: limit).map(\.line.text)
    }
    #expect(rows("Text(\"a\")", 20) == ["Text(\"a\")"])
    #expect(rows("", 20) == [""])
    #expect(
      rows("  Text(\"a\").frame(width: 120, height: 50).padding()", 30) == [
        "  Text(\"a\").frame(width: 120, ", "      height: 50).padding()",
      ])
    #expect(
      rows("Circle().foregroundStyle(.red).frame(width: 5)", 32) == [
        "Circle().foregroundStyle(.red)", "    .frame(width: 5)",
      ])
    #expect(
      rows("Label(\"A title\", systemImage: \"star\").font(.headline).padding(8)", 50) == [
        "Label(\"A title\", systemImage: \"star\")", "    .font(.headline).padding(8)",
      ])
    #expect(rows(String(repeating: "x", count: 45), 20).map(\.count) == [20, 20, 13])
    for limit in 20...70 {
      let text =
        "    Label(\"A title, and more\", systemImage: \"star\").alignmentGuide(.leading) { d in d[.trailing] / 3 }"
      let parts = rows(text, limit)
      #expect(parts.allSatisfy { $0.count <= limit })
      #expect(parts.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  @Test func `a wrapped line has one line number, and a mark in it covers its letters`() {
    var request = ListingRequest()
    (request.columns, request.isNumbered) = (30, true)
    request.marks = [ListingRequest.Mark(text: "height: 50", occurrence: 1, note: nil)]
    let spans = [Listing.Span("  Text(\"a\").frame(width: 120, height: 50).padding()")]
    let listing = Listing(lines: [Listing.Line(number: 7, spans: spans), Listing.Line(number: 8, spans: [])])
    let figure = ListingFigure(
      listing: listing, request: request, theme: .book, typesetter: FixedTypesetter(advance: 0.6))
    let place = listing.range(of: request.marks[0])
    #expect(place?.line == 0)
    let parts = place.map { figure.rows.parts(of: $0) } ?? []
    #expect(parts.map(\.row) == [1])
    #expect(parts.map(\.columns) == [6..<16])
    #expect(figure.rows.map(\.isContinuation) == [false, true, false])
    var numbers: [String] = []
    func collect(_ items: [DisplayItem]) {
      for item in items {
        if case .text(let text, at: _, paint: _) = item, Int(text.string) != nil { numbers.append(text.string) }
        if case .group(let group) = item { collect(group.items) }
      }
    }
    collect(figure.block.items)
    #expect(numbers == ["7", "8"])
  }

  @Test func `notes are placed at the side, each below the previous one`() {
    var request = ListingRequest()
    request.marks = [1, 2].map { ListingRequest.Mark(text: ".leading", occurrence: $0, note: "note \($0)") }
    let block = ListingFigure(listing: file, request: request, theme: .book, typesetter: FixedTypesetter()).block
    var notes: [Rect] = []
    func collect(_ items: [DisplayItem], _ transform: Transform) {
      for item in items {
        guard case .group(let group) = item else { continue }
        let inner = group.transform.concatenating(transform)
        if group.name == "note" { notes += group.items.compactMap(\.bounds).map(inner.boundingRect) }
        collect(group.items, inner)
      }
    }
    collect(block.items, .identity)
    #expect(notes.count == 2)
    #expect(notes[0].maxY <= notes[1].minY)
    #expect(notes.allSatisfy { block.bounds.union($0) == block.bounds })
  }
}
