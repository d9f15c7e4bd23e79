/// The screens that a navigation stack shows one above the other.
public final class NavigationContext {
  /// A screen above the root.
  public struct Screen {
    /// The views of the screen.
    public var content: [LayoutNode]
    /// The function that leaves the screen.
    public var pop: () -> Void

    /// Creates a screen.
    public init(content: [LayoutNode], pop: @escaping () -> Void) {
      self.content = content
      self.pop = pop
    }
  }

  /// A rule that makes a screen of a value.
  private struct Destination {
    let key: AnyHashable
    let make: (Any) -> [LayoutNode]?
  }

  /// The function that pushes a screen for a value.
  public var pushValue: (Any) -> Void = { _ in }
  /// The function that pushes a screen of views.
  public var pushView: (@escaping () -> [LayoutNode]) -> Void = { _ in }
  /// The screens that views of the stack present by their own states, in order.
  public var presented: [(memory: ViewMemory, screen: Screen)] = []
  /// Whether the stack is a split view, in whose lists links select.
  var isSplit = false
  private var destinations: [Destination] = []
  /// The memory of the screens below the last one.
  let covered = ViewMemory()
  /// The number of screens above the root, as the stack shows them.
  var shownCount = 0
  /// Whether the last change of that number has pushed a screen.
  var isPushing = true

  /// The memory that stores whether the lists of the last screen are edited, and the number of screens.
  private var lastScreen = (editing: ViewMemory(), count: 0)

  /// Returns access to the editing state of the last of several screens.
  func editing(among count: Int) -> EditModeAccess {
    if lastScreen.count != count { lastScreen = (ViewMemory(), count) }
    return EditModeAccess(in: lastScreen.editing)
  }

  /// Ends the editing of a screen's lists.
  func forgetEditing() { lastScreen = (ViewMemory(), 0) }

  /// Creates a stack without screens.
  public init() {}

  /// Adds a rule that creates the screens for values of a type; it replaces the rule with the same key.
  public func register(_ key: AnyHashable, _ make: @escaping (Any) -> [LayoutNode]?) {
    destinations.removeAll { $0.key == key }
    destinations.append(Destination(key: key, make: make))
  }

  /// Returns the views of the screen for a value, or nil if no rule accepts it.
  public func content(for value: Any) -> [LayoutNode]? {
    for destination in destinations.reversed() {
      if let content = destination.make(value) { return content }
    }
    return nil
  }
}

/// The values of a stack's path, as the program stores them.
public struct NavigationValues {
  /// The values, from the first screen.
  public var values: [Any]
  /// The function that appends a value.
  public var append: (Any) -> Void
  /// The function that removes the last value.
  public var removeLast: () -> Void

  /// Creates access to a path.
  public init(values: [Any], append: @escaping (Any) -> Void, removeLast: @escaping () -> Void) {
    self.values = values
    self.append = append
    self.removeLast = removeLast
  }
}

/// A screen that a link has pushed onto a stack without a path of the program.
enum PushedScreen {
  /// The screen for a value.
  case value(Any)
  /// The screen with these views.
  case views(() -> [LayoutNode])
}

extension NavigationContext {
  /// Returns the context that the stack at a position keeps, for another evaluation.
  public static func kept(at place: any ViewPlace) -> NavigationContext {
    let context = place.memory.value as? NavigationContext ?? NavigationContext()
    place.memory.value = context
    context.presented = []
    return context
  }
}

extension EnvironmentValues {
  /// The navigation stack around the view, or nil.
  package var navigation: NavigationContext? {
    get { self[custom: .declared(.min)] as? NavigationContext }
    set { self[custom: .declared(.min)] = newValue }
  }

  /// The way back to the previous column, for a stack in a narrow split view.
  package var splitReturn: SplitReturn? {
    get { self[custom: .declared(.min + 3)] as? SplitReturn }
    set { self[custom: .declared(.min + 3)] = newValue }
  }

  /// Leaves the presented screen that the view is in, or nil if it is in none.
  package var dismissal: (() -> Void)? {
    get { self[custom: .declared(.min + 1)] as? () -> Void }
    set { self[custom: .declared(.min + 1)] = newValue }
  }
}

