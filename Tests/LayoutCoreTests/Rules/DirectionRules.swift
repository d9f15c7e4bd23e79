import PlumblineLayout
import Testing

/// Rule: <doc:RightToLeft>.
@Suite struct `Right-to-left` {
  private func resolved(_ node: LayoutNode, in canvas: Size? = nil) -> ResolvedLayout {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    return node.resolved(in: canvas, environment: environment)
  }
  private func x(_ node: LayoutNode, in canvas: Size? = nil) -> Double? {
    frame("it", in: resolved(node, in: canvas))?.minX
  }
  private let it = box(10, 10, "it")

  @Test func `7 leading is right in stacks, frames and padding`() {
    #expect(x(.vStack(alignment: .leading, children: [it, box(30, 10)])) == 20)
    #expect(x(.zStack(alignment: .topLeading, children: [it, box(30, 10)])) == 20)
    #expect(x(it.frame(width: 50, alignment: .leading)) == 40)
    #expect(x(it.frame(maxWidth: .infinity, alignment: .trailing), in: Size(width: 50, height: 10)) == 0)
    #expect(x(it.padding(.leading, 8)) == 0)
    #expect(x(it.padding(.trailing, 8)) == 8)
  }

  @Test(arguments: [
    ("chevron.forward", "chevron.left"), ("arrow.backward.circle", "arrow.right.circle"),
    ("chevron.right", "chevron.right"),
    ("forward.fill", "forward.fill"), ("goforward", "goforward"),
  ])
  func `arrows and chevrons forward and backward are turned, those to a side are not`(name: String, drawn: String) {
    var environment = EnvironmentValues()
    #expect(environment.variant(of: name) == name)
    environment.layoutDirection = .rightToLeft
    #expect(environment.variant(of: name) == drawn)
  }

  @Test func `7 layers, offsets and positions count from the right`() {
    #expect(x(box(50, 10).overlay(it, alignment: .topLeading)) == 40)
    #expect(x(box(50, 10).background(it, alignment: .leading)) == 40)
    #expect(x(it.offset(x: 7)) == -7)
    #expect(x(it.position(x: 5, y: 5), in: Size(width: 50, height: 10)) == 40)
  }

  @Test func `7 grids run from the right`() {
    let row: [LayoutNode] = [it, box(30, 10)]
    #expect(x(.grid(horizontalSpacing: 5, children: [.gridRow(children: row)])) == 35)
    #expect(
      x(
        .lazyVGrid(columns: [GridItem(.fixed(10)), GridItem(.fixed(30))], children: row),
        in: Size(width: 48, height: 10))
        == 38)
    #expect(
      x(.lazyHGrid(rows: [GridItem(.fixed(10))], spacing: 5, children: row), in: Size(width: 45, height: 10)) == 35)
    #expect(x(.lazyHStack(spacing: 5, children: row), in: Size(width: 45, height: 10)) == 35)
    #expect(x(.lazyVStack(alignment: .leading, spacing: 5, children: row), in: Size(width: 60, height: 40)) == 50)
  }

  @Test func `7 scrolled content begins at the right, and ViewThatFits mirrors nothing`() {
    #expect(x(.scrollView(.horizontal, children: [it]), in: Size(width: 50, height: 10)) == 40)
    #expect(x(.viewThatFits(children: [it])) == 0)
  }

  @Test func `7 a reader's content is placed at its top right`() {
    #expect(x(.geometryReader { _ in it }, in: Size(width: 50, height: 10)) == 40)
  }

  @Test func `7 guides are measured from leading, custom ones too`() {
    let guide = HorizontalAlignment(ThirdOfWidth.self)
    for alignment in [HorizontalAlignment.leading, guide] {
      let moved = it.alignmentGuide(alignment) { _ in -5 }
      let other = box(30, 10).alignmentGuide(alignment) { _ in 0 }
      #expect(x(.vStack(alignment: alignment, children: [moved, other])) == 15)
    }
  }

  @Test func `7 a custom layout's x is measured from leading`() {
    #expect(x(.layout("Staircase", Staircase(), children: [it, box(10, 10)])) == 20)
  }

  @Test func `7 frames that a reader passes on stay left to right`() {
    var seen: Rect?
    let reader = LayoutNode.geometryReader { proxy in
      seen = proxy.frame(in: .global)
      return .empty
    }
    _ = resolved(
      .hStack(spacing: 0, children: [reader.frame(width: 10), box(30, 10)]), in: Size(width: 40, height: 10))
    #expect(seen == Rect(x: 30, y: 0, width: 10, height: 10))
  }

  @Test func `7 a direction set inside a view affects only its content`() {
    let inner = LayoutNode.hStack(spacing: 0, children: [it, box(20, 10)])
      .environment(\.layoutDirection, .rightToLeft)
    let layout = LayoutNode.hStack(spacing: 0, children: [inner, box(5, 10, "next")]).resolved()
    #expect(frame("it", in: layout)?.minX == 20)
    #expect(frame("next", in: layout)?.minX == 30)
  }
}

/// A layout that places each view 5 points further than the end of the one before.
private struct Staircase: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: 30, height: 10)
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (number, view) in subviews.enumerated() {
      view.place(at: Point(x: bounds.minX + Double(number) * 15, y: bounds.minY), proposal: .unspecified)
    }
  }
}
