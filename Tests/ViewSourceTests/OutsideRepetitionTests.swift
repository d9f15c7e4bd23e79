import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Conditions on values from elsewhere that would hold without end` {
  private func read(_ code: String) -> (texts: [String], messages: [String]) {
    let text = "import SwiftUI\nimport Elsewhere\n" + code
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: text)])
    let views = reading.previews.flatMap { $0.resolved().views }
    return (
      views.compactMap { $0.view == "Text" ? $0.detail : nil },
      reading.diagnostics.diagnostics.map(\.message.description)
    )
  }

  private static let repetition = "the code would repeat without end, so its condition does not hold"

  @Test func `end a loop`() {
    let found = read(
      """
      func parents(_ first: Note) -> [Note] {
        var result: [Note] = []
        var current = first
        while true {
          guard let next = current.parent() else { break }
          result.append(next)
          current = next
        }
        return result
      }
      #Preview { Text(parents(Note()).isEmpty ? "none" : "some") }
      """)
    #expect(found.texts == ["some"])
    #expect(found.messages.last == "'Note' is not part of the program: \(Self.repetition)")
  }

  @Test func `end a view that contains itself`() {
    let found = read(
      """
      struct Row: View {
        let note: Note
        var body: some View {
          VStack {
            Text("row")
            if let quoted = note.quoted { Row(note: quoted) }
          }
        }
      }
      #Preview { Row(note: Note()) }
      """)
    #expect(found.texts == ["row", "row", "row", "row"])
    #expect(found.messages.last == "'quoted' of 'Note' is not part of the program: \(Self.repetition)")
  }

  @Test func `hold in each row of a list`() {
    let found = read(
      "#Preview { VStack { ForEach(0..<20) { if Note($0).isLoved { Text(\"loved\") } else { Text(\"not\") } } } }")
    #expect(found.texts == Array(repeating: "loved", count: 20))
    #expect(!found.messages.contains { $0.hasSuffix(Self.repetition) })
  }
}
