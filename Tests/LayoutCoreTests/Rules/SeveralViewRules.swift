import PlumblineLayout
import Testing

@Suite struct `Content of several views` {
  /// Rule: <doc:Modifiers#Modifiers-of-several-views>.
  @Test func `a modifier around the only content applies to the stack`() {
    let views = LayoutNode.group([box(10, 10), box(20, 10)]).padding(5)
    #expect(views.resolved().canvas == Size(width: 30, height: 38))
    let scrolled = LayoutNode.scrollView(children: [views]).resolved(in: Size(width: 100, height: 100))
    #expect(scrolled.views.filter { $0.role == .padding }.count == 1)
    let behind = box(50, 50).background(children: [views]).resolved()
    #expect(behind.views.filter { $0.role == .padding }.count == 1)
    let over = box(50, 50).overlay(children: [views]).resolved()
    #expect(over.views.filter { $0.role == .padding }.count == 1)
    let page = LayoutNode.navigationStack(content: [views]).resolved(in: Size(width: 100, height: 100))
    #expect(page.views.filter { $0.role == .padding }.count == 1)
  }

  /// A view that reads its environment turns out to be several views only during layout.
  @Test func `views that are created during layout are the only content as others are`() {
    let members = LayoutNode.group([box(10, 10), box(20, 10)])
    let views = LayoutNode.deferred("Row") { _ in members }
    #expect(views.resolved().canvas == members.resolved().canvas)
    #expect(views.padding(5).resolved().canvas == Size(width: 30, height: 38))
    #expect(LayoutNode.group([views]).padding(5).resolved().canvas == Size(width: 30, height: 38))
    let behind = box(50, 50).background(children: [views.padding(5)]).resolved()
    #expect(behind.views.filter { $0.role == .padding }.count == 1)
    let single = LayoutNode.deferred("Row") { _ in box(10, 10) }
    #expect(single.padding(5).resolved().views.filter { $0.role == .stack(.vertical) }.isEmpty)
  }

  /// Rule: <doc:TextLayout#Spacing>.
  @Test func `symbols of a font's size have the distances of text`() {
    let symbols = LayoutNode.vStack(children: [.image(systemName: "star"), .image(systemName: "star")]).resolved()
    #expect(symbols.views[0].spacings.map(\.length) == [0])
  }
}
