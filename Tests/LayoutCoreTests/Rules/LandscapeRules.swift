import PlumblineDrawing
import PlumblineLayout
import Testing

/// Rules: <doc:Screens#Landscape-orientation> and <doc:Screens#Tab-bars>.
@Suite struct `Screens in landscape orientation` {
  private let canvas = Size(width: 800, height: 400)

  private func turned(_ node: LayoutNode, _ width: UserInterfaceSizeClass = .compact) -> ResolvedLayout {
    node.environment(\.verticalSizeClass, .compact).environment(\.horizontalSizeClass, width).resolved(in: canvas)
  }

  private func frame(_ view: String, in layout: ResolvedLayout) -> Rect? {
    layout.views.first { $0.view == view || $0.detail == view }?.frame
  }

  @Test(arguments: [(UserInterfaceSizeClass.compact, 32.0), (.regular, 44)])
  func `a navigation bar is low and has no large title`(width: UserInterfaceSizeClass, height: Double) {
    let page = LayoutNode.color(.red).navigationTitle(TextContent("Title"))
    let layout = turned(.navigationStack(content: [page]), width)
    #expect(frame("NavigationBar", in: layout) == Rect(x: 0, y: 0, width: 800, height: height))
    #expect(frame("Title", in: layout)?.midX == 400)
    #expect(frame("Title", in: layout)?.midY == height / 2)
  }

  @Test(arguments: [(UserInterfaceSizeClass.compact, 32.0), (.regular, 49)])
  func `a tab has its symbol before its title`(width: UserInterfaceSizeClass, height: Double) throws {
    let label = LayoutNode.label(TextContent("Home"), systemImage: "house")
    let layout = turned(.tabView(content: [LayoutNode.color(.red).tabItem([label])]), width)
    #expect(frame("TabBar", in: layout)?.height == height)
    let (symbol, title) = (try #require(frame("house", in: layout)), try #require(frame("Home", in: layout)))
    #expect(abs(symbol.midY - title.midY) < 0.5)
    #expect(title.minX == symbol.maxX + 6)
  }

  @Test func `a phone narrower than 414 points shows one column of a split view, a wider one several`() {
    #expect(Screen(size: Size(width: 393, height: 852)).turned.isWide == false)
    #expect(Screen(size: Size(width: 430, height: 932)).turned.isWide)
    #expect(Screen(size: Size(width: 430, height: 932)).isWide == false)
    #expect(Screen(size: Size(width: 820, height: 1180)).isWide)
  }

  @Test func `a preview in landscape orientation has the size classes of its own screen`() {
    func classes(_ device: Screen) -> [UserInterfaceSizeClass?] {
      var found: [UserInterfaceSizeClass?] = []
      let probe = LayoutNode.deferred("Probe") { environment in
        found = [environment.horizontalSizeClass, environment.verticalSizeClass]
        return .color(.red)
      }
      var preview = Preview(name: "a", view: probe)
      preview.isLandscape = true
      _ = preview.resolved(device: device)
      return found
    }
    #expect(classes(Device.standard) == [.compact, .compact])
    #expect(classes(Screen(size: Size(width: 430, height: 932))) == [.regular, .compact])
    #expect(classes(Screen(size: Size(width: 820, height: 1180))) == [.regular, .regular])
  }

  @Test func `an image and a text are a tab's symbol and title`() throws {
    let (image, text) = (LayoutNode.image(systemName: "heart"), LayoutNode.text("Title"))
    func parts(_ label: [LayoutNode]) -> [Rect?] {
      let layout = LayoutNode.tabView(content: [LayoutNode.color(.red).tabItem(label)])
        .resolved(in: Size(width: 300, height: 400))
      return ["heart", "Title"].map { frame($0, in: layout) }
    }
    let expected = parts([.label(TextContent("Title"), systemImage: "heart")])
    #expect(!expected.contains(nil))
    for label in [[image, text], [text, image], [.vStack(children: [image, text])]] {
      #expect(parts(label) == expected)
    }
  }

  @Test func `a search tab without a label has a magnifying glass and a title`() {
    let layout = LayoutNode.tabView(content: [.tab(role: .search, content: [.color(.red)])])
      .resolved(in: Size(width: 300, height: 400))
    let (symbol, title) = (frame("magnifyingglass", in: layout), frame("Search", in: layout))
    #expect(symbol?.midX == 150 && title?.midX == 150)
  }

  @Test func `the bar of a tablet is 50 points high, and a removed title leaves a low bar`() {
    func bar(_ page: LayoutNode, _ change: (LayoutNode) -> LayoutNode) -> Rect? {
      let stack = LayoutNode.navigationStack(content: [page.navigationTitle(TextContent("Title"))])
      return frame("NavigationBar", in: change(stack).resolved(in: canvas))
    }
    let page = LayoutNode.color(.red)
    #expect(bar(page) { $0 }?.height == 96)
    #expect(bar(page) { $0.environment(\.horizontalSizeClass, .regular) }?.height == 102)
    #expect(bar(page.toolbar(removing: .title)) { $0 }?.height == 44)
  }
}

/// Rules: <doc:Lists#Sections>, <doc:Controls#Progress>, <doc:Controls#Segments> and
/// <doc:Drawing#Shape-styles-that-blend>.
@Suite struct `Styles of parts` {
  @Test func `the first row of a plain list has a separator above it, which it or its section can hide`() {
    func lines(_ change: (LayoutNode) -> LayoutNode) -> [Double] {
      let section = LayoutNode.section(content: [.text("a"), .text("b")])
      let layout = LayoutNode.list(content: [change(section)]).listStyle(.plain)
        .resolved(in: Size(width: 393, height: 500))
      return layout.views.filter { $0.view == "Color" && $0.frame.height == 0.5 }.map(\.frame.minY).sorted()
    }
    #expect(lines { $0 } == [0, 43.5, 87.5])
    #expect(lines { $0.listSectionSeparator(.hidden, edges: .top) } == [43.5, 87.5])
    #expect(lines { $0.listSectionSeparator(.hidden) } == [43.5])
    #expect(lines { $0.listRowSeparator(.hidden) } == [])
  }

