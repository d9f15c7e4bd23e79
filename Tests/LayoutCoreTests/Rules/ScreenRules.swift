import PlumblineLayout
import Testing

/// Rule: <doc:Screens#Safe-areas>.
@Suite struct `Screens of devices` {
  private let screen = Screen(size: Size(width: 393, height: 852), safeArea: EdgeInsets(top: 59, bottom: 34))

  private func layout(_ view: LayoutNode, isLandscape: Bool = false, canvas: Preview.Canvas = .fitting)
    -> ResolvedLayout
  {
    var preview = Preview(canvas: canvas, view: view)
    preview.isLandscape = isLandscape
    return preview.resolved(device: screen)
  }

  @Test(arguments: [
    ("iphone-16", EdgeInsets(top: 59, bottom: 34), EdgeInsets(leading: 59, bottom: 21, trailing: 59)),
    ("iphone-16-pro", EdgeInsets(top: 62, bottom: 34), EdgeInsets(leading: 62, bottom: 21, trailing: 62)),
    ("iphone-14", EdgeInsets(top: 47, bottom: 34), EdgeInsets(leading: 47, bottom: 21, trailing: 47)),
    ("iphone-11", EdgeInsets(top: 48, bottom: 34), EdgeInsets(leading: 48, bottom: 21, trailing: 48)),
    ("iphone-x", EdgeInsets(top: 44, bottom: 34), EdgeInsets(leading: 44, bottom: 21, trailing: 44)),
    ("iphone-se", EdgeInsets(top: 20), EdgeInsets()),
    ("ipad-pro-11", EdgeInsets(top: 24, bottom: 20), EdgeInsets(top: 24, bottom: 20)),
  ]) func `a device has safe areas in both orientations`(name: String, portrait: EdgeInsets, landscape: EdgeInsets) {
    let device = Device.screen(named: name)
    #expect(device?.safeArea == portrait)
    #expect(device?.turned.safeArea == landscape)
    #expect(device?.turned.turned == device)
  }

  @Test func `a root that fills an axis has a canvas as long as the screen on it, and keeps within the safe area`() {
    let filled = layout(.color(.red))
    #expect(filled.canvas == Size(width: 393, height: 852))
    #expect(filled.views[0].frame == Rect(x: 0, y: 59, width: 393, height: 759))
    #expect(filled.safeArea == filled.views[0].frame)
    let column = layout(LayoutNode.color(.red).frame(width: 40))
    #expect(column.canvas == Size(width: 40, height: 852))
    #expect(column.views[0].frame.minY == 59)
  }

  @Test func `a hidden status bar leaves no inset on a screen with a home button, and its inset beside a cutout`() {
    func middle(on device: String) -> Double? {
      let view = LayoutNode.color(.red).statusBarHidden(true)
      return Preview(canvas: .fitting, view: view).resolved(device: Device.screen(named: device)).views[0].frame.minY
    }
    #expect(middle(on: "iphone-se") == 0)
    #expect(middle(on: "iphone-11") == 48)
  }

  @Test func `a root that hugs has a canvas of its own size in the middle of the safe area`() {
    let small = layout(box(20, 30))
    #expect(small.canvas == Size(width: 20, height: 30))
    #expect(small.screen == Rect(x: -186.5, y: 15 - 379.5 - 59, width: 393, height: 852))
  }

  @Test func `a root that is longer than the safe area is centred in it and may be as long as the screen`() {
    let longer = layout(box(20, 799))
    #expect(longer.canvas == Size(width: 20, height: 852 + 0))
    #expect(longer.views[0].frame.minY == 39)
    #expect(layout(box(20, 1000)).canvas.height == 1000)
  }

  @Test func `a view that ignores the safe area covers the screen`() {
    let behind = layout(.zStack(children: [LayoutNode.color(.red).id("it").ignoresSafeArea(), box(10, 10)]))
    #expect(frame("it", in: behind) == Rect(x: 0, y: 0, width: 393, height: 852))
    let keyboard = layout(.zStack(children: [LayoutNode.color(.red).id("it").ignoresSafeArea(.keyboard)]))
    #expect(frame("it", in: keyboard) == Rect(x: 0, y: 59, width: 393, height: 759))
  }

