import PlumblineLayout
import Testing

/// Rules: <doc:Lists#Margins>, <doc:Lists#Sections> and <doc:Lists#Rows>.
@Suite struct `Lists of five styles` {
  private func layout(_ list: LayoutNode, width: Double = 375, typesetter: any Typesetter = FixedTypesetter())
    -> ResolvedLayout
  {
    Preview(view: list).resolved(typesetter: typesetter, device: Screen(size: Size(width: width, height: 700)))
  }

  private func rows(_ layout: ResolvedLayout) -> [Rect] {
    layout.views.filter { $0.view == "ListRow" }.map(\.frame)
  }

  private func text(_ string: String, in layout: ResolvedLayout) -> Rect? {
    layout.views.first { $0.view == "Text" && $0.detail == string }?.frame
  }

  private let list = LayoutNode.list(content: [.text("One"), .text("Two")])

  @Test(arguments: [(375.0, 16.0, 16.0), (393, 20, 16), (402, 20, 16), (414, 20, 20)])
  func `cards and their content keep a margin, and so does the content of plain rows`(
    width: Double, margin: Double, plain: Double
  ) {
    let inset = layout(list, width: width)
    #expect(rows(inset)[0].minX == margin)
    #expect(rows(inset)[0].width == width - 2 * margin)
    #expect(text("One", in: inset)?.minX == 2 * margin)
    #expect(text("One", in: layout(list.listStyle(.plain), width: width))?.minX == plain)
  }

  @Test func `a row hides the separators on both sides or on one`() {
    func lines(_ change: (LayoutNode) -> LayoutNode) -> [Double] {
      let rows = [LayoutNode.text("A"), change(.text("B")), .text("C")]
      let found = layout(.list(content: rows))
      return found.views.filter { $0.view == "Color" && $0.frame.height < 1 }.map(\.frame.maxY)
    }
    #expect(lines { $0 } == [79, 123])
    #expect(lines { $0.listRowSeparator(.hidden) } == [])
    #expect(lines { $0.listRowSeparator(.hidden, edges: .top) } == [123])
    #expect(lines { $0.listRowSeparator(.hidden, edges: .bottom) } == [79])
  }

