import PlumblineLayout
import Testing

@Suite struct `Bars of screens` {
  private let canvas = Size(width: 300, height: 400)

  private func screen(_ page: LayoutNode) -> ResolvedLayout {
    LayoutNode.navigationStack(content: [page]).resolved(in: canvas)
  }

  private func frame(_ view: String, _ detail: String? = nil, in layout: ResolvedLayout) -> Rect? {
    layout.views.first { $0.view == view && (detail == nil || $0.detail == detail) }?.frame
  }

  private func item(_ text: String, _ placement: ToolbarItemPlacement) -> LayoutNode {
    .toolbarItem(placement: placement, content: [.text(text)])
  }

  @Test func `a screen without title, items and search has no bar, and one without a title a low one`() {
    #expect(frame("NavigationBar", in: screen(.text("Page"))) == nil)
    let items = LayoutNode.text("Page").toolbar([item("Item", .automatic)])
    #expect(frame("NavigationBar", in: screen(items)) == Rect(x: 0, y: 0, width: 300, height: 44))
    let large = items.navigationTitle(TextContent("Title"))
    #expect(frame("NavigationBar", in: screen(large))?.height == 96)
  }

  @Test func `a large title is below the row of items`() {
    let layout = screen(LayoutNode.text("Page").navigationTitle(TextContent("Title")))
    #expect(frame("NavigationBar", in: layout) == Rect(x: 0, y: 0, width: 300, height: 96))
    #expect(frame("Text", "Title", in: layout)?.minX == 16)
  }

  /// Rule: <doc:Screens#Navigation-bars>.
  @Test func `a large title takes 48 points on a small screen`() {
    let page = LayoutNode.text("Page").navigationTitle(TextContent("Title"))
    let layout = LayoutNode.navigationStack(content: [page]).environment(\.hasSmallTitles, true).resolved(in: canvas)
    #expect(frame("NavigationBar", in: layout)?.height == 92)
  }

  @Test func `items are 16 points from the ends, the leading ones in order`() {
    let page = LayoutNode.text("Page").toolbar([
      item("a", .topBarTrailing), item("b", .cancellationAction), item("c", .topBarLeading), item("d", .keyboard),
    ])
    let layout = screen(page)
    #expect(frame("NavigationBar", in: layout)?.height == 44)
    #expect(frame("Text", "a", in: layout)?.maxX == 284)
    #expect(frame("Text", "b", in: layout)?.minX == 16)
    #expect(frame("Text", "c", in: layout)?.minX == 16 + 8.5 + 16)
    #expect(frame("Text", "d", in: layout) == nil)
  }

