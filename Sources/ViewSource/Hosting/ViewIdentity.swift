import PlumblineLayout

/// A view's place among those that the body around it makes, which keeps the view's states from layout to layout.
///
/// As in SwiftUI a view is known again by its type and its place, not by its value.
final class ViewIdentity {
  /// What is made later than the body around it: a reader's content, or a view that depends on what it inherits.
  static let later = -1
  /// What waits for what the layout tells.
  static let observer = -2

  /// The values of the view's states, by the index of their property; those of the body's variables count down from -1.
  var states: [Int: Value] = [:]
  /// What the layout told last, of an observer.
  var told: Value?
  private var locals: [(frame: Frame, slot: Int)] = []
  private var children: [Int: [ViewIdentity]] = [:]
  private var counts: [Int: Int] = [:]

  /// Begins the body anew.
  func begin() {
    counts.removeAll(keepingCapacity: true)
    locals = []
  }

  /// Lets a variable of the body, which begins with a value, have the value that an earlier layout left in it.
  func keep(_ slot: Int, of frame: Frame, initial: () throws(Fault) -> Value) throws(Fault) {
    let value = if let kept = states[-1 - slot] { kept } else { try initial() }
    states[-1 - slot] = value
    frame.slots[slot] = value
    locals.append((frame, slot))
  }

  /// Takes over what the body's variables were set to, and says how many changed.
  func takeLocals() -> Int {
    locals.count { frame, slot in
      let value = frame.slots[slot]
      defer { states[-1 - slot] = value }
      return states[-1 - slot]?.isEqual(to: value) != true
    }
  }

  /// The next view of a type, by the type's number.
  func next(_ type: Int) -> ViewIdentity {
    let index = counts[type, default: 0]
    counts[type] = index + 1
    if let known = children[type], index < known.count { return known[index] }
    let made = ViewIdentity()
    children[type, default: []].append(made)
    return made
  }
}

/// What a layout tells an observer.
struct LayoutReport {
  /// What is told.
  enum Content {
    /// What the views within told.
    case preference(Value)
    /// A view's place, and the function that makes a value of it.
    case geometry(GeometryProxy, of: FunctionValue)
  }

  /// What is told.
  var content: Content
  /// What remembers the value from layout to layout.
  var observer: ViewIdentity
  /// What is called with a value that changed.
  var action: FunctionValue
}

extension Evaluator {
  /// Runs the action that a report is for, if it tells another value than the last; the first is a change from itself.
  func run(_ report: LayoutReport) throws(Fault) {
    let value =
      switch report.content {
      case .preference(let told): told
      case .geometry(let proxy, let transform):
        try call(transform, [.native("GeometryProxy", proxy)], expecting: .any)
      }
    let last = report.observer.told
    if let last, value.isEqual(to: last) { return }
    report.observer.told = value
    _ = try call(report.action, report.action.parameterCount == 2 ? [last ?? value, value] : [value], expecting: .any)
  }

  /// Runs what makes the views within a view.
  func within<T>(_ view: ViewIdentity, _ body: () throws(Fault) -> T) throws(Fault) -> T {
    let outer = identity
    identity = view
    view.begin()
    defer { identity = outer }
    return try body()
  }

  /// The same, for what cannot fail.
  func within<T>(_ view: ViewIdentity, _ body: () -> T) -> T {
    let outer = identity
    identity = view
    view.begin()
    defer { identity = outer }
    return body()
  }

  /// A view's value whose states are those that its identity keeps.
  func keepingStates(of instance: Instance, in identity: ViewIdentity) -> Value {
    var kept: Instance?
    for (index, field) in program.layout(of: instance.type).fields.enumerated() {
      guard field.wrapper?.standard?.isKeptByIdentity ?? false else { continue }
      let copy = kept ?? instance.copy()
      kept = copy
      if identity.states[index] == nil { identity.states[index] = initialState(copy.fields[index]) }
      copy.fields[index] = stateCell(index, of: identity)
    }
    return .instance(kept ?? instance)
  }

  private func initialState(_ field: Value) -> Value {
    if case .native(let native) = field, native.type == "State", let initial = native.payload as? Value {
      return initial
    }
    return field
  }

  private func stateCell(_ index: Int, of identity: ViewIdentity) -> Value {
    if case .object(let object)? = identity.states[index] { return .object(object) }
    let cell = BindingValue(
      get: { () throws(Fault) in identity.states[index] ?? .none },
      set: { [self] (new) throws(Fault) in
        if identity.states[index]?.isEqual(to: new) != true { stateChangeCount += 1 }
        identity.states[index] = new
      })
    return .native(NativeValue.stateCell, cell)
  }
}

extension NativeValue {
  /// The type of what stands in a property for a state that is kept elsewhere.
  static let stateCell = "StateCell"
}
