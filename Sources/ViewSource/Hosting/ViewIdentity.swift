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
  /// The first key of views with an identity of their own; the place of the modifier that sets it is added.
  static let identified = -1 << 40
  /// The first key of statements with branches; the place of the statement is added.
  static let statements = -1_000

  /// The type of the view, if it is one that the program declares and that has state.
  var type: TypeDeclaration?
  /// The first value of the view, if it is created once: the constants of a preview's own view keep their values.
  var first: Instance?
  /// The values of the view's state, by property index; variables of the body have negative keys from -1.
  var states: [Int: Value] = [:]
  /// The last value that layout reported to an observer.
  var lastValue: Value?
  /// The state that a container, or a modifier such as `onAppear`, keeps between evaluations.
  let memory = ViewMemory()
  /// The observable objects that expressions of the body have created, which are kept while the body need not be
  /// evaluated.
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

  /// Ends an evaluation of the body: views that are no longer there lose their states.
  func finish() {
    for (type, known) in children where known.count > counts[type, default: 0] {
      children[type] = Array(known.prefix(counts[type, default: 0]))
    }
    if elements.count > visitedElements.count { elements = elements.filter { visitedElements.contains($0.key) } }
  }

  /// Removes the states of all views within.
  func reset() {
    states = [:]
    children = [:]
    elements = [:]
  }

  /// Calls a function with this view and all views within, in an order that does not change from run to run.
  func visit(_ body: (ViewIdentity) -> Void) {
    body(self)
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
  /// Runs the action of a report if its value has changed; the first value counts as a change from itself.
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

  /// Returns a view's value with the state that its identity stores.
  func keepingStates(of instance: Instance, in identity: ViewIdentity) -> Value {
    var kept: Instance?
    let isRoot = self.identity === swiftUI.rootIdentity
    let first = isRoot ? identity.first : nil
    if isRoot, first == nil { identity.first = instance }
    for (index, field) in program.layout(of: instance.type).fields.enumerated() {
      if !identity.objects.isEmpty, dependsOnChange(field, instance.fields[index], since: identity.objects.moment) {
        identity.objects.isOutdated = true
      }
      guard field.wrapper?.role?.isKeptByIdentity ?? false else {
        if let first, first.type === instance.type, field.wrapper == nil, field.isConstant {
          let copy = kept ?? instance.copy()
          kept = copy
          copy.fields[index] = first.fields[index]
        }
        if case .observed? = field.wrapper?.role { noteObserver(of: instance.fields[index]) }
        continue
      }
      let copy = kept ?? instance.copy()
      kept = copy
      identity.type = instance.type
      if let key = storageKey(of: field) {
        let initial = initialState(copy.fields[index])
        copy.fields[index] = storageCell(key, initial: initial)
        continue
      }
      if identity.states[index] == nil { identity.states[index] = initialState(copy.fields[index]) }
      if case .stateObject? = field.wrapper?.role { noteObserver(of: identity.states[index] ?? .none) }
      copy.fields[index] = stateCell(index, of: identity)
    }
    return .instance(kept ?? instance)
  }

  /// Returns a view, a modifier or a style whose `@Environment` properties keep the present environment, so that its
  /// closures read that one when they run elsewhere: in an action of a screen that it presents.
  func keepingEnvironment(of value: Value) -> Value {
    guard program.isActing, case .instance(let instance) = value, readsEnvironment(instance.type) else { return value }
    var kept: Instance?
    for (index, field) in program.layout(of: instance.type).fields.enumerated()
    where field.wrapper?.role?.isEnvironmentValue ?? false {
      let copy = kept ?? instance.copy()
      copy.fields[index] = swiftUI.environmentValue
      kept = copy
    }
    return .instance(kept ?? instance)
  }

  /// Returns a modifier or a style with the states of the next identity of its type, and that identity; in a program that
  /// does not act, the value itself and nil.
  func keepingStates(of value: Value) -> (Value, ViewIdentity?) {
    guard program.isActing, case .instance(let instance) = value else { return (value, nil) }
    let own = identity.next(instance.type.id)
    return (keepingStates(of: instance, in: own), own)
  }

  /// Returns the key under which a property is stored outside of its view, or nil for other properties.
  private func storageKey(of field: PropertyDeclaration) -> String? {
    guard let wrapper = field.wrapper, case .stored(let isShared)? = wrapper.role,
      let argument = wrapper.arguments?.first
    else { return nil }
    let key = argument.expression.trimmedDescription
    return (isShared ? "AppStorage" : wrapper.name) + key
  }

  /// Returns the key of the value that `@AppStorage` keeps for a string.
  static func storageKey(_ key: String) -> String { "AppStorage\"\(key)\"" }

  private func storageCell(_ key: String, initial: Value) -> Value {
    let session = swiftUI.session
    let cell = BindingValue(
      get: { () throws(Fault) in session.storage[key] ?? initial },
      set: { [self] (new) throws(Fault) in
        if (session.storage[key] ?? initial).hasSameContents(as: new) != true { stateChangeCount += 1 }
        session.storage[key] = new
      })
    return .native(NativeValue.stateCell, cell)
  }

  private func initialState(_ field: Value) -> Value {
    if case .native(let native) = field, native.type == names.initialState, let initial = native.payload as? Value {
      return initial
    }
    return field
  }

  private func stateCell(_ index: Int, of identity: ViewIdentity) -> Value {
    let cell = BindingValue(
      get: { () throws(Fault) in identity.states[index] ?? .none },
      set: { [self] (new) throws(Fault) in
        if identity.states[index]?.hasSameContents(as: new) != true {
          stateChangeCount += 1
          identity.objects.isOutdated = true
        }
        identity.states[index] = new
      })
    return .native(NativeValue.stateCell, cell)
  }
}
