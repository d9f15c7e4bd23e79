import PlumblineLayout

/// The identity of a view: its position among the views that its parent's body creates, which preserves the view's
/// state between layout passes.
///
/// As in SwiftUI, a view is identified by its type and position, not by its value.
final class ViewIdentity {
  /// The key of views that are created after the body around them: a reader's content, or a view that depends on its
  /// environment.
  static let later = -1
  /// The key of observers of layout.
  static let observer = -2
  /// The key of a container's own state.
  static let memory = -3
  /// The key of the views of a `ForEach`.
  static let elements = -4
  /// The key of views that are updated only when their values change.
  static let equatable = -5
  /// The first key of views with an identity of their own; the location of the modifier that sets it is added.
  static let identified = -1 << 40
  /// The first key of statements with branches; the location of the statement is added.
  static let statements = -1_000

  /// The type of the view, if it is one that the program declares and that has state.
  var type: TypeDeclaration?
  /// The first value of the view, if it is created once: the constants of a preview's own view keep their values.
  var first: Instance?
  /// The values of the view's state, by property index; variables of the body have negative keys from -1.
  var states: [Int: Value] = [:]
  /// The identities of the view's dynamic properties, by property index.
  var properties: [Int: ViewIdentity] = [:]
  /// The last value that layout reported to an observer.
  var lastValue: Value?
  /// The state that a container, or a modifier such as `onAppear`, keeps between evaluations.
  let memory = ViewMemory()
  /// The observable objects that expressions of the body have created, which are reused while the body's dependencies
  /// are unchanged.
  var objects = KeptObjects()
  private var elements: [AnyHashable: ViewIdentity] = [:]
  private var visitedElements: Set<AnyHashable> = []
  private var locals: [(frame: Frame, slot: Int)] = []
  private var children: [Int: [ViewIdentity]] = [:]
  private var counts: [Int: Int] = [:]

  /// Begins another evaluation of the body.
  func begin() {
    counts.removeAll(keepingCapacity: true)
    visitedElements.removeAll(keepingCapacity: true)
    locals = []
    objects.begin()
  }

  /// Ends an evaluation of the body and removes the states of views that no longer exist.
  func finish() {
    for (type, known) in children where known.count > counts[type, default: 0] {
      children[type] = Array(known.prefix(counts[type, default: 0]))
    }
    if elements.count > visitedElements.count { elements = elements.filter { visitedElements.contains($0.key) } }
  }

  /// Removes the states of all views within.
  func reset() {
    states = [:]
    properties = [:]
    children = [:]
    elements = [:]
  }

  /// Calls a function with this view and all views within, in an order that is the same in every run.
  func visit(_ body: (ViewIdentity) -> Void) {
    body(self)
    for (_, property) in properties.sorted(by: { $0.key < $1.key }) { property.visit(body) }
    for (_, known) in children.sorted(by: { $0.key < $1.key }) { for child in known { child.visit(body) } }
    for (_, child) in elements.sorted(by: { "\($0.key)" < "\($1.key)" }) { child.visit(body) }
    for screen in screens { screen.visit(body) }
  }

  private var screens: [ViewIdentity] = []

  /// Returns the identity of a screen of a navigation stack, by its index above the root.
  func screen(_ index: Int) -> ViewIdentity {
    while screens.count <= index { screens.append(ViewIdentity()) }
    return within(screens[index])
  }

  /// Removes the screens of a navigation stack beyond a number.
  func keepScreens(_ count: Int) { screens = Array(screens.prefix(count)) }

  /// Returns the identity of an element of a collection.
  func element(_ id: AnyHashable) -> ViewIdentity {
    visitedElements.insert(id)
    if let known = elements[id] { return within(known) }
    let made = ViewIdentity()
    elements[id] = made
    return within(made)
  }

  /// Sets a variable of the body to the value that it had after an earlier layout pass, or to its initial value.
  func keep(_ slot: Int, of frame: Frame, initial: () throws(Fault) -> Value) throws(Fault) {
    let value = if let kept = states[-1 - slot] { kept } else { try initial() }
    states[-1 - slot] = value
    frame.slots[slot] = value
    locals.append((frame, slot))
  }

  /// The number of the body's variables whose values have changed since they were stored.
  var changedLocalCount: Int {
    locals.count { frame, slot in states[-1 - slot]?.hasSameContents(as: frame.slots[slot]) != true }
  }

  /// Stores the values of the body's variables, and returns how many have changed.
  func takeLocals() -> Int {
    let count = changedLocalCount
    for (frame, slot) in locals { states[-1 - slot] = frame.slots[slot] }
    if count > 0 { objects.isOutdated = true }
    return count
  }

  /// Returns the identity of the next view of a type, by the type's identifier.
  func next(_ type: Int) -> ViewIdentity {
    let index = counts[type, default: 0]
    counts[type] = index + 1
    if let known = children[type], index < known.count { return within(known[index]) }
    let made = ViewIdentity()
    children[type, default: []].append(made)
    return within(made)
  }

  private func within(_ child: ViewIdentity) -> ViewIdentity {
    child.objects.inherit(from: objects)
    return child
  }
}

/// A value that layout reports to an observer.
struct LayoutReport {
  /// The reported content.
  enum Content {
    /// The value of a preference.
    case preference(Value)
    /// A view's geometry, and the function that derives a value from it.
    case geometry(GeometryProxy, of: FunctionValue)
  }

  /// The reported content.
  var content: Content
  /// The identity that stores the value between layout passes.
  var observer: ViewIdentity
  /// The function that is called with a changed value.
  var action: FunctionValue
}

extension Evaluator {
  /// Runs the action of a report if its value has changed; a first value counts as a change, with itself as the old
  /// value.
  func run(_ report: LayoutReport) throws(Fault) {
    let value =
      switch report.content {
      case .preference(let lastValue): lastValue
      case .geometry(let proxy, let transform):
        try call(transform, [.native("GeometryProxy", proxy)], expecting: .any)
      }
    let last = report.observer.lastValue
    if let last, value.hasSameContents(as: last) { return }
    report.observer.lastValue = value
    _ = try call(report.action, report.action.parameterCount == 2 ? [last ?? value, value] : [value], expecting: .any)
  }

  /// Runs code that creates the views within a view, or within the present one.
  func within<T, Failure: Error>(_ view: ViewIdentity?, _ body: () throws(Failure) -> T) throws(Failure) -> T {
    guard let view else { return try body() }
    let outer = identity
    identity = view
    view.begin()
    defer {
      view.finish()
      identity = outer
    }
    return try body()
  }
}
