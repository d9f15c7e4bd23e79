import PlumblineLayout
import Testing

/// Returns the frames of the views with a name in SwiftUI.
private func frames(_ view: String, in layout: ResolvedLayout) -> [Rect] {
  layout.views.filter { $0.view == view }.map(\.frame)
}

@Suite struct `Controls` {
  private let canvas = Size(width: 300, height: 400)

  @Test func `a toggle fills its row and ends with its switch`() {
    let layout = LayoutNode.toggle(isOn: true, label: [.text("Wi-Fi")]).resolved(in: canvas)
    #expect(frames("Toggle", in: layout).first?.size == Size(width: 300, height: 31))
    #expect(frames("Switch", in: layout) == [Rect(x: 251, y: 184.5, width: 49, height: 31)])
  }

  @Test func `toggles are 8 points apart, whatever the font of their labels`() {
    let toggles = [Font.body, .largeTitle].map { LayoutNode.toggle(isOn: true, label: [.text("Wi-Fi")]).font($0) }
    let rows = frames("Toggle", in: LayoutNode.vStack(children: toggles).resolved(in: canvas))
    #expect(rows[1].minY - rows[0].maxY == 8)
  }

  @Test func `a hidden label leaves only the control`() {
    let layout = LayoutNode.toggle(isOn: true, label: [.text("Wi-Fi")]).labelsHidden().resolved()
    #expect(layout.canvas == Size(width: 49, height: 31))
    #expect(frames("Text", in: layout).isEmpty)
  }

  @Test(arguments: [(ControlSize.small, 28.0), (.regular, 34), (.large, 50)])
  func `a bordered button has the height of its control size`(size: ControlSize, height: Double) {
    let layout = LayoutNode.button(TextContent("OK")).buttonStyle(.bordered).controlSize(size).resolved()
    #expect(layout.canvas.height == height)
    #expect(frames("Button", in: layout).count == 1)
  }

  @Test func `a custom style builds the whole button`() {
    let layout = LayoutNode.button(TextContent("OK")).buttonStyle(.custom { $0.label.padding(10) }).resolved()
    #expect(layout.canvas == Size(width: 2 * 8.5 + 20, height: 37))
  }

  @Test func `segments share the width`() {
    let options = ["A", "Bcdef"].map { LayoutNode.text($0).tag(AnyHashable($0)) }
    let layout = LayoutNode.picker(selection: AnyHashable("A"), label: [.text("P")], content: options)
      .pickerStyle(.segmented).resolved(in: canvas)
    #expect(frames("Picker", in: layout).first?.size == Size(width: 300, height: 32))
    #expect(frames("Text", in: layout).map(\.midX) == [75, 225])
  }

  @Test func `a menu picker shows the choice that is tagged so`() {
    let options = [LayoutNode.text("A").tag(1), LayoutNode.text("B").tag(2)]
    let layout = LayoutNode.picker(selection: 2, label: [.text("P")], content: options).resolved()
    #expect(layout.views.filter { $0.view == "Text" }.map(\.detail) == ["B"])
  }

  @Test func `a slider's knob is at its fraction of the track`() {
    func knob(_ share: Double, _ direction: LayoutDirection = .leftToRight) -> Rect? {
      let node = LayoutNode.slider(share: share).environment(\.layoutDirection, direction)
      guard case .group(let group)? = node.resolved(in: canvas).views.last?.items.last,
        case .fill(let path, _, _)? = group.items.first
      else { return nil }
      return path.boundingRect
    }
    #expect(knob(0)?.minX == 0)
    #expect(knob(1)?.maxX == 300)
    #expect(knob(0.5)?.midX == 150)
    #expect(knob(0, .rightToLeft)?.maxX == 300)
    #expect(knob(.nan)?.minX == 0)
  }

  @Test func `a gauge is a ring around its value, or a bar without a label`() {
    func layout(_ style: ControlStyle.Gauge) -> ResolvedLayout {
      LayoutNode.gauge(share: 0.25, label: [.text("Level")]).gaugeStyle(style).resolved(in: canvas)
    }
    for (style, strokes) in [(ControlStyle.Gauge.accessoryCircularCapacity, 2), (.accessoryCircular, 3)] {
      let rings = layout(style).views.filter { $0.view == "Ring" }
      #expect(rings.map(\.frame.size) == [Size(width: 58, height: 58)])
      #expect(rings.flatMap(\.items).count == strokes)
      #expect(frames("Text", in: layout(style)).count == 1)
    }
    #expect(frames("Text", in: layout(.accessoryLinear)) == [])
  }

