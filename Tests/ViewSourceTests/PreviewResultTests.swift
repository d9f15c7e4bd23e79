import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `A result for each preview` {
  private func read(_ code: String, steps: Int? = nil) -> (reading: Reading, names: [String?], messages: [String]) {
    var options = ReadingOptions()
    if let steps { options.stepLimit = steps }
    let reading = ViewSource.read([SourceFile(path: "A.swift", text: "import SwiftUI\n\(code)\n")], options: options)
    return (reading, reading.previews.map(\.name), reading.diagnostics.diagnostics.map(\.message.description))
  }

  @Test func `a second preview that uses the same broken view is not drawn either, and the error is reported once`() {
    let found = read(
      """
      struct Broken: View { var body: some View { VStack { Text("a"); Text(missing) } } }
      #Preview("one") { Broken() }
      #Preview("two") { Text("a") }
      #Preview("three") { Broken() }
      """)
    #expect(found.names == ["two"])
    #expect(found.messages == ["cannot find 'missing'"])
    #expect(found.reading.failures.map(\.name) == ["one", "three"])
    #expect(found.reading.failures.map(\.source.line) == [3, 5])
    #expect(found.reading.failures.allSatisfy { $0.error?.message == "cannot find 'missing'" })
  }

  @Test func `an endless loop spends the steps of its own preview`() {
    let found = read(
      """
      func spin() -> Int { var n = 0; while true { n += 1 }; return n }
      #Preview("one") { Text("\\(spin())") }
      #Preview("two") { ForEach(0..<50) { Text("\\($0)") } }
      """, steps: 2_000)
    #expect(found.names == ["two"])
    #expect(found.messages.count == 1)
  }

  @Test func `a faulty declaration that no preview needs has no effect`() {
    let found = read(
      """
      let broken = Unknown()
      let other: Missing = Missing(1)
      struct Model { static let shared = Elsewhere(); var store: Absent }
      extension Nowhere { var text: String { "a" } }
      struct Part: Absent2 { var a = 1 }
      struct Good: View { var body: some View { Text("a") } }
      #Preview("one") { Good() }
      #Preview("two") { Text("\\(broken)") }
      #Preview("three") { Text("\\(Model.shared)") }
      """)
    #expect(found.names == ["one"])
    #expect(found.messages == ["cannot find type 'Unknown'", "cannot find type 'Elsewhere'"])
  }

  @Test func `a value that cannot be made is the error of each preview that needs it`() {
    let found = read(
      """
      let broken = Unknown()
      #Preview("one") { Text("\\(broken.text)") }
      #Preview("two") { Text("\\(broken.text)") }
      """)
    #expect(found.reading.failures.map(\.error?.source.line) == [2, 2])
    #expect(found.messages == ["cannot find type 'Unknown'"])
  }

  @Test func `a preview that catches errors shows its result`() {
    let found = read(
      """
      enum Fault: Error { case bad }
      struct V: View { init(_ fails: Bool) throws { if fails { throw Fault.bad } }; var body: some View { Text("v") } }
      #Preview { do { return try V(false) } catch { return Text("caught") } }
      #Preview { do { return try V(true) } catch { return Text("caught").bold() } }
      """)
    let texts = found.reading.previews.map { preview in
      preview.view.resolved(in: Size(width: 300, height: 400)).views.compactMap { $0.view == "Text" ? $0.detail : nil }
    }
    #expect(found.messages == [])
    #expect(texts == [["v"], ["caught"]])
  }

  @Test func `a file with a syntax error loses its own previews, and keeps its declarations`() {
    let reading = ViewSource.read([
      SourceFile(
        path: "A.swift",
        text: "import SwiftUI\nstruct Good: View { var body: some View { Text(\"a\") } }\n)\n#Preview { Good() }"),
      SourceFile(path: "B.swift", text: "import SwiftUI\n#Preview(\"b\") { Good() }"),
    ])
    #expect(reading.previews.map(\.name) == ["b"])
  }
}
