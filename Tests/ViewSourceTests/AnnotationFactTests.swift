import Testing

@testable import PlumblineViewSource

@Suite struct `Detection of annotations` {
  private func callsAnnotation(_ code: String) -> Bool {
    ViewSource.read([SourceFile(path: "a.swift", text: "import SwiftUI\n" + code)]).callsAnnotation
  }

  @Test func `an annotation is detected wherever it is written`() {
    #expect(callsAnnotation("#Preview { Text(\"a\").annotation(\"frame\") }"))
    #expect(callsAnnotation("#Preview { GeometryReader { _ in Text(\"a\").annotation(\"frame\") } }"))
    #expect(callsAnnotation("#Preview { if false { Text(\"a\").annotation(\"frame\") } else { Text(\"b\") } }"))
    #expect(callsAnnotation("#Preview { Text(\"a\") . \n annotation (\"frame\") }"))
  }

  @Test func `the word in a comment, a string or a longer name is not an annotation`() {
    #expect(!callsAnnotation("// annotation\n#Preview { Text(\"annotation\") /* .annotation(\"a\") */ }"))
    #expect(!callsAnnotation("#Preview { let annotations = \"annotation\"; Text(annotations) }"))
  }

  @Test func `an annotation is detected in a file that the parser refuses`() {
    #expect(callsAnnotation("#Preview { Text(\"a\").annotation(\"frame\") }\nlet x = = 1\n"))
  }

  @Test func `a program shared by similar files detects the annotations of each`() {
    var options = ReadingOptions()
    options.programCache = ProgramCache()
    for (text, expected) in [("a", true), ("b", true)] {
      let file = SourceFile(
        path: "\(text).swift", text: "import SwiftUI\n#Preview { Text(\"\(text)\").annotation(\"name\") }")
      #expect(ViewSource.read([file], options: options).callsAnnotation == expected)
    }
  }
}
