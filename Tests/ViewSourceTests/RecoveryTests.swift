import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Errors in programs with names from elsewhere` {
  private func read(
    _ code: String, imports: [String] = ["SwiftUI", "Flux"], isStrict: Bool = false
  ) -> (texts: [String], errors: [String], warnings: [Diagnostic]) {
    var options = ReadingOptions()
    options.isStrict = isStrict
    let text = imports.map { "import \($0)\n" }.joined() + code + "\n"
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: text)], options: options)
    let views = reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views }
    let all = reading.diagnostics.diagnostics
    return (
      views.compactMap { $0.view == "Text" ? $0.detail : nil }, all.filter { $0.severity == .error }.map(\.message),
      all.filter { $0.severity == .warning }
    )
  }

  private let screen = """
    struct Row: View { var body: some View { Text([1][4].description) } }
    #Preview { VStack { Text("above"); Row(); Text("below") } }
    """

  @Test func `an area stands for a view with an error, and the views around it are drawn`() {
    let found = read(screen)
    #expect(found.texts == ["above", "Text", "below"])
    #expect(found.errors == [])
    #expect(found.warnings.map(\.message) == ["index 4 is out of range"])
    #expect(found.warnings.first?.hint == "a labelled area stands for the view")
    #expect(found.warnings.allSatisfy { $0.isStandIn && $0.costsView })
  }

  @Test func `the error keeps the preview from being drawn if all modules are known, and with strict`() {
    #expect(read(screen, imports: ["SwiftUI"]).errors == ["index 4 is out of range"])
    #expect(read(screen, isStrict: true).errors == ["index 4 is out of range"])
  }

  @Test func `a variable whose value fails is unknown in what follows`() {
    let found = read("#Preview { let a = [1][4]; VStack { Text(\"drawn\"); Text(\"\\(a)\") } }")
    #expect(found.texts.first == "drawn")
    #expect(found.errors == [])
  }

  @Test func `a property whose initial value fails is unknown for each preview that uses it`() {
    let found = read(
      """
      let shared = [1][4]
      struct A: View { var title = shared; var body: some View { Text("drawn") } }
      #Preview { A() }
      #Preview { A() }
      """)
    #expect(found.texts == ["drawn", "drawn"])
    #expect(found.errors == [])
  }

  @Test func `statements before a return are no views`() {
    let found = read("#Preview { Registry.register()\nreturn Text(\"drawn\") }")
    #expect(found.texts == ["drawn"])
    #expect(found.warnings.isEmpty)
  }
}
