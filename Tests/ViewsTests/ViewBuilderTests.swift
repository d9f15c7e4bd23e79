import Testing
import PlumblineViews

@Suite struct `View builder` {
  @Test func `several statements are siblings`() {
    #expect(
      nodes {
        Text("a"); Color.red; Circle()
      } == ["Text", "Color", "Circle"])
  }

  @Test func `a condition without else adds its view or nothing`() {
    func content(_ isShown: Bool) -> [String] {
      nodes {
        Text("a"); if isShown { Circle() }
      }
    }
    #expect(content(true) == ["Text", "Circle"])
    #expect(content(false) == ["Text"])
  }

  @Test(arguments: [(0, "Text"), (1, "Circle"), (2, "Color")]) func `a switch adds the view of its case`(
    number: Int, view: String
  ) {
    let chosen = nodes {
      switch number {
      case 0: Text("a")
      case 1: Circle()
      default: Color.red
      }
    }
    #expect(chosen == [view])
  }

  @Test func `a loop over a range, an array and identified values adds a view for each element`() {
    struct Day: Identifiable { let id: Int }
    let days = [Day(id: 1), Day(id: 2)]
    #expect(nodes { ForEach(0..<3) { Text("\($0)") } } == ["Text", "Text", "Text"])
    #expect(nodes { ForEach(["a", "b"], id: \.self) { Text($0) } } == ["Text", "Text"])
    #expect(nodes { ForEach(days) { Text("\($0.id)") } } == ["Text", "Text"])
  }

  @Test func `a group is replaced by its members`() {
    #expect(
      nodes {
        Group {
          Text("a"); Text("b")
        }; EmptyView()
      } == ["Text", "Text"])
  }

  /// Returns the names of the views in a stack with the content.
  private func nodes(@ViewBuilder _ content: () -> some View) -> [String] {
    HStack { content() }.layoutNode.children.map(\.view)
  }
}