  @Test func `the header of a plain list is 28 below the rows above it`() throws {
    let sections = ["A", "B"].map { LayoutNode.section(header: [.text(TextContent($0))], content: [.text("row")]) }
    let layout = LayoutNode.list(content: sections).listStyle(.plain).resolved(in: Size(width: 393, height: 500))
    let rows = layout.views.filter { $0.view == "ListRow" }.map(\.frame)
    let header = try #require(layout.views.first { $0.detail == "B" }).frame
    #expect(header.minY == rows[0].maxY + 28 && rows[1].minY == header.maxY + 6)
  }

  @Test func `between two sections the smaller one of their distances counts`() {
    func gap(_ own: Double?, _ whole: Double? = nil) -> Double? {
      let sections = ["a", "b"].map { name in
        let section = LayoutNode.section(content: [.text(TextContent(name))])
        return name == "b" ? own.map { section.listSectionSpacing($0) } ?? section : section
      }
      var list = LayoutNode.list(content: sections)
      if let whole { list = list.listSectionSpacing(whole) }
      let rows = list.resolved(in: Size(width: 393, height: 500)).views.filter { $0.view == "ListRow" }.map(\.frame)
      return rows.count == 2 ? rows[1].minY - rows[0].maxY : nil
    }
    #expect(gap(nil) == 35)
    #expect(gap(10) == 10)
    #expect(gap(80) == 35)
    #expect(gap(nil, 20) == 20)
    #expect(gap(10, 20) == 10)
  }

