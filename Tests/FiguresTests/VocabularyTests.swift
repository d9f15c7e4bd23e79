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

  @Test func `every word of show is described on the page as in its table`() {
    for word in Figures.Annotations.words { #expect(page.contains("| `\(word.name)` | \(word.summary) |")) }
  }

  @Test func `every annotation of a view is described on the page as in its table`() {
    for kind in AnnotationKind.table { #expect(page.contains("| `\(kind.name)` | \(kind.summary) |")) }
  }
}
