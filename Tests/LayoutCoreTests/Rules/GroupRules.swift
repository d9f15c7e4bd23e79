import Testing

@testable import PlumblineLayout

@Suite struct `Groups within containers` {
  private func box(_ width: Double, _ height: Double = 10) -> LayoutNode {
    .color(.red).frame(width: width, height: height)
  }

  private func frames(_ node: LayoutNode, in canvas: Size, named name: String = "Color") -> [Rect] {
    node.resolved(in: canvas).views.filter { $0.view == "frame" || $0.view == name }.map(\.frame)
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test func `a group alone in a scroll view is a column`() {
    let views = LayoutNode.scrollView(children: [.group([box(10), box(20)])])
    #expect(
      frames(views, in: Size(width: 100, height: 100)) == [
        Rect(x: 45, y: 0, width: 10, height: 10), Rect(x: 40, y: 18, width: 20, height: 10),
      ])
  }

  @Test func `a group alone in a stack of screens is a column`() {
    let views = LayoutNode.navigationStack(content: [.group([box(10), box(20)])])
    let boxes = frames(views, in: Size(width: 100, height: 196)).filter { $0.height == 10 }
    #expect(
      boxes == [Rect(x: 45, y: 84, width: 10, height: 10), Rect(x: 40, y: 102, width: 20, height: 10)])
  }

  @Test func `a modifier of a section is one of each of its rows`() {
    let section = LayoutNode.section(header: [], content: [box(10), .group([box(20), box(30)])])
    let list = LayoutNode.list(content: [section.listRowBackground(.shape(.circle)).padding(4)])
    let views = list.resolved(in: Size(width: 200, height: 400)).views
    #expect(views.filter { $0.view == "ListRow" }.map(\.frame.height) == [44, 44, 44])
    #expect(views.count { $0.view == "Circle" } == 3)
  }
}