  /// Returns the paints of the items of a view's drawing, and the blend modes of its groups.
  private func drawing(_ node: LayoutNode) -> (paints: [Paint], modes: [BlendMode]) {
    var (paints, modes): ([Paint], [BlendMode]) = ([], [])
    func collect(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .fill(_, let paint, _): paints.append(paint)
        case .stroke(_, let paint, _): paints.append(paint)
        case .group(let group):
          if group.blendMode != .normal { modes.append(group.blendMode) }
          collect(group.items)
        default: break
        }
      }
    }
    collect(node.resolved(in: Size(width: 100, height: 100)).views.flatMap(\.items))
    return (paints, modes)
  }

  @Test func `the text and the prompt of a field are aligned as lines are`() {
    func text(_ field: LayoutNode, _ alignment: TextAlignment) -> Rect? {
      field.multilineTextAlignment(alignment).resolved(in: Size(width: 200, height: 100)).views
        .first { $0.view == "Text" }?.frame
    }
    for field in [
      LayoutNode.textField(prompt: TextContent("a"), text: ""), .textField(prompt: TextContent(""), text: "a"),
    ] {
      #expect(text(field, .leading)?.minX == 0)
      #expect(text(field, .center)?.midX == 100)
      #expect(text(field, .trailing)?.maxX == 200)
    }
    let editor = LayoutNode.textEditor(text: BoundValue(value: "a"))
    #expect(text(editor, .trailing)?.maxX == 195)
    #expect(text(editor, .leading)?.minX == 5)
  }

  @Test(arguments: [TextAlignment.leading, .trailing])
  func `a separator begins at a field, wherever its text does`(alignment: TextAlignment) {
    let field = LayoutNode.textField(prompt: TextContent("Prompt"), text: "").multilineTextAlignment(alignment)
    let layout = LayoutNode.list(content: [field, .text("b")]).resolved(in: Size(width: 393, height: 300))
    #expect(layout.views.filter { $0.view == "Color" && $0.frame.height == 0.5 }.map(\.frame.minX) == [40])
  }

  @Test func `sensitive views are redacted for privacy, others are not`() {
    func isRedacted(_ change: (LayoutNode) -> LayoutNode) -> Bool {
      var found = false
      let probe = LayoutNode.deferred("Probe") { environment in
        found = environment.isRedacted
        return .color(.red)
      }
      _ = change(probe).resolved(in: Size(width: 10, height: 10))
      return found
    }
    #expect(isRedacted { $0.privacySensitive(true).redacted(reason: .privacy) })
    #expect(!isRedacted { $0.redacted(reason: .privacy) })
    #expect(!isRedacted { $0.privacySensitive(true) })
    #expect(!isRedacted { $0.privacySensitive(false).redacted(reason: .privacy) })
    #expect(!isRedacted { $0.privacySensitive(true).redacted(false).redacted(reason: .privacy) })
  }

  @Test func `a drawing that flips is mirrored from right to left`() {
    func scales(_ direction: LayoutDirection) -> [Double] {
      let view = LayoutNode.color(.red).flipsForRightToLeftLayoutDirection(true)
      return view.environment(\.layoutDirection, direction).resolved(in: Size(width: 100, height: 20)).views
        .compactMap(\.group?.transform.m11)
    }
    #expect(!scales(.leftToRight).contains(-1))
    #expect(scales(.rightToLeft).contains(-1))
  }

  @Test func `a spinner is grey, or in the tint that is set`() {
    let spinner = LayoutNode.progressView(share: nil)
    #expect(drawing(spinner).paints.last == .color(.gray))
    #expect(drawing(spinner.tint(.color(.red))).paints.last == .color(.red))
  }

  @Test func `a style blends what it paints`() {
    let style = AnyShapeStyle.blended(.color(.red), .multiply)
    #expect(drawing(.shape(.circle, layers: [.fill(style)])).modes == [.multiply])
    #expect(drawing(.style(style)).modes == [.multiply])
    #expect(drawing(.style(style)).paints == [.color(.red)])
    #expect(
      drawing(.shape(.circle, layers: [.fill(.foreground(level: 1))]).foregroundStyle(style)).modes == [.multiply])
    #expect(drawing(.style(.color(.red))).modes == [])
  }
}
