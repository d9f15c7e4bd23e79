import PlumblineLayout
import Testing

@Suite struct `Ideal sizes on request` {
  @Test func `every view has its response to an unspecified proposal`() {
    let node = LayoutNode.hStack(spacing: 0, children: [.text("abcd"), LayoutNode.shape(.circle).padding(3)])
    let layout = node.resolved(in: Size(width: 100, height: 50), details: [.relations, .idealSizes])
    #expect(
      layout.views.map(\.idealSize) == [
        Size(width: 50, height: 17), Size(width: 34, height: 17), Size(width: 16, height: 16),
        Size(width: 10, height: 10),
      ])
    #expect(layout.views[3].frame.size == Size(width: 44, height: 44))
  }

  @Test func `ideal sizes are not measured unless they are requested`() {
    let node = LayoutNode.hStack(children: [.text("abcd"), .shape(.circle)])
    #expect(node.resolved(in: Size(width: 100, height: 50)).views.allSatisfy { $0.idealSize == nil })
  }

  @Test func `requesting ideal sizes changes no frame and no response`() {
    let node = LayoutNode.hStack(children: [.text("one two three"), .shape(.circle), .spacer()]).padding()
    let (plain, detailed) = (
      node.resolved(in: Size(width: 100, height: 50)),
      node.resolved(in: Size(width: 100, height: 50), details: [.relations, .idealSizes])
    )
    #expect(plain.views.map(\.frame) == detailed.views.map(\.frame))
    #expect(plain.views.map(\.responses) == detailed.views.map(\.responses))
  }

  @Test func `without relations, frames and drawings are the same`() {
    let node = LayoutNode.hStack(alignment: .firstTextBaseline, children: [.text("one two"), .shape(.circle)]).padding()
    let full = node.resolved(in: Size(width: 100, height: 50))
    var bare = node.resolved(in: Size(width: 100, height: 50), details: [])
    #expect(bare.views.allSatisfy { $0.guides.isEmpty && $0.responses.isEmpty && $0.spacings.isEmpty })
    #expect(full.views.contains { !$0.guides.isEmpty } && full.views.contains { !$0.spacings.isEmpty })
    for index in bare.views.indices {
      bare.views[index].guides = full.views[index].guides
      bare.views[index].responses = full.views[index].responses
      bare.views[index].spacings = full.views[index].spacings
    }
    #expect(bare.dump == full.dump && bare.views.map(\.items.count) == full.views.map(\.items.count))
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
