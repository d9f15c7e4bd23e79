import Foundation
import Testing

@testable import PlumblineFigures

@Suite struct `The page of directives` {
  private let page: String = {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Figures/README.md")
    return (try? String(contentsOf: sources, encoding: .utf8)) ?? ""
  }()

  @Test func `every directive stands on the page as its table words it`() {
    for kind in DirectiveKind.table {
      let usage = kind.usage.replacingOccurrences(of: "|", with: "\\|")
      #expect(page.contains("| `\(usage)` | \(kind.summary) |"))
    }
  }

  @Test func `every word of show stands on the page as its table words it`() {
    for word in Figures.Annotations.words { #expect(page.contains("| `\(word.name)` | \(word.summary) |")) }
  }

  @Test func `every annotation of a view stands on the page as its table words it`() {
    for kind in AnnotationKind.table { #expect(page.contains("| `\(kind.name)` | \(kind.summary) |")) }
  }
}