  @Test func `in landscape orientation the insets are at the sides`() {
    let turned = layout(.color(.red), isLandscape: true)
    #expect(turned.canvas == Size(width: 852, height: 393))
    #expect(turned.views[0].frame == Rect(x: 59, y: 0, width: 734, height: 359))
  }

  @Test func `a preview of a size, or of the size that fits, has no safe area`() {
    #expect(layout(.color(.red), canvas: .fixed(Size(width: 50, height: 60))).views[0].frame.minY == 0)
    #expect(layout(.color(.red), canvas: .sizeThatFits).canvas == Size(width: 393, height: 852))
    #expect(layout(.color(.red), canvas: .sizeThatFits).views[0].frame.height == 852)
  }

  @Test func `a reader has the insets, and counts global positions from the screen's corner`() {
    var insets = EdgeInsets()
    var top = 0.0
    _ = layout(
      .geometryReader { proxy in
        insets = proxy.safeAreaInsets
        top = proxy.frame(in: .global).minY
        return .empty
      })
    #expect(insets == EdgeInsets(top: 59, bottom: 34))
    #expect(top == 59)
  }

  @Test func `the content of a scroll view has no safe area, but is seen beyond the scroll view's`() {
    let rows = LayoutNode.vStack(
      spacing: 0, children: (0..<20).map { _ in LayoutNode.color(.red).frame(height: 60).ignoresSafeArea() })
    let scrolled = layout(
      .scrollView(children: [LayoutNode.vStack(children: [rows.background(AnyShapeStyle.color(.blue))])]))
    #expect(scrolled.views.first { $0.view == "ScrollView" }?.frame == Rect(x: 0, y: 59, width: 393, height: 759))
    #expect(scrolled.views.first { $0.view == "Color" }?.frame == Rect(x: 0, y: 59, width: 393, height: 60))
    let clip = scrolled.views.compactMap { $0.group?.clip }.first
    #expect(clip == Path(Rect(x: 0, y: 0, width: 393, height: 852)))
  }

  /// Rule: <doc:Screens#Backgrounds>.
  @Test func `a style behind a view reaches beyond the safe area where the view reaches its edge`() {
    func reach(_ view: LayoutNode) -> Rect? { layout(view).views.last { $0.view == "Color" }?.frame }
    let head = box(10, 40).frame(maxWidth: .infinity)
    func page(_ head: LayoutNode) -> LayoutNode { .vStack(spacing: 0, children: [head, .spacer()]) }
    #expect(reach(page(head.background(AnyShapeStyle.color(.blue)))) == Rect(x: 0, y: 0, width: 393, height: 99))
    #expect(
      reach(page(head.background(AnyShapeStyle.color(.blue), ignoresSafeAreaEdges: [])))
        == Rect(x: 0, y: 59, width: 393, height: 40))
    #expect(reach(page(head.background(children: [.color(.blue)]))) == Rect(x: 0, y: 59, width: 393, height: 40))
    #expect(reach(.vStack(children: [.spacer(), head.overlay(AnyShapeStyle.color(.blue))]))?.maxY == 852)
  }

  @Test func `the status bar is drawn on request over previews that fill the screen, unless a view hides it`() {
    var shown = screen
    shown.showsStatusBar = true
    func items(_ view: LayoutNode) -> [String?] {
      Preview(view: view).resolved(device: shown).overlay.map { item in
        guard case .group(let group) = item else { return nil }
        return group.name
      }
    }
    #expect(items(.color(.red)) == ["status bar", "home indicator"])
    #expect(items(box(10, 10)) == [])
    #expect(items(LayoutNode.color(.red).statusBarHidden(true)) == ["home indicator"])
    #expect(layout(.color(.red)).overlay.isEmpty)
  }

  /// Rule: <doc:Screens#Home-indicators>.
  @Test(
    arguments: [
      ("iphone-x", Rect(x: 120.5, y: 799, width: 134, height: 5)),
      ("iphone-11", Rect(x: 133, y: 883, width: 148, height: 5)), ("iphone-se", nil),
    ] as [(String, Rect?)])
  func `the home indicator is drawn with the status bar where there is no home button`(device: String, bar: Rect?)
    throws
  {
    var shown = try #require(Device.screen(named: device))
    shown.showsStatusBar = true
    let overlay = Preview(view: .color(.red)).resolved(device: shown).overlay
    let paths = overlay.compactMap { item -> Rect? in
      guard case .group(let group) = item, group.name == "home indicator",
        case .fill(let path, _, _)? = group.items.first
      else { return nil }
      return path.boundingRect
    }
    #expect(paths.first == bar && paths.count == (bar == nil ? 0 : 1))
  }
}

