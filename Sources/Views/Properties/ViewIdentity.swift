/// A view's identity among the views of the surrounding body, by which its state is kept from layout to layout.
///
/// As in SwiftUI, a view is identified by its type and position, not by its value. The identity stays on the thread of
/// its views.
final class ViewIdentity: @unchecked Sendable {
  /// The view whose body is being evaluated, or nil if no state is kept.
  @TaskLocal static var current: ViewIdentity?

  /// The last value of an observer.
  var lastValue: Any?
  private var states: [AnyObject] = []
  private var children: [ObjectIdentifier: [ViewIdentity]] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]

  /// Returns the identity of the next view of a type.
  func next(_ type: Any.Type) -> ViewIdentity {
    let key = ObjectIdentifier(type)
    let index = counts[key, default: 0]
    counts[key] = index + 1
    if let known = children[key], index < known.count { return known[index] }
    let made = ViewIdentity()
    children[key, default: []].append(made)
    return made
  }

  /// Makes views with the view as their surroundings.
  func within<Result>(_ body: () -> Result) -> Result {
    counts.removeAll(keepingCapacity: true)
    return Self.$current.withValue(self, operation: body)
  }

  /// Connects the states of a view's value with the stored ones.
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
  /// The storage of the value.
  var kept: AnyObject { get }
  /// Replaces the storage with that of an earlier view with the same identity.
  func take(_ kept: AnyObject)
}

/// The actions of views that run after layout, and the changes that they cause, on the views' thread.
final class LayoutReports: @unchecked Sendable {
  /// The reports of the preview whose views are being evaluated or laid out.
  @TaskLocal static var current: LayoutReports?

  /// Actions that run after layout.
  private var actions: [() -> Void] = []
  /// The number of times that a state got a different value.
  private(set) var changeCount = 0

  /// Records that a state was set.
  static func noteChange<Value>(from old: Value, to new: Value) {
    guard let current, !isEqual(old, new) else { return }
    current.changeCount += 1
  }

  /// Returns the function that receives an observer's values after layout, or nil if no layout is expected.
  ///
  /// The action gets the previous value and the new one if they differ; at first both are the same.
  static func observer<Value: Equatable>(
    _ action: @escaping (Value, Value) -> Void
  ) -> ((@escaping () -> Value) -> Void)? {
    guard let reports = current else { return nil }
    let observer = ViewIdentity.current?.next(LayoutReports.self)
    return { value in
      reports.actions.append {
        let (last, value) = (observer?.lastValue as? Value, value())
        if last == value { return }
        observer?.lastValue = value
        action(last ?? value, value)
      }
    }
  }

  /// Runs the waiting actions.
  func run() {
    let waiting = actions
    actions = []
    Self.$current.withValue(self) { for action in waiting { action() } }
  }

  private static func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? any Equatable else { return false }
    return isSame(a, b)
  }

  private static func isSame<Known: Equatable>(_ a: Known, _ b: Any) -> Bool { a == b as? Known }
}
