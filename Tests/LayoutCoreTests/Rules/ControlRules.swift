import PlumblineLayout
import Testing

/// Rules: <doc:Controls>.
@Suite struct `Sizes of controls` {
  private func bounds(_ view: LayoutNode, width: Double? = nil) -> (frame: Rect, drawn: Rect)? {
    let layout = view.resolved(in: width.map { Size(width: $0, height: 100) })
    guard let found = layout.views.last(where: { !$0.items.isEmpty }) else { return nil }
    let paths = found.items.flatMap { item -> [Path] in
      switch item {
      case .fill(let path, _, _): [path]
      case .group(let group): group.items.compactMap { if case .fill(let path, _, _) = $0 { path } else { nil } }
      default: []
      }
    }
    guard let first = paths.first else { return nil }
    return (found.frame, paths.dropFirst().reduce(first.boundingRect) { $0.union($1.boundingRect) })
  }

  @Test func `a switch is drawn over its trailing edge`() {
    let found = bounds(LayoutNode.toggle(isOn: true, label: []).labelsHidden())
    #expect(found?.frame.size == Size(width: 49, height: 31))
    #expect(found?.drawn == Rect(x: 0, y: 0, width: 51, height: 31))
  }

  @Test func `a slider's track is inset by a point and lies a point below the knob's middle`() {
    let slider = LayoutNode.slider(share: 0).resolved(in: Size(width: 100, height: 31))
    let fills = slider.views.flatMap(\.items).compactMap { item -> Rect? in
      if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
    }
    #expect(fills.first == Rect(x: 1, y: 14.5, width: 98, height: 4))
  }

  @Test func `the signs of a stepper are dim where it does not count`() {
    func colors(_ stepper: LayoutNode) -> [Paint?] {
      let layout = stepper.resolved(in: Size(width: 200, height: 40))
      return layout.views.filter { $0.view == "Image" }.flatMap(\.items).map { item in
        if case .text(_, _, let paint) = item { paint } else { nil }
      }
    }
    func stepper(_ value: Int) -> LayoutNode {
      .stepper(label: [.text("n")], value: BoundValue(value: value), in: 0...2, step: 1)
    }
    let (full, dim) = (Paint.color(.primary), Paint.color(.tertiaryLabel))
    #expect(colors(stepper(0)) == [dim, full])
    #expect(colors(stepper(1)) == [full, full])
    #expect(colors(stepper(2)) == [full, dim])
    #expect(colors(stepper(1).disabled(true)) == [dim, dim])
  }

  @Test func `bullets of a password are large, in a line of their text's height`() {
    let field = LayoutNode.textField(prompt: TextContent("Word"), text: "secret", isSecure: true)
    let layout = field.resolved(in: Size(width: 200, height: 40))
    let text = layout.views.first { $0.view == "Text" }
    #expect(text?.detail == "••••••")
    let height = text?.frame.height ?? 0
    #expect(abs(height - 23.63) < 0.5)
    #expect(layout.views[0].frame.height == 22)
  }

  /// Rule: <doc:Controls#Buttons>.
  @Test(arguments: [(ControlSize.regular, 34.5), (.large, 50.5), (.extraLarge, 50.5)])
  func `a bordered button keeps its distances around a line of 20.5 points`(size: ControlSize, height: Double) {
    let line = LayoutNode.color(.red).frame(width: 30, height: 20.5)
    let layout = LayoutNode.button(label: [line]).buttonStyle(.bordered).controlSize(size).resolved()
    #expect(layout.canvas.height == height)
  }

  /// Rule: <doc:Controls#Gauges>.
  @Test func `the colours of a gauge's gradient follow its open ring`() {
    let gradient = Gradient(colors: [.green, .red])
    let gauge = LayoutNode.gauge(share: 0.5, label: [.text("a")]).gaugeStyle(.accessoryCircular)
      .tint(.linear(gradient, startPoint: .top, endPoint: .bottom)).resolved()
    let paints = gauge.views.first { $0.view == "Ring" }?.items.compactMap { item -> Paint? in
      switch item {
      case .stroke(_, let paint, _), .fill(_, let paint, _): paint
      default: nil
      }
    }
    #expect(paints?.count == 3)
    for paint in paints ?? [] {
      guard case .angular(let colors, let center, let start, let end) = paint else {
        Issue.record("the paint is \(paint)")
        continue
      }
      #expect(colors.stops.count == 2 && center == Point(x: 29, y: 29))
      #expect(start == .degrees(135) && end == .degrees(405))
    }
  }

  /// Rule: <doc:Controls#Buttons>.
  @Test func `a bordered button is not lower than its label`() {
    let label = LayoutNode.color(.red).frame(width: 30, height: 60)
    let column = LayoutNode.vStack(
      spacing: 0,
      children: [
        LayoutNode.button(label: [label]).buttonStyle(.bordered), LayoutNode.color(.blue),
      ])
    let layout = column.resolved(in: Size(width: 100, height: 40))
    #expect(layout.views.first { $0.view == "Button" }?.frame.height == 74)
  }