  @Test func `a text field takes the proposed width`() {
    let layout = LayoutNode.textField(prompt: TextContent("Name"), text: "").textFieldStyle(.roundedBorder)
      .resolved(in: canvas)
    #expect(frames("TextField", in: layout).first?.width == 300)
    #expect(frames("TextField", in: layout).first?.height == 34)
  }
}

@Suite struct `Lists` {
  private let canvas = Size(width: 300, height: 400)

  @Test func `rows have at least the environment's minimum height`() {
    let layout = LayoutNode.list(content: [.text("a"), .text("b")]).resolved(in: canvas)
    #expect(frames("ListRow", in: layout).map(\.height) == [44, 44])
    #expect(frames("ListRow", in: layout).map(\.minX) == [16, 16])
    #expect(frames("List", in: layout).first == Rect(size: canvas))
  }

  @Test func `a separator starts below the row's leading text, at a guide, or at the row's inset`() {
    let picture = LayoutNode.color(.red).frame(width: 30, height: 20)
    let texts = LayoutNode.vStack(alignment: .leading, spacing: 0, children: [.text("Title"), .text("More")])
    let rows = [
      LayoutNode.hStack(spacing: 10, children: [picture, texts]), .text("plain"), picture,
      .hStack(spacing: 10, children: [picture, texts])
        .alignmentGuide(HorizontalAlignment.listRowSeparatorLeading) { _ in 5 },
      .toggle(isOn: true, label: [.text("On")]), .text("last"),
    ]
    let layout = LayoutNode.list(content: rows).resolved(in: canvas)
    let lines = layout.views.filter { $0.frame.height == 0.5 && $0.view == "Color" }.map(\.frame)
    #expect(lines.map(\.minX) == [72, 32, 32, 37, 32])
    #expect(lines.allSatisfy { $0.maxX == 284 })
    let rowFrames = frames("ListRow", in: layout)
    #expect(rowFrames.count == lines.count + 1)
    #expect(zip(lines, rowFrames).allSatisfy { $0.maxY == $1.maxY })
  }

  @Test func `a plain list's rows are as wide as the list`() {
    let layout = LayoutNode.list(content: [.text("a")]).listStyle(.plain).resolved(in: canvas)
    #expect(frames("ListRow", in: layout) == [Rect(x: 0, y: 0, width: 300, height: 44)])
  }

  @Test func `the members of a loop are rows of their own`() {
    let rows = LayoutNode.group((0..<3).map { .text("\($0)") }, view: "ForEach")
    #expect(frames("ListRow", in: LayoutNode.list(content: [rows]).resolved(in: canvas)).count == 3)
  }

  @Test func `sections have their header above their rows`() {
    let section = LayoutNode.section(header: [.text("Head")], content: [.text("row")])
    let layout = LayoutNode.list(content: [section]).resolved(in: canvas)
    let texts = layout.views.filter { $0.view == "Text" }
    #expect(texts.map(\.detail) == ["Head", "row"])
    #expect(texts[0].frame.maxY < texts[1].frame.minY)
  }

  @Test func `a screen's title is set by its content`() {
    let page = LayoutNode.vStack(children: [.text("body").navigationTitle(TextContent("Title"))])
    let layout = LayoutNode.navigationStack(content: [page]).resolved(in: canvas)
    #expect(layout.views.filter { $0.view == "Text" }.map(\.detail) == ["body", "Title"])
    #expect(frames("NavigationBar", in: layout).first?.height == 96)
  }

  @Test func `a tab view shows the chosen tab`() {
    let tabs = [LayoutNode.text("one").tag(1), LayoutNode.text("two").tag(2)]
    let layout = LayoutNode.tabView(selection: 2, content: tabs).resolved(in: canvas)
    #expect(layout.views.filter { $0.view == "Text" }.map(\.detail) == ["two"])
  }
}