@Suite struct `Bars on a screen` {
  private let screen = Screen(size: Size(width: 300, height: 600), safeArea: EdgeInsets(top: 50, bottom: 30))

  private func layout(_ view: LayoutNode) -> ResolvedLayout { Preview(view: view).resolved(device: screen) }

  private func frame(_ view: String, in layout: ResolvedLayout) -> Rect? {
    layout.views.first { $0.view == view }?.frame
  }

  /// Rule: <doc:Screens#Tool-bars>.
  @Test func `a bottom bar is shown in front of a root outside of navigation, whose safe area it leaves as it is`() {
    func shown(_ placement: ToolbarItemPlacement) -> ResolvedLayout {
      let item = LayoutNode.toolbarItem(placement: placement, content: [.text("a")])
      return layout(LayoutNode.color(.red).toolbar([item]))
    }
    let bottom = shown(.bottomBar)
    #expect(frame("Toolbar", in: bottom)?.minY == 570 - 49 && frame("Toolbar", in: bottom)?.height == 49)
    #expect(frame("Color", in: bottom) == Rect(x: 0, y: 50, width: 300, height: 520))
    #expect(frame("Toolbar", in: shown(.topBarTrailing)) == nil)
    #expect(bottom.warnings == [])
    let message = "the toolbar item with the placement 'topBarTrailing' is not shown outside of a navigation stack"
    #expect(shown(.topBarTrailing).warnings.map(\.message) == [message])
    let item = LayoutNode.toolbarItem(placement: .topBarTrailing, content: [.text("a")])
    #expect(layout(.navigationStack(content: [LayoutNode.color(.red).toolbar([item])])).warnings == [])
  }

  /// Rule: <doc:Screens#Tool-bars>.
  @Test func `items of views inside a root outside of navigation are the root's`() {
    func shown(_ placement: ToolbarItemPlacement, isInNavigation: Bool = false) -> ResolvedLayout {
      let item = LayoutNode.toolbarItem(placement: placement, content: [.text("a")])
      let inner = LayoutNode.color(.red).toolbar([item])
      return layout(.vStack(children: [.text("b"), isInNavigation ? .navigationStack(content: [inner]) : inner]))
    }
    #expect(frame("Toolbar", in: shown(.bottomBar)) == Rect(x: 0, y: 570 - 49, width: 300, height: 49))
    let message = "the toolbar item with the placement 'automatic' is not shown outside of a navigation stack"
    #expect(shown(.automatic).warnings.map(\.message) == [message])
    #expect(shown(.automatic, isInNavigation: true).warnings == [])
    #expect(shown(.bottomBar, isInNavigation: true).views.filter { $0.view == "Toolbar" }.count == 1)
  }

  /// Rule: <doc:Screens#Tool-bars>.
  @Test(arguments: [true, false]) func `items above the keyboard are reported while a field is focused`(isFocused: Bool)
  {
    let item = LayoutNode.toolbarItem(placement: .keyboard, content: [.text("Done")])
    let field = LayoutNode.textField(prompt: TextContent("p"), text: "")
      .focused(BoundValue(value: isFocused, set: { _ in })).toolbar([item])
    let message = "the keyboard is not drawn, and neither are the toolbar items above it"
    for view in [field, .navigationStack(content: [field])] {
      #expect(layout(view).warnings.map(\.message) == (isFocused ? [message] : []))
    }
  }

