import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Listings of files` {
  private func kinds(_ text: String) -> [String] {
    SourceFile(path: "a.swift", text: text).listing.lines.flatMap(\.spans)
      .filter { $0.kind != .plain }.map { "\($0.kind) \($0.text)" }
  }

  @Test func `the lines of a listing are the lines of the file`() {
    let text = "import SwiftUI\n\n// né 日本\nlet a = \"x\\ny\"\n"
    let listing = SourceFile(path: "a.swift", text: text).listing
    #expect(listing.lines.map(\.text) == ["import SwiftUI", "", "// né 日本", "let a = \"x\\ny\""])
    #expect(listing.lines.map(\.number) == [1, 2, 3, 4])
  }

  @Test func `keywords, types, members and literals are distinguished`() {
    #expect(
      kinds("let a = VStack(alignment: .leading, spacing: 8)")
        == ["keyword let", "type VStack", "member leading", "number 8"])
    #expect(kinds("#Preview(\"a\") {}").contains("attribute Preview"))
    #expect(kinds("// note") == ["comment // note"])
  }
}
