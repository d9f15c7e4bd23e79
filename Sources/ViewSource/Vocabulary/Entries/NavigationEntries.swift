import PlumblineLayout

extension Vocabulary {
  /// Adds navigation with its titles, and tabs.
  mutating func addNavigationViews() {
    addNavigation()
    addTitles()
    addTabs()
  }

  private mutating func addNavigation() {
    view(
      "NavigationSplitView", .named("sidebar", .content), .named("detail", .unevaluated), summary: "The first column.",
      example: #"NavigationSplitView { Text("a") } detail: { Text("b") }"#
    ) { content, _ in .navigationStack(content: content, view: "NavigationSplitView") }
  }

  private mutating func addTitles() {
    cases(of: .titleMode)
  }

  private mutating func addTabs() {
    view(
      "TabView", .named("selection", .selection), .named("content", .content),
      summary: "One of several screens.",
      example: #"TabView(selection: .constant(1)) { Text("a").tag(1) }"#
    ) { $0.tabView(content: $1) }
    rawInitializer(
      "TabView", [.content("content")], summary: "The first of several screens.",
      example: #"TabView { Text("a").tabItem { Label("A", systemImage: "star") } }"#
    ) { call throws(Fault) in
      let evaluator = call.evaluator
      let memory = evaluator.program.isActing ? evaluator.identity.next(ViewIdentity.memory).memory : nil
      let content = try evaluator.content(of: call.value(0), arguments: [])
      return .view(
        .tabView(
          content: content, index: memory?.value as? Int,
          select: memory.map { memory in { index, _ in memory.value = index } }))
    }
    view(
      "Tab", .unnamed(.title), .named("systemImage", .string), .named("value", .any, default: .void),
      .named("role", .unevaluated, default: ()), .named("content", .content), summary: "A screen of a tab view.",
      example: #"TabView { Tab("A", systemImage: "star") { Text("a") } }"#
    ) { title, symbol, value, _, content in Self.tab(.label(title, systemImage: symbol), value, content) }
    let index = TypeBinding<String>.native("PageTabViewStyle.IndexDisplayMode")
    for name in ["always", "automatic", "never"] { constant(on: index.name, name, name, as: index) }
    initializer("PageTabViewStyle", .named("indexDisplayMode", index), returns: .tabStyle) {
      $0 == "never" ? .pageWithoutIndex : .page
    }
    for style in ControlStyle.Tab.allCases where style != .pageWithoutIndex {
      styleName(style.rawValue, style, as: .tabStyle, suffix: "TabViewStyle")
    }
    staticMethod(on: "TabViewStyle", "page", .named("indexDisplayMode", index), returns: .tabStyle) {
      $0 == "never" ? .pageWithoutIndex : .page
    }
    addPageIndex()
  }

  private mutating func addPageIndex() {
    let background = TypeBinding<Bool>.native("PageIndexViewStyle.BackgroundDisplayMode")
    for name in ["always", "automatic", "never", "interactive"] {
      constant(on: background.name, name, name == "always", as: background)
    }
    let style = TypeBinding<Bool>.pageIndexStyle
    initializer(
      "PageIndexViewStyle", .named("backgroundDisplayMode", background, default: false), returns: style
    ) { $0 }
    constant(on: "PageIndexViewStyle", "page", false, as: style)
    staticMethod(on: "PageIndexViewStyle", "page", .named("backgroundDisplayMode", background), returns: style) { $0 }
  }
}
