import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Roles of views` {
  private func square(_ width: Double) -> LayoutNode { .shape(.rectangle).frame(width: width, height: 20) }

  private func scene(of node: LayoutNode) -> FigureScene {
    FigureScene(
      layout: node.resolved(in: Size(width: 200, height: 200)), theme: .book, typesetter: FixedTypesetter())
  }

  private func distances(in node: LayoutNode) -> [String] {
    SpacingDimensions().drawing(in: scene(of: node)).labels.map(\.text)
  }

  @Test func `the area of a spacing is as high as the part that both views share`() {
    let high = LayoutNode.shape(.rectangle).frame(width: 20, height: 40)
    let row = LayoutNode.hStack(alignment: .bottom, spacing: 10, children: [high, square(20)])
    #expect(SpacingDimensions().drawing(in: scene(of: row)).over.first?.bounds?.size == Size(width: 10, height: 20))
  }

  @Test func `the implicit stack of a scroll view shows its spacing`() {
    let views = [square(100), .text("a"), square(60)]
    let alone = LayoutNode.vStack(spacing: nil, children: views)
    #expect(distances(in: .scrollView(children: views)) == distances(in: alone))
    #expect(distances(in: .scrollView(children: [square(100), square(60), square(40)])) == ["8", "8"])
    #expect(distances(in: .scrollView(.horizontal, children: [square(50), square(60)])) == ["8"])
  }

  @Test func `the implicit stack of a scroll view shows its guides and their values`() {
    let scene = scene(of: .scrollView(children: [square(100), square(60)]))
    #expect(scene.guideLines().map { "\($0.name) at \($0.position)" } == ["center at 100.0"])
    #expect(GuideValues().drawing(in: scene).labels.map(\.text).sorted() == ["30", "50"])
  }

  @Test func `the implicit stack of a scroll view has neither an outline nor a label`() {
    let scene = scene(of: .scrollView(children: [square(100), square(60)]))
    let outlined = scene.framedViews.map { scene.layout.views[$0].view }
    #expect(outlined == ["ScrollView", "frame", "Rectangle", "frame", "Rectangle"])
    let names = ViewLabels().drawing(in: scene).labels.map(\.text)
    #expect(names == ["ScrollView", "Rectangle", "Rectangle"])
  }

  @Test func `annotations do not depend on a view's name`() {
    var row = LayoutNode.hStack(spacing: 12, children: [square(30), square(40)])
    row.view = "Button"
    #expect(distances(in: row) == ["12"])
    var button = LayoutNode.button(label: [square(30), square(40)])
    #expect(distances(in: button) == [])
    #expect(scene(of: button).leaves.map { scene(of: button).layout.views[$0].role } == [.button])
    button = .layout("HStack", OwnLayout(), children: [square(30), square(40)])
    #expect(distances(in: button) == [])
    #expect(scene(of: button).layout.views[0].role == .layout)
  }

  @Test func `a custom guide whose name ends like a baseline's is not a baseline`() {
    let own = VerticalAlignment(OwnTextBaseline.self)
    let node = LayoutNode.hStack(alignment: own, children: [.text("a").alignmentGuide(own) { _ in 4 }, square(40)])
    let scene = scene(of: node)
    #expect(scene.guideLines().map(\.isTextBaseline) == [false])
    #expect(scene.aligningViews.map { scene.layout.views[$0].role } == [.text])
    let text = scene.layout.views.firstIndex { $0.role == .text }.map { [$0] }
    #expect(Baselines(views: text).drawing(in: scene).lines.count == 1)
  }

  @Test func `every kind of view has its role`() {
    func roles(_ node: LayoutNode) -> [ViewRole] { node.resolved().views.map(\.role) }
    #expect(roles(.list(content: [.text("a")])).contains(.listRow))
    #expect(roles(.list(content: [])).first == .list)
    #expect(
      roles(.vStack(children: [.text("a"), .spacer(), .divider()])) == [.stack(.vertical), .text, .spacer, .divider])
    #expect(roles(.layout("HStack", HStackLayout(), children: [square(1)])) == [.stack(.horizontal), .frame, .shape])
    #expect(roles(.lazyHStack(children: [.color(.red).padding(4)])) == [.stack(.horizontal), .padding, .style])
    #expect(roles(.image(systemName: "star").clipped().opacity(0.5).padding(2).fixedSize()).first == .modifier)
    #expect(roles(.toggle(isOn: true, label: [.text("a")])).first == .control)
    #expect(roles(.label(TextContent("a"), systemImage: "star")).first == .label)
    #expect(roles(.grid(children: [.text("a")])).first == .grid)
    #expect(roles(.zStack(children: [])) == [.layeredStack])
  }
}

/// A custom alignment guide.
private enum OwnTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.height / 2 }
}

/// A custom layout.
private struct OwnLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: 100, height: 20)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}
