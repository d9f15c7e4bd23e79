import PlumblineLayout
import Testing
import PlumblineViewSource

@Suite struct `Scroll views with an initial position` {
  private let path = "Layouts/scroll-positions.swift"

  @Test(arguments: FrontEnd.allCases) func `rows are at their anchors, or as near as the content allows`(
    frontEnd: FrontEnd
  ) throws {
    // Rows of 40 points and 10 between them in windows of 200: row 5 begins at 250, and 990 − 200 is the farthest.
    let texts = try frontEnd.layouts(of: path)[0].all("Color").map(\.frame)
    func top(ofRow row: Int, in column: Int) -> Double { texts[column * 20 + row].minY }
    #expect(texts.count == 120)
    #expect(top(ofRow: 5, in: 0) == 0)
    #expect(top(ofRow: 5, in: 1) == 80)
    #expect(top(ofRow: 5, in: 2) == 160)
    #expect(top(ofRow: 0, in: 3) == 0)
    #expect(top(ofRow: 19, in: 4) == 160)
    #expect(top(ofRow: 0, in: 5) == 0)
  }

  @Test(arguments: FrontEnd.allCases) func `edges, identities and points are reached, within the content's bounds`(
    frontEnd: FrontEnd
  ) throws {
    let strips = try frontEnd.layouts(of: path)[1].all("LazyHStack").map(\.frame.minX)
    #expect(strips == [-400, -170, -90, -400, 0])
  }

  @Test(arguments: FrontEnd.allCases) func `a view within other containers is reached`(frontEnd: FrontEnd) throws {
    let layout = try frontEnd.layouts(of: path)[2]
    #expect(layout.warnings == [])
    let cell = try #require(layout.all("Color").first { $0.frame.height == 70 })
    #expect(cell.frame.minY == 0)
  }

  @Test func `a row of a picker is chosen by its identity`() {
    let code = """
      struct Fruit: Identifiable { let id: Int; let name: String }
      let fruits = [Fruit(id: 1, name: "fig"), Fruit(id: 2, name: "plum")]
      #Preview { Picker("a", selection: .constant(2)) { ForEach(fruits) { Text($0.name) } } }
      #Preview { Picker("a", selection: .constant("fig")) { ForEach(fruits, id: \\.name) { Text($0.name) } } }
      """
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: code)])
    let shown = reading.previews.map { $0.resolved().all("Text").compactMap(\.detail) }
    #expect(shown == [["plum"], ["fig"]])
  }
}