extension LayoutNode {
  /// Returns a navigation stack that shows the last screen of its path; its position keeps the screens that links push.
  ///
  /// `root` and the stack's screens are created with `context` in their environment.
  public static func navigationStack(
    _ context: NavigationContext, path: NavigationValues?, view: String, at place: any ViewPlace,
    root: () -> [LayoutNode]
  ) -> LayoutNode {
    let memory = place.memory
    context.pushView = { memory.items.append(PushedScreen.views($0)) }
    context.pushValue = { value in
      if let path { path.append(value) } else { memory.items.append(PushedScreen.value(value)) }
    }
    let content = place.views(0, root)
    var screens: [NavigationContext.Screen] = []
    func push(pop: @escaping () -> Void, _ make: () -> [LayoutNode]) {
      screens.append(NavigationContext.Screen(content: place.views(screens.count + 1, make), pop: pop))
    }
    for value in path?.values ?? [] {
      push(pop: { path?.removeLast() }) { context.content(for: value) ?? [] }
    }
    for case let pushed as PushedScreen in memory.items {
      push(pop: { _ = memory.items.popLast() }) {
        switch pushed {
        case .value(let value): context.content(for: value) ?? []
        case .views(let make): make()
        }
      }
    }
    place.forget(from: screens.count + 1)
    screens += context.presented.map(\.screen)
    return .navigationStack(content: content, view: view, in: context, screens: screens)
  }

  /// Returns the view, which presents a screen of a navigation stack while a value is true.
  public func navigationDestination(
    isPresented: BoundValue<Bool>, in context: NavigationContext?, at place: (any ViewPlace)?,
    destination: () -> [LayoutNode]
  ) -> LayoutNode {
    guard let context, let place else { return self }
    guard isPresented.value else {
      place.forget(from: 0)
      return self
    }
    let screen = NavigationContext.Screen(content: place.views(0, destination)) { isPresented.set?(false) }
    context.presented.append((place.memory, screen))
    return self
  }

  /// Returns the view, which presents a screen of a navigation stack while there is an item.
  public func navigationDestination<Item>(
    item: BoundValue<Item?>, in context: NavigationContext?, at place: (any ViewPlace)?,
    destination: (Item) -> [LayoutNode]
  ) -> LayoutNode {
    let shown = item.value
    return navigationDestination(
      isPresented: BoundValue(value: shown != nil) { _ in item.set?(nil) }, in: context, at: place
    ) { shown.map(destination) ?? [] }
  }

  /// Returns a navigation stack with screens above its root, the last of which is shown.
  public static func navigationStack(
    content: [LayoutNode], view: String = "NavigationStack", in context: NavigationContext,
    screens: [NavigationContext.Screen]
  ) -> LayoutNode {
    func inside(_ node: LayoutNode) -> LayoutNode {
      node.transformEnvironment("navigation") { $0.navigation = context }
    }
    context.show(screens.count)
    guard let top = screens.last else {
      context.forgetEditing()
      return .deferred(view) { environment in
        let root = LayoutNode.content(content) { .vStack(children: $0) }
        // A stack within a column of a narrow split view leads back to the previous column.
        guard let back = environment.splitReturn else {
          return inside(.navigationStack(content: content, view: view)).screen(0, of: context)
        }
        let item = LayoutNode.toolbarItem(placement: .navigation, content: [backButton(back.title, back.pop)])
        return inside(.navigationStack(content: [root.toolbar([item])], view: view))
          .transformEnvironment("navigation") { $0.splitReturn = nil }
      }
      .containerValue(.isNavigationStack, true)
    }
    if let stack = top.content.first, top.content.count == 1, stack.isNavigationStack {
      return .deferred(view) { environment in
        let below = screens.count > 1 ? screens[screens.count - 2].content : content
        let title = below.lazy.compactMap { $0.value(of: .navigationTitle, in: environment) as? TextContent }.first
        return stack.transformEnvironment("navigation") { $0.splitReturn = SplitReturn(title: title, pop: top.pop) }
      }
      .containerValue(.isNavigationStack, true)
    }
    let below = screens.count > 1 ? screens[screens.count - 2].content : content
    let page = LayoutNode.deferred("screen") { environment in
      let title = below.lazy.compactMap { $0.value(of: .navigationTitle, in: environment) as? TextContent }.first
      let views = top.content.count == 1 ? top.content[0] : LayoutNode.vStack(children: top.content)
      let isPlain = views.value(of: .toolbarRole, in: environment) as? ToolbarRole == .editor
      let back = backButton(title, isPlain: isPlain, top.pop)
      let editing = context.editing(among: screens.count)
      let screen = views.transformEnvironment("dismiss") {
        $0.dismissal = top.pop
        $0.editing = editing
      }
      if screen.value(of: .backButtonHidden, in: environment) as? Bool == true { return screen }
      return screen.toolbar([.toolbarItem(placement: .navigation, content: [back])])
    }
    // The screens below stay part of the program: they follow changes, although nothing of them is laid out.
    let covered = content + screens.dropLast().flatMap(\.content)
    let shown = page.interacting(
      .lifecycle(Lifecycle(memory: context.covered, update: { for view in covered { view.update() } })))
    return .deferred(view) { _ in
      inside(.navigationStack(content: [shown], view: view)).screen(screens.count, of: context)
    }
    .containerValue(.isNavigationStack, true)
  }

