import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Previews of a provider` {
  private func read(_ body: String) -> [Preview] {
    let source = """
      struct Two: View { var body: some View { Text("a"); Text("b") } }
      struct P: PreviewProvider { static var previews: some View { \(body) } }
      """
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: source)])
    #expect(reading.diagnostics.diagnostics == [])
    return reading.previews
  }

  /// Returns the number of texts in each preview.
  private func previews(_ body: String) -> [Int] {
    read(body).map { $0.resolved().views.count { $0.view == "Text" } }
  }

  @Test func `are the members of a group, with the modifiers around it`() {
    #expect(previews(#"Group { Text("a"); Text("b") }.padding()"#) == [1, 1])
    #expect(previews(#"ForEach(0..<3) { Text("\($0)") }"#) == [1, 1, 1])
  }

  @Test func `are not the members of a container`() {
    #expect(previews(#"VStack { ForEach(0..<3) { Text("\($0)") } }"#) == [3])
    #expect(previews(#"VStack { Group { Text("a"); Text("b") } }.padding()"#) == [2])
  }

  @Test func `stack the views of a body`() {
    #expect(previews("Two()") == [2])
    #expect(previews("Group { Two(); Two() }") == [2, 2])
  }

  @Test(arguments: [
    #"Two().previewDisplayName("Two")"#, #"Two().previewDisplayName("Two").padding()"#,
    #"Two().padding().previewDisplayName("Two")"#, #"Text("a").previewDisplayName("Two").background(Color.red)"#,
    #"Group { Two().previewDisplayName("Two") }.padding()"#,
  ])
  func `are named by a modifier, whatever is around it and however many views it modifies`(body: String) {
    #expect(read(body).map(\.name) == ["Two"])
  }

  @Test func `are named one by one in a group with modifiers`() {
    let body = #"Group { Two().previewDisplayName("Red"); Two().previewDisplayName("Blue") }.padding(4)"#
    #expect(read(body).map(\.name) == ["Red", "Blue"])
  }
}
