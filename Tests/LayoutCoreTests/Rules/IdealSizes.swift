import PlumblineLayout
import Testing

@Suite struct `Ideal sizes, for whoever asks` {
  @Test func `every view tells its answer to a proposal of nothing`() {
    let node = LayoutNode.hStack(spacing: 0, children: [.text("abcd"), LayoutNode.shape(.circle).padding(3)])
    let layout = node.resolved(in: Size(width: 100, height: 50), details: [.relations, .idealSizes])
    #expect(
      layout.views.map(\.idealSize) == [
        Size(width: 50, height: 17), Size(width: 34, height: 17), Size(width: 16, height: 16),
        Size(width: 10, height: 10),
      ])
    #expect(layout.views[3].frame.size == Size(width: 44, height: 44))
  }

  @Test func `nobody who does not ask pays`() {
    let node = LayoutNode.hStack(children: [.text("abcd"), .shape(.circle)])
    #expect(node.resolved(in: Size(width: 100, height: 50)).views.allSatisfy { $0.idealSize == nil })
  }

  @Test func `asking changes no frame and no answer that is told`() {
    let node = LayoutNode.hStack(children: [.text("one two three"), .shape(.circle), .spacer()]).padding()
    let (plain, asked) = (
      node.resolved(in: Size(width: 100, height: 50)),
      node.resolved(in: Size(width: 100, height: 50), details: [.relations, .idealSizes])
    )
    #expect(plain.views.map(\.frame) == asked.views.map(\.frame))
    #expect(plain.views.map(\.responses) == asked.views.map(\.responses))
  }

  @Test func `without what relates them views stand and draw the same`() {
    let node = LayoutNode.hStack(alignment: .firstTextBaseline, children: [.text("one two"), .shape(.circle)]).padding()
    let told = node.resolved(in: Size(width: 100, height: 50))
    var alone = node.resolved(in: Size(width: 100, height: 50), details: [])
    #expect(alone.views.allSatisfy { $0.guides.isEmpty && $0.responses.isEmpty && $0.spacings.isEmpty })
    #expect(told.views.contains { !$0.guides.isEmpty } && told.views.contains { !$0.spacings.isEmpty })
    for index in alone.views.indices {
      alone.views[index].guides = told.views[index].guides
      alone.views[index].responses = told.views[index].responses
      alone.views[index].spacings = told.views[index].spacings
    }
    #expect(alone.dump == told.dump && alone.views.map(\.items.count) == told.views.map(\.items.count))
  }

  @Test func `views that draw effects, and the content of readers, have theirs`() {
    let faded = LayoutNode.shape(.rectangle).opacity(0.5).clipped().opacity(0.5)
    let reader = LayoutNode.geometryReader { _ in .text("ab") }
    let layout = LayoutNode.vStack(spacing: 0, children: [faded, reader])
      .resolved(in: Size(width: 40, height: 40), details: [.relations, .idealSizes])
    #expect(layout.views.map(\.view) == ["VStack", "clipped", "Rectangle", "GeometryReader", "Text"])
    #expect(
      layout.views.map(\.idealSize) == [
        Size(width: 10, height: 20), Size(width: 10, height: 10), Size(width: 10, height: 10),
        Size(width: 10, height: 10), Size(width: 17, height: 17),
      ])
  }
}