  @Test func `a tint that refers to the foreground style is the colour of labels`() {
    func paint(_ style: AnyShapeStyle) -> [Paint] {
      let swatch = LayoutNode.shape(.rectangle, layers: [.fill(.foreground(level: 1))])
      return LayoutNode.button(label: [swatch]).tint(style).resolved(in: Size(width: 20, height: 20)).views
        .flatMap(\.items).compactMap { if case .fill(_, let paint, _) = $0 { paint } else { nil } }
    }
    #expect(paint(.foreground(level: 1)) == [.color(.primary)])
    #expect(paint(.foreground(level: 2)) == [.color(.secondary)])
    let image = LayoutNode.image(systemName: "star").foregroundStyle(.foreground(level: 3))
    let button = LayoutNode.button(label: [.text("a"), image]).tint(.foreground(level: 1))
    #expect(LayoutNode.list(content: [button]).resolved(in: Size(width: 200, height: 100)).views.count > 4)
  }

  /// Rule: <doc:Controls#Buttons>.
  @Test func `the button that pastes is prominent in every style`() {
    func fills(_ style: ControlStyle.Button) -> Bool {
      let layout = LayoutNode.pasteButton.buttonStyle(style).resolved()
      return layout.views.flatMap(\.items).contains { item in
        if case .fill(_, .color(.blue), _) = item { true } else { false }
      }
    }
    #expect(fills(.plain) && fills(.bordered))
  }

  /// Rule: <doc:Controls#Menus-of-pickers>.
  @Test func `a picker with a menu keeps a distance around its value, but not in a row`() {
    let options = [LayoutNode.text("One").tag(1), .text("Two").tag(2)]
    let picker = LayoutNode.picker(selection: 1, label: [.text("Number")], content: options)
    let layout = picker.resolved(in: Size(width: 300, height: 100))
    let frame = layout.views.first { $0.view == "Picker" }?.frame ?? .zero
    let value = layout.views.first { $0.detail == "One" }?.frame ?? .zero
    #expect(frame.height == value.height + 14)
    #expect(value.minX == frame.minX + 12)
    let row = LayoutNode.form(content: [picker]).resolved(in: Size(width: 300, height: 100))
    let end = row.views.first { $0.detail == "chevron.up.chevron.down" }?.frame.maxX ?? 0
    #expect(abs(end - (300 - 32)) < 1e-9)
  }

  /// Rule: <doc:Controls#Text-fields>.
  @Test func `a field with a vertical axis has several lines within its limit`() {
    func height(_ axis: Axis, _ text: String) -> Double? {
      LayoutNode.textField(title: TextContent("Bio"), text: BoundValue(value: text), axis: axis)
        .lineLimit(4).resolved(in: Size(width: 100, height: 400))
        .views.first { $0.view == "TextField" }?.frame.height
    }
    let long = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
    #expect(height(.vertical, "one") == 22)
    #expect(abs((height(.vertical, long) ?? 0) - 4 * 17) < 1e-9)
    #expect(height(.horizontal, long) == 22)
  }

  /// Rule: <doc:Controls#Gauges>.
  @Test func `an open ring shows the labels of its limits in its gap, or else its own`() {
    func texts(_ style: ControlStyle.Gauge, limits: Bool) -> [String?] {
      LayoutNode.gauge(
        share: 0.4, label: [.text("Speed")], currentValueLabel: [.text("40")],
        minimumValueLabel: limits ? [.text("0")] : [], maximumValueLabel: limits ? [.text("100")] : []
      ).gaugeStyle(style).resolved().views.filter { $0.view == "Text" }.map(\.detail)
    }
    #expect(texts(.accessoryCircular, limits: true) == ["40", "0", "100"])
    #expect(texts(.accessoryCircular, limits: false) == ["40", "Speed"])
    #expect(texts(.accessoryCircularCapacity, limits: true) == ["40"])
    let open = LayoutNode.gauge(share: 0.4, label: [.text("Speed")], currentValueLabel: [.text("40")])
      .gaugeStyle(.accessoryCircular).resolved()
    #expect(open.canvas == Size(width: 58, height: 58))
    #expect(open.views.first { $0.detail == "Speed" }?.frame.maxY == 58)
  }

  @Test func `a group box has its content centred below its label, at the distance of two texts`() {
    let box = LayoutNode.groupBox(label: [.text("Label")], content: [.text("Content")])
    let layout = box.resolved(in: Size(width: 300, height: 200))
    let texts = layout.views.filter { $0.view == "Text" }.map(\.frame)
    #expect(layout.views[0].frame.height == 16 + 17 + 17 + 16)
    #expect(texts[0].minX == 16)
    #expect(texts[1].midX == 150)
    #expect(texts[1].minY == texts[0].maxY)
  }

