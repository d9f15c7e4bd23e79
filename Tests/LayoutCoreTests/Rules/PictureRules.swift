import PlumblineLayout
import Testing

/// The numbers of controls and bars that were measured on pictures of iOS 16 and 17.
@Suite struct `Controls and bars as pictures show them` {
  private let canvas = Size(width: 300, height: 400)

  private func frames(_ view: String, in layout: ResolvedLayout) -> [Rect] {
    layout.views.filter { $0.view == view }.map(\.frame)
  }

  private func segments(_ labels: [String], chosen: String) -> LayoutNode {
    let options = labels.map { LayoutNode.text(TextContent($0)).tag(AnyHashable($0)) }
    return LayoutNode.picker(selection: AnyHashable(chosen), label: [.text("P")], content: options)
      .pickerStyle(.segmented)
  }

  /// Rule: <doc:Controls#Segments>.
  @Test func `segments are as wide as the widest label with its margins, and give those up before they cut it`() {
    // The longer label is 32.5 wide at 13 points.
    let ideal = segments(["A", "Bcdef"], chosen: "A").fixedSize().resolved(in: canvas)
    #expect(frames("Picker", in: ideal)[0].size == Size(width: 107, height: 32))
    let tight = segments(["A", "Bcdef"], chosen: "A").frame(width: 81).resolved(in: canvas)
    #expect(frames("Text", in: tight).map(\.width) == [6.5, 32.5])
    let tooTight = segments(["A", "Bcdef"], chosen: "A").frame(width: 70).resolved(in: canvas)
    #expect(frames("Text", in: tooTight)[1].width < 32.5)
  }

  /// Rule: <doc:Controls#Segments>.
  @Test(arguments: [("A", 1), ("B", 0), ("D", 2)])
  func `a line is between two segments of which neither is chosen`(chosen: String, count: Int) {
    let layout = segments(chosen == "D" ? ["A", "B", "C", "D"] : ["A", "B", "C"], chosen: chosen).resolved(in: canvas)
    #expect(frames("Color", in: layout).map(\.size) == Array(repeating: Size(width: 1, height: 18), count: count))
  }

  /// Rule: <doc:Controls#Segments>.
  @Test func `the buttons of a control group are segments of equal width in the text's colour`() {
    let group = LayoutNode.controlGroup(content: ["A", "Bcdef"].map { .button(TextContent($0)) })
    let layout = group.resolved(in: canvas)
    #expect(frames("ControlGroup", in: layout)[0].size == Size(width: 107, height: 32))
    let buttons = frames("Button", in: layout)
    #expect(buttons[1].midX - buttons[0].midX == 53.5)
  }

  /// Rule: <doc:Controls#Segments>.
  @Test func `a control group with a label is a menu in a navigation bar`() {
    func texts(_ label: [LayoutNode]) -> [String] {
      let group = LayoutNode.controlGroup(label: label, content: ["A", "B"].map { .button(TextContent($0)) })
      let page = LayoutNode.color(.red).toolbar([.toolbarItem(placement: .primaryAction, content: [group])])
      let layout = LayoutNode.navigationStack(content: [page]).resolved(in: canvas)
      return layout.views.filter { $0.view == "Text" }.compactMap(\.detail)
    }
    #expect(texts([]) == ["A", "B"])
    #expect(texts([.text("More")]) == ["More"])
  }

  /// Rule: <doc:Controls#Group-boxes>.
  @Test func `a group box within a group box has another background, and one within that the first again`() {
    func box(_ content: LayoutNode) -> LayoutNode { .groupBox(content: [content]) }
    let layout = box(box(box(.text("a")))).resolved()
    let fills = layout.views.filter { $0.view == "RoundedRectangle" }.flatMap(\.items).compactMap { item -> Color? in
      if case .fill(_, .color(let color), _) = item { color } else { nil }
    }
    #expect(fills.count == 3 && fills[0] == fills[2] && fills[0] != fills[1])
  }

  /// Rule: <doc:Controls#Disclosure-groups>.
  @Test func `a disclosure group's label has 4 points above and below it, directly above the content`() {
    let group = LayoutNode.disclosureGroup(
      isExpanded: true, label: [.text("More")], content: [.toggle(isOn: true, label: [])])
    let layout = group.resolved(in: canvas)
    let (title, toggle) = (frames("Text", in: layout)[0], frames("Switch", in: layout)[0])
    #expect(toggle.minY - title.maxY == 4)
    #expect(title.minY - frames("DisclosureGroup", in: layout)[0].minY == 4)
  }

  /// Rule: <doc:Controls#Subtitles>.
  @Test func `a second subtitle is smaller than the first`() {
    let label = [LayoutNode.text("Title"), .text("one"), .text("two"), .text("three")]
    let layout = LayoutNode.labeledContent(label: label, content: [.text("v")]).resolved(in: canvas)
    #expect(frames("Text", in: layout).prefix(4).map(\.width) == [42.5, 22.5, 19.5, 32.5])
  }

  /// Rule: <doc:Lists#Rows>.
  @Test func `a row with a slider is 44 points high`() {
    let row = LayoutNode.hStack(children: [.text("Rating"), .slider(share: 0.5), .text("0")])
    let layout = LayoutNode.list(content: [row, .slider(share: 0.5)]).resolved(in: Size(width: 393, height: 700))
    #expect(layout.views.filter { $0.view == "ListRow" }.map(\.frame.height) == [44, 44])
  }

  /// Rule: <doc:Screens#Navigation-bars>.
  @Test(arguments: [
    ("iphone-16", 53.667, 97.667), ("iphone-16-pro", 56.667, 100.667), ("iphone-14", 47, 91), ("iphone-se", 20, 64),
  ])
  func `a navigation bar begins where the status bar ends`(name: String, bar: Double, content: Double) throws {
    let page = LayoutNode.color(.red).navigationTitle(TextContent("A")).navigationBarTitleDisplayMode(.inline)
    let device = try #require(Device.screen(named: name))
    let stack = LayoutNode.navigationStack(content: [page])
    let split = LayoutNode.navigationSplitView(
      SplitView(sidebar: { [page] }, detail: { [.text("detail")] }), in: nil, at: nil)
    for root in [stack, split, LayoutNode.tabView(content: [stack.tabItem([.text("a")])])] {
      let layout = Preview(view: root).resolved(device: device)
      #expect(abs(frames("NavigationBar", in: layout)[0].minY - bar) < 0.001)
      #expect(frames("Color", in: layout).contains { abs($0.minY - content) < 0.001 })
    }
    let framed = Preview(view: stack.frame(height: 300)).resolved(device: device)
    #expect(frames("NavigationBar", in: framed)[0].minY == frames("NavigationStack", in: framed)[0].minY)
    let below = LayoutNode.vStack(spacing: 0, children: [.text("above"), stack])
    let layout = Preview(view: below).resolved(device: device)
    #expect(frames("NavigationBar", in: layout).map(\.minY) == [device.safeArea.top + 17])
  }
}
