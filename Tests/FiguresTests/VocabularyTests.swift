import Foundation
import Testing

@testable import PlumblineFigures

@Suite struct `The directives page` {
  private let page: String = {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Figures/README.md")
    return (try? String(contentsOf: sources, encoding: .utf8)) ?? ""
  }()

  @Test func `every directive is described on the page as in its table`() {
    for kind in DirectiveKind.table {
      let usage = kind.usage.replacingOccurrences(of: "|", with: "\\|")
      #expect(page.contains("| `\(usage)` | \(kind.summary) |"))
    }
  }

  @Test func `the page describes the values of show as in the table of annotations`() {
    let rows = AnnotationEntry.wholeFigure.map { "| `\($0.word.name)` | \($0.summary) |" }
    #expect(page.contains((["| word | what it shows |", "|---|---|"] + rows + [""]).joined(separator: "\n")))
  }

  @Test func `the annotations of a view are described on the page as in the table of annotations`() {
    let rows = AnnotationEntry.singleView.map { "| `\($0.kind)` | \($0.summary) |" }
    #expect(page.contains((["| kind | what it shows |", "|---|---|"] + rows + [""]).joined(separator: "\n")))
  }

  @Test func `every annotation has a unique value or kind`() {
    let words = AnnotationEntry.wholeFigure.map(\.word.name)
    let kinds = AnnotationEntry.singleView.map(\.kind)
    #expect(Set(words).count == words.count && Set(kinds).count == kinds.count)
    #expect(AnnotationEntry.table.allSatisfy { $0.all != nil || $0.one != nil })
  }
}