  @Test func `progress keeps its distances from labels`() {
    let linear = LayoutNode.progressView(share: 0.5, label: [.text("Label")]).resolved(in: Size(width: 100, height: 60))
    let bar = linear.views.first { $0.view == "Bar" }?.frame
    let label = linear.views.first { $0.view == "Text" }?.frame
    #expect((bar?.minY ?? 0) - (label?.maxY ?? 0) == 4.5)
    let spinner = LayoutNode.progressView(share: nil, label: [.text("Label")]).resolved()
    let below = spinner.views.first { $0.view == "Text" }?.frame.minY
    #expect(below == 20 + 8.5)
    let waiting = LayoutNode.progressView(share: nil).progressViewStyle(.linear).resolved(
      in: Size(width: 100, height: 20))
    #expect(waiting.views.first { $0.view == "Bar" }?.frame.width == 60)
    let circle = LayoutNode.progressView(share: 0.3).progressViewStyle(.circular).resolved()
    #expect(circle.views.contains { $0.view == "Spinner" })
  }

  @Test func `rows of a wheel lie on a cylinder`() {
    let options = (0..<9).map { LayoutNode.text("\($0)").tag($0) }
    let wheel = LayoutNode.picker(selection: 4, label: [], content: options).pickerStyle(.wheel)
    let layout = wheel.resolved(in: Size(width: 200, height: 216))
    let middles = layout.views.filter { $0.view == "Text" }.compactMap { text -> Double? in
      text.frame.midY - 108
    }
    #expect(middles.count == 7)
    for (middle, expected) in zip(middles, [-76.7, -58, -31.2, 0, 31.2, 58, 76.7]) {
      #expect(abs(middle - expected) < 0.2)
    }
    let band = layout.views.first { $0.view == "RoundedRectangle" }?.frame
    #expect(band == Rect(x: 9, y: 92, width: 182, height: 32))
  }

  /// Rule: <doc:Controls#Text-editors>.
  @Test func `an editor keeps its proposed size and cuts the lines that do not fit`() throws {
    let string = String(repeating: "word ", count: 40)
    let editor = LayoutNode.textEditor(text: BoundValue(value: string)).lineLimit(1)
    let layout = editor.resolved(in: Size(width: 110, height: 60))
    let text = try #require(layout.views.first { $0.view == "Text" })
    #expect(layout.views[0].frame == Rect(x: 0, y: 0, width: 110, height: 60))
    #expect(text.frame.origin == Point(x: 5, y: 8) && text.frame.width <= 100)
    #expect(
      text.frame.height
        == LayoutNode.text(TextContent(string)).resolved(in: Size(width: 100, height: 2000))
        .views.first { $0.view == "Text" }?.frame.height)
    #expect(layout.views.contains { $0.group?.clip?.boundingRect == layout.views[0].frame })
  }

  @Test func `fields of dates and texts have their heights`() {
    let date = LayoutNode.datePicker(values: [TextContent("a"), TextContent("b")], label: [])
      .labelsHidden().resolved()
    let fields = date.views.filter { $0.role == .padding }.map(\.frame).filter { $0.height == 17 + 14 }
    #expect(fields.count == 2)
    #expect((fields.last?.minX ?? 0) - (fields.first?.maxX ?? 0) == 4)
    let field = LayoutNode.textField(prompt: TextContent("p"), text: "").resolved(in: Size(width: 100, height: 50))
    #expect(field.views[0].frame.height == 22)
    let bordered = LayoutNode.textField(prompt: TextContent("p"), text: "").textFieldStyle(.roundedBorder)
      .resolved(in: Size(width: 100, height: 50))
    #expect(bordered.views[0].frame.height == 34)
  }

  /// Rule: <doc:Controls#Page-index>.
  @Test func `three pages have an index of 73.5 by 26 points, one page none`() {
    func index(_ count: Int) -> [Rect] {
      let pages = (0..<count).map { LayoutNode.text("Page \($0)") }
      return LayoutNode.tabView(content: pages).tabViewStyle(.page).pageIndexBackground(.always)
        .resolved(in: Size(width: 200, height: 200)).views.filter { $0.view == "Circle" || $0.view == "Capsule" }
        .map(\.frame)
    }
    let dots = index(3).filter { $0.width == 7.5 }
    #expect(zip(dots, dots.dropFirst()).map { $1.minX - $0.minX } == [18, 18])
    #expect(dots.map(\.midY) == [174.5, 174.5, 174.5])
    #expect(index(3).contains { $0 == Rect(x: 63.25, y: 161.5, width: 73.5, height: 26) })
    #expect(index(1).isEmpty)
  }

  /// Rule: <doc:Controls#Dates-and-colours>.
  @Test func `the ring of a colour well is red at the right, blue at the bottom and yellow at the top`() {
    let well = LayoutNode.colorPicker(color: .orange, label: []).resolved(in: Size(width: 100, height: 40))
    let rings = well.views.flatMap(\.items).compactMap { item -> Gradient? in
      guard case .fill(_, .angular(let gradient, _, _, _), _) = item else {
        if case .stroke(_, .angular(let gradient, _, _, _), _) = item { return gradient }
        return nil
      }
      return gradient
    }
    func hue(_ hue: Double) -> Color { Color(hue: hue / 360, saturation: 0.65, brightness: 1) }
    let stops = rings.first?.stops ?? []
    #expect(stops.first { $0.location == 0 }?.color == hue(360))
    #expect(stops.first { $0.location == 0.25 }?.color == hue(240))
    #expect(stops.first { $0.location == 0.75 }?.color == hue(60))
  }
}
