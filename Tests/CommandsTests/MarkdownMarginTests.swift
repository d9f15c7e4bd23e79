import Testing

@testable import PlumblineCommands

/// Source: the themes and views of gonzalezreal/swift-markdown-ui.
@Suite struct `Margins of MarkdownUI` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a title has a margin of one size of the running text below it`() throws {
    try folder.write(
      "import SwiftUI\nimport MarkdownUI\n#Preview { Markdown(\"# Title\\nOne\") }\n", to: "a.swift")
    let run = try ToolRun("layout", folder.path + "/a.swift")
    #expect(run.errors == "")
    #expect(run.output.contains("Text \"One\" (0, 17)"))
  }
}