  @Test func `the rows of an edited list have marks, though nothing acts`() {
    var memory = EditMode.active
    let access = EditModeAccess(get: { memory }, set: { memory = $0 })
    let rows = LayoutNode.group([.text("A"), .text("B")], view: "ForEach").onDelete { _ in }.onMove { _, _ in }
    let list = LayoutNode.list(content: [rows]).transformEnvironment("editing") { $0.editing = access }
    let found = layout(list)
    let marks = found.views.filter { $0.view == "Image" }
    #expect(
      marks.map(\.detail) == ["minus.circle.fill", "line.3.horizontal", "minus.circle.fill", "line.3.horizontal"])
    #expect(abs((text("A", in: found)?.minX ?? 0) - (32 + 22 + 16)) < 1e-9)
  }

  @Test func `the first card begins at 35, under a large title at once`() {
    #expect(rows(layout(list))[0].minY == 35)
    let titled = layout(.navigationStack(content: [list.navigationTitle(TextContent("Title"))]))
    #expect(rows(titled)[0].minY == 96)
    let inline = list.navigationTitle(TextContent("Title")).navigationBarTitleDisplayMode(.inline)
    #expect(rows(layout(.navigationStack(content: [inline])))[0].minY == 44 + 35)
  }

  @Test(arguments: [0.0, 24])
  func `a margin above the content replaces the space above the first card`(margin: Double) {
    let top = list.contentMargins(EdgeInsets(.all, margin), on: .top)
    #expect(rows(layout(top))[0].minY == margin)
    #expect(rows(layout(list.contentMargins(EdgeInsets(.all, margin), on: .bottom)))[0].minY == 35)
  }

  @Test func `a list in a form has its rows there`() {
    let form = LayoutNode.form(content: [.section(content: [list])])
    #expect(rows(layout(form)).map(\.minY) == [35, 79])
    #expect(rows(layout(.list(content: [list, .text("Three")]))).count == 3)
  }

  @Test func `headers add their line to the gaps`() {
    func section(_ title: String) -> LayoutNode { .section(header: [.text(title)], content: [.text("Row " + title)]) }
    let frames = rows(layout(.list(content: [section("A"), section("B")])))
    // The fixed typesetter's line of 13 points is 13 high, San Francisco's 15.67 at three pixels per point.
    let header = 36.0  // 17 + 13 + 6
    #expect(frames[0].minY == header)
    #expect(frames[1].minY - frames[0].maxY == header + 17.5)
  }

  @Test func `a header has the height that a device shows at three pixels per point`() {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    let list = LayoutNode.list(content: [
      .section(header: [.text("A").frame(height: 47 / 3)], content: [.text("1")]), .section(content: [.text("2")]),
      .section(header: [.text("B").frame(height: 47 / 3)], content: [.text("3")]),
    ])
    let found = rows(list.resolved(in: Size(width: 300, height: 500), environment: environment))
    #expect(abs(found[0].minY - 38.667) < 0.001)
    #expect(abs(found[1].minY - 118) < 0.001)
    #expect(abs(found[2].minY - found[1].maxY - 56.333) < 0.001)
  }

  @Test func `a footer takes the place of the space below its section`() {
    func section(_ header: [LayoutNode], _ name: String) -> LayoutNode {
      .section(header: header, footer: [.text("Foot")], content: [.text(name)])
    }
    let layout = layout(.list(content: [section([], "1"), section([.text("B")], "2"), section([], "3")]))
    let frames = rows(layout)
    let gaps = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
    #expect(text("Foot", in: layout)?.minY == frames[0].maxY + 6)
    // The footer is 6 + 13 + 12 points high, the header 17 + 13 + 6.
    #expect(gaps == [67, 48.5])
  }

  @Test func `rows that keep a distance are cards without separators`() {
    let spaced = layout(list.listRowSpacing(10))
    let frames = rows(spaced)
    #expect(frames[1].minY - frames[0].maxY == 10)
    #expect(!spaced.views.contains { $0.view == "Color" && $0.frame.height == 0.5 })
    let single = layout(list)
    #expect(single.views.contains { $0.view == "Color" && $0.frame.height == 0.5 })
  }

  @Test func `a row with a control and its label is 44 points high`() {
    let date = LayoutNode.datePicker(values: [TextContent("Mar 9, 1824")], label: [.text("Birthday")])
    let stepper = LayoutNode.stepper(label: [.text("Count")], increment: {}, decrement: {})
    let color = LayoutNode.colorPicker(color: .red, label: [.text("Colour")])
    let segments = LayoutNode.picker(
      selection: 1, label: [], content: [LayoutNode.text("a").tag(1), .text("b").tag(2)]
    ).pickerStyle(.segmented)
    let found = rows(layout(.form(content: [date, stepper, color, segments, .toggle(isOn: true, label: [])])))
    #expect(found.map(\.height) == [44, 44, 44, 44, 44])
  }

  @Test func `the title of a label in a row begins 44 points behind the row's margin`() {
    let label = LayoutNode.label(TextContent("Name"), systemImage: "star")
    let found = layout(.list(content: [label]), width: 393)
    let title = text("Name", in: found)?.minX ?? 0
    #expect(abs(title - 84) < 0.001)
  }

  @Test func `a section that is not expanded has its header alone`() {
    func section(_ title: String, _ isExpanded: Bool) -> LayoutNode {
      .section(
        isExpanded: BoundValue(value: isExpanded), header: [.text(title)], footer: [.text("Foot of " + title)],
        content: [.text("Row of " + title)])
    }
    let list = LayoutNode.list(content: [section("A", true), section("B", false)])
    let shown = layout(list.listStyle(.sidebar))
    let texts = shown.views.filter { $0.view == "Text" }.compactMap(\.detail)
    #expect(texts == ["A", "Row of A", "Foot of A", "B"])
    let signs = shown.views.filter { $0.view == "Image" }
    #expect(signs.map(\.detail) == ["chevron.down", "chevron.forward"])
    #expect(signs.map(\.frame.maxX) == [375 - 32, 375 - 32])
    #expect(layout(list.listStyle(.insetGrouped)).views.allSatisfy { $0.view != "Image" })
  }

  @Test func `a badge stands at the end of its row, before the chevron of a link`() {
    let links: [LayoutNode] = [
      .navigationLink(label: [.text("B")]), .navigationLink(label: [.text("C")], value: 1),
      .navigationLink(label: [.text("D")]) { [] },
    ]
    let rows = [LayoutNode.text("A")] + links
    let shown = layout(.navigationStack(content: [.list(content: rows.map { $0.badge(3) })]))
    let badges = shown.views.filter { $0.view == "Text" && $0.detail == "3" }.map(\.frame)
    let chevrons = shown.views.filter { $0.view == "Image" }.map(\.frame)
    #expect(badges.count == 4)
    #expect(badges.prefix(1).map { $0.maxX.rounded() } == [343])
    #expect(badges.dropFirst().map { $0.maxX.rounded() } == chevrons.map { ($0.minX - 8).rounded() })
    #expect(chevrons.map { $0.maxX.rounded() } == [343, 343, 343])
  }

  @Test func `inset rows are indented, with separators up to the margin and none below the last`() {
    let inset = layout(list.listStyle(.inset))
    #expect(text("One", in: inset)?.minX == 24)
    let lines = inset.views.filter { $0.view == "Color" && $0.frame.height == 0.5 }.map(\.frame)
    #expect(lines == [Rect(x: 24, y: 43.5, width: 375 - 24 - 16, height: 0.5)])
  }

  @Test func `sections of full width have hairlines above and below`() {
    let grouped = layout(list.listStyle(.grouped))
    let lines = grouped.views.filter { $0.view == "Color" && $0.frame.height == 0.5 && $0.frame.width == 375 }
    #expect(lines.map(\.frame.minY).sorted() == [35, 35 + 88 - 0.5])
  }

  @Test func `a row with a switch is 44 points high`() {
    let toggles = layout(.list(content: [.toggle(isOn: true, label: [.text("Wi-Fi")])]))
    #expect(rows(toggles)[0].height == 44)
  }

  @Test func `separators begin at the row's margin where a control holds the text`() {
    let picker = LayoutNode.picker(selection: 1, label: [], content: [LayoutNode.text("a").tag(1), .text("b").tag(2)])
      .pickerStyle(.segmented)
    let resolved = layout(.list(content: [picker, .text("Two")]))
    let line = resolved.views.first { $0.view == "Color" && $0.frame.height == 0.5 }
    #expect(line?.frame.minX == 32)
    let wheel = picker.pickerStyle(.wheel)
    let box = LayoutNode.groupBox(label: [.text("Label")], content: [.text("Content")])
    let editor = LayoutNode.textEditor(text: BoundValue(value: "Text"))
    for control in [wheel, box, editor] {
      let resolved = layout(.list(content: [control, .text("Two")]))
      #expect(resolved.views.first { $0.view == "Color" && $0.frame.height == 0.5 }?.frame.minX == 32)
    }
  }

  /// Rule: <doc:Colors>.
  @Test func `cells of a grouped list are (28, 28, 30) on black in dark appearance`() {
    let resolved = layout(LayoutNode.list(content: [.text("a")]).listStyle(.insetGrouped))
    let colors = resolved.views.flatMap(\.items).compactMap { item -> Color.Components? in
      if case .fill(_, .color(let color), _) = item { color.dark } else { nil }
    }
    func isGrey(_ color: Color.Components, _ values: [Double]) -> Bool {
      zip([color.red, color.green, color.blue], values).allSatisfy { abs($0 * 255 - $1) < 0.5 } && color.opacity == 1
    }
    #expect(colors.contains { isGrey($0, [28, 28, 30]) })
    #expect(colors.contains { isGrey($0, [0, 0, 0]) })
  }

  @Test func `a disclosure group has a row for its label and for each view of its content`() {
    let group = LayoutNode.disclosureGroup(isExpanded: true, label: [.text("More")], content: [.text("a"), .text("b")])
    #expect(rows(layout(.list(content: [group]))).count == 3)
    let closed = LayoutNode.disclosureGroup(isExpanded: false, label: [.text("More")], content: [.text("a")])
    #expect(rows(layout(.list(content: [closed.tint(.color(.red))]))).count == 1)
  }

  @Test func `an inline picker has a row for its label and each option, and is a wheel outside of lists`() {
    let options = (1...3).map { LayoutNode.text("\($0)").tag($0) }
    let picker = LayoutNode.picker(selection: 2, label: [.text("Number")], content: options).pickerStyle(.inline)
    let resolved = layout(.form(content: [picker]))
    #expect(rows(resolved).count == 4)
    #expect(text("Number", in: resolved)?.midY == rows(resolved)[0].midY)
    #expect(resolved.views.filter { $0.detail == "checkmark" }.count == 3)
    #expect(rows(layout(.form(content: [picker.labelsHidden()]))).count == 3)
    let unnamed = LayoutNode.picker(selection: 2, label: [.text("")], content: options).pickerStyle(.inline)
    #expect(rows(layout(.form(content: [unnamed]))).count == 3)
    let wheel = picker.resolved(in: Size(width: 300, height: 400)).views.first { $0.view == "Picker" }
    #expect(wheel?.frame.height == 216)
  }

  @Test func `the second text of a label is a subtitle below the first`() {
    let texts = [LayoutNode.text("Title"), .text("Subtitle")]
    let pickers = LayoutNode.picker(selection: 1, label: texts, content: [LayoutNode.text("a").tag(1)])
    for row in [
      LayoutNode.toggle(isOn: true, label: texts), .labeledContent(label: texts, content: [.text("b")]), pickers,
    ] {
      let found = layout(.form(content: [row]))
      let (title, subtitle) = (text("Title", in: found) ?? .zero, text("Subtitle", in: found) ?? .zero)
      #expect(subtitle.minX == title.minX)
      #expect(subtitle.minY == title.maxY)
      #expect((title.height, subtitle.height) == (17, 15))
    }
  }
}