  /// Runs the actions of the view, and of the views in it, that follow changes, as far as they were laid out before and
  /// are known without an environment.
  private func update() {
    if case .interaction(.lifecycle(let lifecycle)) = content, lifecycle.memory.value != nil { lifecycle.update?() }
    for child in children { child.update() }
  }

  /// Returns a button that leaves a screen, with the title of the previous one, or with "Back" or nothing but its chevron
  /// where a longer text does not fit; it begins outside of the bar's margin.
  ///
  /// Rule: <doc:Screens#Navigation-bars>.
  static func backButton(_ title: TextContent?, isPlain: Bool = false, _ pop: @escaping () -> Void) -> LayoutNode {
    let chevron = LayoutNode.image(systemName: "chevron.backward").font(.system(size: 17, weight: .semibold))
    let titles = isPlain ? [] : [title, TextContent("Back")].compactMap { $0 }
    let labels = titles.map { LayoutNode.hStack(spacing: 4, children: [chevron, .text($0)]) } + [chevron]
    let label = labels.count > 1 ? LayoutNode.viewThatFits(in: .horizontal, children: labels) : chevron
    return LayoutNode.button(label: [label]).padding(.leading, -8.5).interacting(.button(pop))
      .interacting(.label(title?.string ?? "Back")).containerValue(.givesWay, true)
  }

  /// Whether the view is a navigation stack.
  var isNavigationStack: Bool { mergedTraits.values[.isNavigationStack] != nil }

  /// Whether a navigation bar of the view can be at the top of the screen that the view fills: whether it is a
  /// navigation stack, a tab view or a split view, without a frame or padding around it.
  var holdsTopBar: Bool {
    var node = self
    let bars: [TraitKey] = [.isNavigationStack, .isTabView, .isSplitView]
    while bars.allSatisfy({ node.traits.values[$0] == nil }) {
      guard node.isModifier, let inner = node.children.first else { return false }
      if case .container(let box) = node.content, [.frame, .padding].contains(box.properties.viewRole) { return false }
      node = inner
    }
    return true
  }

  /// Returns the view with the back button of its screen hidden.
  public func navigationBarBackButtonHidden(_ isHidden: Bool) -> LayoutNode {
    containerValue(.backButtonHidden, isHidden)
  }
}

extension TraitKey {
  /// Whether the back button of a screen is hidden.
  static let toolbarRole = TraitKey.named("toolbarRole")
  /// Whether an item of a bar becomes shorter where the title needs the room.
  static let givesWay = TraitKey.named("givesWay")
  /// Whether the button that leaves a screen is hidden.
  static let backButtonHidden = TraitKey.named("navigationBarBackButtonHidden")
}
