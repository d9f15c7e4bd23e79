import PlumblineLayout
import Testing

/// Rules: <doc:Screens#Tab-bars>, <doc:Screens#Tool-bars>, <doc:Lists#Rows>, <doc:Controls#Gauges>,
/// <doc:Controls#Buttons> and <doc:Drawing#Capsules>.
@Suite struct `Views on a phone` {
  private let canvas = Size(width: 300, height: 400)

  private func frame(_ text: String, in layout: ResolvedLayout) -> Rect? {
    layout.views.first { $0.view == "Text" && $0.detail == text }?.frame
  }

  @Test(arguments: [
    (5, ["0", "1", "2", "3", "4"]), (6, ["0", "1", "2", "3", "More"]), (8, ["0", "1", "2", "3", "More"]),
  ])
  func `a narrow screen shows four of more than five tabs and one for the others`(count: Int, names: [String]) {
    let tabs = LayoutNode.tabView(
      content: (0..<count).map { LayoutNode.color(.red).tabItem([.text(TextContent("\($0)"))]) })
    func bar(_ view: LayoutNode) -> [String?] {
      view.resolved(in: canvas).views.filter { $0.view == "Text" }.map(\.detail)
    }
    #expect(bar(tabs) == names)
    #expect(bar(tabs.environment(\.horizontalSizeClass, .regular)) == (0..<count).map { "\($0)" })
  }

  @Test func `the screen of a tab behind More has a bar that leads back, unless it is a navigation stack or a page`() {
    func screens(_ page: LayoutNode, style: ControlStyle.Tab = .automatic) -> ResolvedLayout {
      let tabs = (0..<8).map { page.tabItem([.text(TextContent("\($0)"))]).tag($0) }
      return LayoutNode.tabView(selection: AnyHashable(6), content: tabs).tabViewStyle(style).resolved(in: canvas)
    }
    func bars(_ layout: ResolvedLayout) -> [Rect] { layout.views.filter { $0.view == "NavigationBar" }.map(\.frame) }
    let plain = screens(.text("Page"))
    #expect(bars(plain) == [Rect(x: 0, y: 0, width: 300, height: 44)])
    #expect(plain.views.filter { $0.detail == "More" }.count == 2)
    #expect(frame("Page", in: plain)?.midY == 44 + (400.0 - 44 - 49) / 2)
    let titled = LayoutNode.text("Page").navigationTitle(TextContent("Title"))
    #expect(bars(screens(.navigationStack(content: [titled]))).map(\.height) == [96])
    #expect(bars(screens(.text("Page"), style: .page)) == [])
  }

  @Test func `a status is in the middle of the bottom bar, between the items before and after it`() {
    func item(_ text: String, _ placement: ToolbarItemPlacement) -> LayoutNode {
      .toolbarItem(placement: placement, content: [.text(TextContent(text))])
    }
    func bar(_ items: [LayoutNode]) -> ResolvedLayout {
      LayoutNode.navigationStack(content: [LayoutNode.text("Page").toolbar(items)]).resolved(in: canvas)
    }
    let after = bar([item("Status", .status), item("b", .bottomBar)])
    #expect(frame("Status", in: after)?.midX == 150)
    #expect(frame("b", in: after)?.maxX == 284)
    let around = bar([item("a", .bottomBar), item("Status", .status), item("b", .bottomBar)])
    #expect(frame("a", in: around)?.minX == 16 && frame("b", in: around)?.maxX == 284)
    #expect(frame("Status", in: around)?.midX == 150)
    let before = bar([item("a", .bottomBar), item("Status", .status)])
    #expect(frame("a", in: before)?.minX == 16)
  }

