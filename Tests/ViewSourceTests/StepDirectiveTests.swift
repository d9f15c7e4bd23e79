import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Directives of steps` {
  private func acts(_ comment: String, _ text: String = "a") -> Bool {
    let code = "import SwiftUI\n\(comment)\n#Preview { Text(\"\(text)\") }\n"
    return ViewSource.read([SourceFile(path: "A.swift", text: code)]).previews.first?.states != nil
  }

  @Test(arguments: [
    "// plumbline: after tap \"a\"", "//plumbline:after tap \"a\"", "// plumbline:  \t strip tap \"a\"",
    "/* plumbline:\n  film tap \"a\" */",
  ])
  func `let a program act, however they are spaced`(comment: String) {
    #expect(acts(comment))
  }

  @Test func `are comments, not texts or other directives`() {
    #expect(!acts("// plumbline: caption after"))
    #expect(!acts("", "// plumbline: after tap"))
  }
}
