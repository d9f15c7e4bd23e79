import PlumblineMarkdown
import PlumblineSource
import Testing

@Suite struct `The code of figures` {
  private func page(_ fences: [String]) -> Page {
    Page(path: "page.md", text: fences.map { "```swift plumbline\n\($0)\n```\n" }.joined(separator: "\n"))
  }

  private func code(_ fences: String...) -> String { page(fences).programs.last?.text ?? "" }

  @Test func `a bare view becomes a preview, below the comments above it`() {
    #expect(code("// a note\nText(\"a\")\n  .padding()") == "// a note\n#Preview {\nText(\"a\")\n  .padding()\n}\n")
  }

  @Test func `declarations stay outside of the preview`() {
    #expect(
      code("let a = 1\nText(\"a\")\nstruct B: View { var body: some View { Text(\"b\") } }")
        == "let a = 1\n#Preview {\nText(\"a\")\n}\nstruct B: View { var body: some View { Text(\"b\") } }\n")
  }

  @Test func `a preview and attributes on lines of their own are left alone`() {
    let text = "@MainActor\nstruct A: View {\n  var body: some View { Text(\"a\") }\n}\n\n#Preview { A() }\n"
    #expect(code(String(text.dropLast())) == text)
  }

  @Test func `a figure gets those earlier declarations that it names, directly or indirectly`() {
    let text = code(
      "struct A: View { var body: some View { B() } }", "struct B: View { var body: some View { EmptyView() } }",
      "struct C: View { var body: some View { EmptyView() } }", "A()")
    #expect(text.contains("struct A") && text.contains("struct B") && !text.contains("struct C"))
  }

  @Test func `extensions come with the names of their members`() {
    let members = "extension View { func card() -> some View { padding() } }"
    #expect(code(members, "Text(\"a\").card()").contains("extension View"))
    #expect(!code(members, "Text(\"a\")").contains("extension View"))
  }

  @Test func `a later declaration replaces an earlier one`() {
    let text = code("struct A { let old = 1 }", "struct A { let new = 2 }\nText(\"\\(A().new)\")")
    #expect(text.contains("let new") && !text.contains("let old"))
  }

  @Test func `earlier views are declarations and no figures`() {
    #expect(!code("struct A: View { let x: Int }\nText(\"first\")", "A(x: 1)").contains("first"))
  }

  @Test func `positions are those of the page`() {
    let text =
      "> ```swift plumbline\n> let a = 1\n> Text(\"a\")\n> ```\n\n- ```swift plumbline\n  Text(\"b\\(a)\")\n  ```\n"
    let programs = Page(path: "page.md", text: text).programs
    func moved(_ program: PageProgram, _ line: Int, _ column: Int) -> [Int] {
      let place = program.moved(SourceRange(file: program.path, line: line, column: column))
      return [place.line, place.column]
    }
    // The lines of the first are: let a, #Preview {, Text, }; of the second: let a, #Preview {, Text, }.
    #expect(moved(programs[0], 3, 1) == [3, 3])
    #expect(moved(programs[1], 1, 5) == [2, 7])
    #expect(moved(programs[1], 3, 6) == [7, 8])
    #expect(programs[1].firstLine == 2)
  }

  @Test func `a thousand fences take time in proportion`() {
    let fences = (0..<1_000).map { "struct A\($0): View { var body: some View { Text(\"\($0)\") } }\nA\($0)()" }
    let programs = page(fences).programs
    #expect(programs.count == 1_000)
    #expect(programs.allSatisfy { $0.text.utf8.count < 120 })
  }
}