  /// Rule: <doc:Screens#Text-in-bars>.
  @Test func `text in bars keeps its size, while a large title grows`() {
    func page(_ size: DynamicTypeSize, _ mode: NavigationTitleMode) -> ResolvedLayout {
      let page = LayoutNode.text("Page").navigationTitle(TextContent("Title")).navigationBarTitleDisplayMode(mode)
        .toolbar([item("a", .topBarLeading), item("b", .bottomBar)])
      return LayoutNode.navigationStack(content: [page]).environment(\.dynamicTypeSize, size).resolved(in: canvas)
    }
    let (usual, huge) = (page(.large, .inline), page(.accessibility5, .inline))
    for name in ["a", "b", "Title"] { #expect(frame("Text", name, in: huge) == frame("Text", name, in: usual)) }
    let large = frame("Text", "Title", in: page(.accessibility5, .large))?.height ?? 0
    #expect(large > frame("Text", "Title", in: page(.large, .large))?.height ?? 0)
  }

  @Test func `toolbars of several views add up, and take the tint of their environment`() {
    let page = LayoutNode.text("Page").toolbar([item("a", .topBarLeading)]).tint(.color(.green)).padding()
      .toolbar([.button(TextContent("b"))])
    let layout = screen(page)
    #expect(frame("Text", "a", in: layout)?.minX == 16)
    #expect(frame("Text", "b", in: layout)?.maxX == 284)
  }

  @Test func `one item of the bottom bar is in its middle, two are at its ends`() {
    let one = screen(LayoutNode.text("Page").toolbar([item("a", .bottomBar)]))
    #expect(frame("Toolbar", in: one) == Rect(x: 0, y: 351, width: 300, height: 49))
    #expect(frame("Text", "a", in: one)?.midX == 150)
    let two = screen(LayoutNode.text("Page").toolbar([item("a", .bottomBar), item("b", .bottomBar)]))
    #expect(frame("Text", "a", in: two)?.minX == 16)
    #expect(frame("Text", "b", in: two)?.maxX == 284)
  }

  /// Rule: <doc:Screens#Tool-bars>.
  @Test func `a spacer among the items of the bottom bar takes all the space that is left`() {
    let texts = [LayoutNode.text("a"), .text("b"), .spacer()]
    let group = LayoutNode.toolbarItem(placement: .bottomBar, content: texts)
    let layout = screen(LayoutNode.text("Page").toolbar([group]))
    #expect(frame("Text", "a", in: layout)?.minX == 16)
    #expect(frame("Text", "b", in: layout)?.minX == 16 + 8.5 + 18)
  }

  @Test func `a hidden bar hides its items`() {
    let page = LayoutNode.text("Page").toolbar([item("a", .topBarLeading)]).toolbarVisibility(.hidden)
    #expect(frame("Text", "a", in: screen(page)) == nil)
  }

  @Test func `a field for searching is 36 points high, below the title`() {
    let page = LayoutNode.text("Page").navigationTitle(TextContent("Title")).searchable(text: "")
    let layout = screen(page)
    #expect(frame("SearchField", in: layout) == Rect(x: 16, y: 97, width: 268, height: 36))
    #expect(frame("Text", "Search", in: layout) != nil)
  }

  @Test func `a tab shows its own badge, not that of a row within`() {
    let rows = LayoutNode.list(content: [LayoutNode.text("Row").badge(TextContent("7"))])
    let tabs = LayoutNode.tabView(content: [
      rows.tabItem([.text("One")]), LayoutNode.text("b").tabItem([.text("Two")]).badge(TextContent("12")),
    ]).resolved(in: canvas)
    let bar = tabs.views.filter { $0.view == "Text" && $0.frame.minY > 350 }.map(\.detail)
    #expect(bar == ["One", "Two", "12"])
  }

  /// Rule: <doc:Screens#Bars-at-rest>.
  @Test func `tab bars and tool bars have a background where content continues beneath them`() {
    func tabs(_ page: LayoutNode) -> ResolvedLayout {
      LayoutNode.tabView(content: [page.tabItem([.text("One")])]).resolved(in: canvas)
    }
    func tools(_ page: LayoutNode) -> ResolvedLayout { screen(page.toolbar([item("a", .bottomBar)])) }
    func list(_ count: Int) -> LayoutNode { .list(content: (0..<count).map { .text("\($0)") }) }
    /// The hairline lies on the last pixel of the content.
    func hasBackground(_ layout: ResolvedLayout) -> Bool {
      layout.views.contains { $0.frame.minY == 350.5 && $0.frame.height == 0.5 && $0.frame.width == 300 }
    }
    let long = LayoutNode.color(.red).frame(height: 600)
    for layout in [tabs, tools] {
      #expect(!hasBackground(layout(.text("Page"))))
      #expect(!hasBackground(layout(list(2))))
      #expect(hasBackground(layout(list(12))))
      #expect(hasBackground(layout(.scrollView(children: [long]))))
      #expect(!hasBackground(layout(.scrollView(children: [long]).defaultScrollAnchor(.bottom))))
      #expect(!hasBackground(layout(.scrollView(.horizontal, children: [long]))))
      #expect(hasBackground(layout(.scrollView(children: [long]).safeAreaInset(edge: .bottom, content: [.text("a")]))))
      #expect(!hasBackground(layout(.vStack(children: [.scrollView(children: [long]), .text("Below")]))))
      #expect(hasBackground(layout(.zStack(children: [.color(.blue), list(12), list(1)]))))
    }
    #expect(!hasBackground(tabs(list(12).toolbarBackgroundVisibility(.hidden, for: [.tabBar]))))
    #expect(hasBackground(tabs(LayoutNode.text("Page").toolbarBackgroundVisibility(.visible, for: [.tabBar]))))
    #expect(hasBackground(tabs(.navigationStack(content: [list(12)]))))
  }

  @Test func `a bar has its own colour scheme where it has a background`() {
    func label(_ page: LayoutNode) -> [DisplayItem] {
      let page = page.toolbar([item("a", .bottomBar)]).toolbarColorScheme(.dark, for: [.bottomBar])
      return screen(page).views.first { $0.detail == "a" }?.items ?? []
    }
    let rows = (0..<12).map { LayoutNode.text("\($0)") }
    #expect(label(.list(content: rows)) != label(.text("Page")))
    #expect(
      label(.list(content: rows))
        == label(LayoutNode.text("Page").toolbarBackgroundVisibility(.visible, for: [.bottomBar])))
  }

  @Test func `screens without labels have no tab bar`() {
    let tabs = LayoutNode.tabView(content: [LayoutNode.color(.red), .color(.blue)]).resolved(in: canvas)
    #expect(frame("TabBar", in: tabs) == nil)
    #expect(frame("Color", in: tabs)?.height == 400)
  }

  @Test func `a row of a list has the height of its content`() {
    let row = LayoutNode.vStack(spacing: 0, children: [.spacer(), LayoutNode.color(.red).frame(height: 50), .spacer()])
    let list = LayoutNode.list(content: [row]).resolved(in: canvas)
    #expect(frame("ListRow", in: list)?.height == 88)
  }

  @Test func `a style set around a button takes precedence over its tint`() {
    func paints(_ node: LayoutNode) -> [DisplayItem] { node.resolved().views.flatMap(\.items) }
    let plain = LayoutNode.text("OK")
    let button = LayoutNode.button(TextContent("OK"))
    #expect(paints(button.foregroundColor(.red)) == paints(plain.foregroundColor(.red)))
    #expect(paints(button) == paints(plain.foregroundColor(.blue)))
    #expect(paints(button.buttonStyle(.plain)) == paints(plain))
  }
}

@Suite struct `Pages and effects` {
  private let canvas = Size(width: 300, height: 400)

  @Test func `the index of a paged tab view can be hidden`() {
    let pages = LayoutNode.tabView(content: [.text("One"), .text("Two")])
    func dots(_ node: LayoutNode) -> Int { node.resolved(in: canvas).views.filter { $0.view == "Circle" }.count }
    #expect(dots(pages.tabViewStyle(.page)) == 2)
    #expect(dots(pages.tabViewStyle(.pageWithoutIndex)) == 0)
  }

  @Test func `an effect reads its view's size and does not change the layout`() {
    let row = LayoutNode.hStack(
      spacing: 0,
      children: [
        LayoutNode.color(.red).frame(width: 40, height: 20).visualEffect { content, proxy in
          content.offset(x: proxy.size.width, y: 0)
        },
        LayoutNode.color(.blue).frame(width: 10, height: 20),
      ])
    let layout = row.resolved()
    #expect(layout.canvas == Size(width: 50, height: 20))
    #expect(layout.views.last { $0.view == "Color" && $0.frame.width == 10 }?.frame.minX == 40)
  }
}
