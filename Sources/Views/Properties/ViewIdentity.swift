/// A view's place among those that the body around it makes, which keeps the view's states from layout to layout.
///
/// As in SwiftUI a view is known again by its type and its place, not by its value. It stays on the thread of its views.
final class ViewIdentity: @unchecked Sendable {
  /// The view whose body is being made, or nil where no states are kept.
  @TaskLocal static var current: ViewIdentity?

  /// What the layout told last, of an observer.
  var told: Any?
  private var states: [AnyObject] = []
  private var children: [ObjectIdentifier: [ViewIdentity]] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]

  /// The next view of a type.
  func next(_ type: Any.Type) -> ViewIdentity {
    let key = ObjectIdentifier(type)
    let index = counts[key, default: 0]
    counts[key] = index + 1
    if let known = children[key], index < known.count { return known[index] }
    let made = ViewIdentity()
    children[key, default: []].append(made)
    return made
  }

  /// Makes what is within the view.
  func within<Result>(_ body: () -> Result) -> Result {
    counts.removeAll(keepingCapacity: true)
    return Self.$current.withValue(self, operation: body)
  }

  /// Ties the states of a view's value to those that are kept.
  func keepStates(of view: Any) {
    var found: [any StateKeeping] = []
    Self.collect(view, into: &found)
    for (index, state) in found.enumerated() {
      if index < states.count { state.take(states[index]) } else { states.append(state.kept) }
    }
  }

  private static func collect(_ value: Any, into found: inout [any StateKeeping]) {
    for child in Mirror(reflecting: value).children {
      if let state = child.value as? any StateKeeping {
        found.append(state)
      } else if child.value is any DynamicProperty {
        collect(child.value, into: &found)
      }
    }
  }
}

/// A property whose value outlives the view's.
protocol StateKeeping {
  /// What holds the value.
  var kept: AnyObject { get }
  /// Uses what holds the value of an earlier view in the same place.
  func take(_ kept: AnyObject)
}

/// What the views wait for the layout to tell them, and what came of it; on the thread of the views.
final class LayoutReports: @unchecked Sendable {
  /// The reports of the preview whose views are being made or told.
  @TaskLocal static var current: LayoutReports?

  /// What is called once the layout is done.
  private var actions: [() -> Void] = []
  private var changeCount = 0

  /// Notes that a state was set.
  static func noteChange<Value>(from old: Value, to new: Value) {
    guard let current, !isEqual(old, new) else { return }
    current.changeCount += 1
  }

  /// What takes the values that the layout tells to an observer in the view whose body is being made, or nil where no layout
  /// is waited for.
  ///
  /// The action gets the last value and the new one where they differ; the first is a change from itself.
  static func observer<Value: Equatable>(
    _ action: @escaping (Value, Value) -> Void
  ) -> ((@escaping () -> Value) -> Void)? {
    guard let reports = current else { return nil }
    let observer = ViewIdentity.current?.next(LayoutReports.self)
    return { value in
      reports.actions.append {
        let (last, value) = (observer?.told as? Value, value())
        if last == value { return }
        observer?.told = value
        action(last ?? value, value)
      }
    }
  }

  /// Calls what waits, and says whether that changed a state.
  func run() -> Bool {
    let waiting = actions
    actions = []
    let before = changeCount
    Self.$current.withValue(self) { for action in waiting { action() } }
    return changeCount != before
  }

  private static func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? any Equatable else { return false }
    return isSame(a, b)
  }

  private static func isSame<Known: Equatable>(_ a: Known, _ b: Any) -> Bool { a == b as? Known }
}
