import LayoutCore
import Testing

@Suite struct `Ideal sizes, for whoever asks` {
  @Test func `every view tells its answer to a proposal of nothing`() {
    let node = LayoutNode.hStack(spacing: 0, children: [.text("abcd"), LayoutNode.shape(.circle).padding(3)])
    let layout = node.resolved(in: Size(width: 100, height: 50), details: .idealSizes)
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
      node.resolved(in: Size(width: 100, height: 50), details: .idealSizes)
    )
    #expect(plain.views.map(\.frame) == asked.views.map(\.frame))
    #expect(plain.views.map(\.answers) == asked.views.map(\.answers))
  }

  @Test func `views that draw effects, and the content of readers, have theirs`() {
    let faded = LayoutNode.shape(.rectangle).opacity(0.5).clipped().opacity(0.5)
    let reader = LayoutNode.geometryReader { _ in .text("ab") }
    let layout = LayoutNode.vStack(spacing: 0, children: [faded, reader])
      .resolved(in: Size(width: 40, height: 40), details: .idealSizes)
    #expect(layout.views.map(\.view) == ["VStack", "clipped", "Rectangle", "GeometryReader", "Text"])
    #expect(
      layout.views.map(\.idealSize) == [
        Size(width: 10, height: 20), Size(width: 10, height: 10), Size(width: 10, height: 10),
        Size(width: 10, height: 10), Size(width: 17, height: 17),
      ])
  }
}