  @Test func `the content of an edited row ends before its handle`() throws {
    var memory = EditMode.active
    let access = EditModeAccess(get: { memory }, set: { memory = $0 })
    let content = LayoutNode.hStack(children: [.text("A"), .spacer(), .text("7")])
    let rows = LayoutNode.group([content], view: "ForEach").onMove { _, _ in }
    let list = LayoutNode.list(content: [rows]).transformEnvironment("editing") { $0.editing = access }
    let layout = list.resolved(in: Size(width: 375, height: 400))
    let handle = try #require(layout.views.first { $0.view == "Image" && $0.detail == "line.3.horizontal" })
    let end = try #require(frame("7", in: layout)?.maxX)
    #expect(end == 375 - 16 - 16 - 32)
    #expect(end < handle.frame.minX)
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 0.0, 80.0), (.rightToLeft, 80, 0)])
  func `the colours of a gauge's gradient follow its bar`(direction: LayoutDirection, from: Double, to: Double) {
    let gradient = Gradient(colors: [.green, .red])
    let gauge = LayoutNode.gauge(share: 0.5, label: []).gaugeStyle(.accessoryLinear)
      .tint(.linear(gradient, startPoint: .top, endPoint: .bottom)).environment(\.layoutDirection, direction)
      .resolved(in: Size(width: 80, height: 20))
    let items = gauge.views.first { $0.view == "Bar" }?.items ?? []
    #expect(items.count == 3)
    for item in items {
      guard case .fill(_, .linear(_, let start, let end), _) = item else {
        Issue.record("\(item)")
        continue
      }
      #expect(start.x == from && end.x == to && start.y == end.y)
    }
  }

  @Test func `the separator below a gauge begins at its row's margin`() {
    let gauge = LayoutNode.gauge(share: 0.5, label: [.text("Speed")])
    let layout = LayoutNode.list(content: [gauge, .text("Two")]).resolved(in: Size(width: 375, height: 400))
    #expect(layout.views.first { $0.view == "Color" && $0.frame.height == 0.5 }?.frame.minX == 32)
  }

  @Test(arguments: [ControlStyle.Button.automatic, .borderless, .bordered, .borderedProminent])
  func `the lines of a button's label are centred outside of lists`(style: ControlStyle.Button) {
    var found: [TextAlignment] = []
    let probe = LayoutNode.deferred("Probe") { environment in
      found.append(environment.multilineTextAlignment)
      return .color(.red)
    }
    let button = LayoutNode.button(label: [probe]).buttonStyle(style)
    _ = button.resolved(in: canvas)
    #expect(Set(found) == [.center])
    found = []
    _ = LayoutNode.list(content: [button]).resolved(in: canvas)
    #expect(Set(found) == [.leading])
  }

  /// Rule: <doc:Drawing#Capsules>.
  @Test func `the ends of a continuous capsule are half circles that pass smoothly into the long sides`() {
    func left(_ style: RoundedCornerStyle, at y: Double, size: Size = Size(width: 93.24, height: 34)) -> Double {
      let path = AnyShape.capsule(style: style).path(in: Rect(origin: .zero, size: size))
      var (low, high) = (0.0, size.width / 2)
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if path.contains(Point(x: middle, y: y)) { high = middle } else { low = middle }
      }
      return low
    }
    // Read off a picture of iOS 18 at three pixels per point.
    for (y, x) in [(1.5, 10.27), (2.83, 7.65), (4.17, 5.85), (6.83, 3.36), (9.5, 1.82), (12.17, 0.91), (14.83, 0.37)] {
      #expect(abs(left(.continuous, at: y) - x) < 0.15, "\(y)")
    }
    #expect(left(.continuous, at: 0.3) > left(.circular, at: 0.3) + 1.5)
    #expect(left(.continuous, at: 17) < 0.2)
    let square = Size(width: 100, height: 100)
    #expect(left(.continuous, at: 20, size: square) == left(.circular, at: 20, size: square))
  }

  /// Rule: <doc:Controls#Large-text>.
  @Test func `a value is below its label in text of an accessibility size, in rows alone`() {
    let rows: [LayoutNode] = [
      .labeledContent(label: [.text("Label")], content: [.text("Value")]),
      .picker(selection: 1, label: [.text("Label")], content: [LayoutNode.text("Value").tag(1)]),
    ]
    for row in rows {
      func value(_ size: DynamicTypeSize, inList: Bool = true) -> (label: Rect?, value: Rect?) {
        let view = inList ? LayoutNode.list(content: [row]) : row
        let layout = view.environment(\.dynamicTypeSize, size).resolved(in: Size(width: 375, height: 600))
        return (frame("Label", in: layout), frame("Value", in: layout))
      }
      let huge = value(.accessibility1)
      #expect(huge.value?.minX == huge.label?.minX && huge.value?.minY == huge.label.map { $0.maxY + 4 })
      let usual = value(.xxxLarge)
      #expect(usual.value?.midY == usual.label?.midY)
    }
    let alone = rows[0].environment(\.dynamicTypeSize, .accessibility1).resolved(in: Size(width: 375, height: 600))
    #expect(frame("Value", in: alone)?.midY == frame("Label", in: alone)?.midY)
  }
}
