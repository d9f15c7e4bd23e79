import Testing

@testable import PlumblineViewSource

@Suite struct `What reading tells of annotations` {
  private func callsAnnotation(_ code: String) -> Bool {
    ViewSource.read([SourceFile(path: "a.swift", text: "import SwiftUI\n" + code)]).callsAnnotation
  }

  @Test func `code that annotates views says so, wherever it stands`() {
    #expect(callsAnnotation("#Preview { Text(\"a\").annotation(\"frame\") }"))
    #expect(callsAnnotation("#Preview { GeometryReader { _ in Text(\"a\").annotation(\"frame\") } }"))
    #expect(callsAnnotation("#Preview { if false { Text(\"a\").annotation(\"frame\") } else { Text(\"b\") } }"))
    #expect(callsAnnotation("#Preview { Text(\"a\") . \n annotation (\"frame\") }"))
  }

  @Test func `the word in a comment, a text or a longer name is no annotation`() {
    #expect(!callsAnnotation("// annotation\n#Preview { Text(\"annotation\") /* .annotation(\"a\") */ }"))
    #expect(!callsAnnotation("#Preview { let annotations = \"annotation\"; Text(annotations) }"))
  }

  @Test func `code that the grammar alone reads says so as well`() {
    #expect(callsAnnotation("#Preview { Text(\"a\").annotation(\"frame\") }\nlet x = = 1\n"))
  }

  @Test func `a program that is kept for files like it says the same of them`() {
    var options = ReadingOptions()
    options.shelf = ProgramShelf()
    for (text, expected) in [("a", true), ("b", true)] {
      let file = SourceFile(
        path: "\(text).swift", text: "import SwiftUI\n#Preview { Text(\"\(text)\").annotation(\"name\") }")
      #expect(ViewSource.read([file], options: options).callsAnnotation == expected)
    }
  }
}
