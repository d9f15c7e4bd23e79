import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// A row of a `ForEach` is tagged with its element, and the tag's value is computed when it is compared.
@Suite struct `Tags of rows` {
  private func rows(_ content: String) -> [LayoutNode] {
    let text = "import SwiftUI\n#Preview { VStack { ForEach(0..<3) { index in \(content) } } }\n"
    let reading = ViewSource.read([SourceFile(path: "rows.swift", text: text)])
    return reading.previews.flatMap { $0.view.children }.flatMap(\.children)
  }

  @Test func `a row keeps its element and no tag`() {
    let rows = rows("Text(\"\\(index)\")")
    #expect(rows.count == 3)
    #expect(rows.allSatisfy { $0.traits.tag is ElementTag && $0.traits.values.isEmpty })
  }

  @Test func `rows of equal elements have equal tags, others do not`() {
    let (first, second) = (rows("Text(\"a\")"), rows("Text(\"b\")"))
    #expect(first.map(\.traits.tag?.value) == second.map(\.traits.tag?.value))
    #expect(Set(first.map(\.traits.tag?.value)).count == 3)
  }

  @Test func `the views of one row have one tag`() {
    let rows = rows("Text(\"a\"); Text(\"b\")")
    #expect(rows.count == 6)
    #expect(rows[0].traits.tag === rows[1].traits.tag && rows[1].traits.tag !== rows[2].traits.tag)
  }

  @Test func `an explicit tag is kept`() {
    let rows = rows("Text(\"a\").tag(7)")
    #expect(rows.count == 3)
    #expect(rows.allSatisfy { $0.traits.tag != nil && !($0.traits.tag is ElementTag) })
  }
}