  /// Rule: <doc:Screens#Navigation-bars>.
  @Test func `an inline navigation bar keeps its height without a title, and there is none in the automatic mode`() {
    #expect(frame("Color", in: layout(.navigationStack(content: [.color(.red)])))?.height == 520)
    let inline = LayoutNode.color(.red).navigationBarTitleDisplayMode(.inline)
    #expect(frame("NavigationBar", in: layout(.navigationStack(content: [inline])))?.height == 44)
    let hidden = LayoutNode.color(.red).navigationBarHidden(true)
    #expect(frame("Color", in: layout(.navigationStack(content: [hidden])))?.height == 520)
  }

  /// Rule: <doc:Screens#Bars-at-rest>.
  @Test func `the status bar has the scheme of a navigation bar with a background`() {
    func ink(_ visibility: Visibility) -> Paint? {
      let page = LayoutNode.color(.red).toolbarBackgroundVisibility(visibility).toolbarColorScheme(.dark)
      var shown = screen
      shown.showsStatusBar = true
      let layout = Preview(view: .navigationStack(content: [page])).resolved(device: shown)
      guard case .group(let bar)? = layout.overlay.first, case .text(_, _, let paint)? = bar.items.first else {
        return nil
      }
      return paint
    }
    #expect(ink(.visible) != nil && ink(.automatic) != nil)
    #expect(ink(.visible) != ink(.automatic))
  }

  @Test func `a page that ignores the safe area reaches beneath its bars`() {
    let page = LayoutNode.color(.red).ignoresSafeArea().navigationBarTitleDisplayMode(.inline)
    let tabs = layout(.tabView(content: [LayoutNode.navigationStack(content: [page]).tabItem([.text("a")])]))
    #expect(frame("Color", in: tabs) == Rect(x: 0, y: 0, width: 300, height: 600))
    #expect(frame("NavigationBar", in: tabs) == Rect(x: 0, y: 50, width: 300, height: 44))
    #expect(frame("TabBar", in: tabs) == Rect(x: 0, y: 521, width: 300, height: 49))
  }

  @Test func `the background of a list covers the screen`() {
    let list = LayoutNode.list(content: [.text("a")]).navigationTitle(TextContent("Title"))
    let resolved = layout(.navigationStack(content: [list]))
    #expect(resolved.views.contains { $0.view == "Color" && $0.frame == Rect(x: 0, y: 0, width: 300, height: 600) })
  }

  /// Rule: <doc:Screens#Bars-at-rest>.
  @Test func `bars are transparent at rest, and a hairline is outside of its bar`() {
    func tabs(_ page: LayoutNode) -> [ResolvedView] {
      layout(.tabView(content: [page.tabItem([.text("a")])])).views
    }
    let still = tabs(.text("still")).filter { $0.view == "Color" || $0.view == "Material" }
    #expect(still.isEmpty)
    let scrolling = tabs(.scrollView(children: [box(10, 900)]))
    #expect(scrolling.contains { $0.frame == Rect(x: 0, y: 521, width: 300, height: 79) })
    #expect(scrolling.contains { $0.frame == Rect(x: 0, y: 520.5, width: 300, height: 0.5) })
    let shown = LayoutNode.text("still").toolbarBackgroundVisibility(.visible, for: [.tabBar])
    #expect(tabs(shown).contains { $0.frame.height == 0.5 })
  }

  /// Rule: <doc:Screens#Tab-bars>.
  @Test func `a tab's title has its middle at 41, a symbol alone at 24`() {
    let tabs = layout(
      .tabView(content: [
        LayoutNode.text("a").tabItem([.text("One")]),
        LayoutNode.text("b").tabItem([box(20, 20)]),
        LayoutNode.text("c").tabItem([
          .label(title: [.text("Three")], icon: [box(20, 20)])
        ]),
      ]))
    let titles = tabs.views.filter { $0.view == "Text" && $0.frame.minY > 500 }.map(\.frame.midY)
    #expect(titles.count == 2 && titles.map { $0 - 521 }.allSatisfy { abs($0 - 41) <= 1 })
    #expect(tabs.views.first { $0.detail == "box" || $0.frame.size == Size(width: 20, height: 20) }?.frame.midY == 545)
  }
}
