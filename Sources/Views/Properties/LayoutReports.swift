/// The actions of views that run after layout, and the changes that they cause, on the views' thread.
final class LayoutReports: @unchecked Sendable {
  /// The reports of the preview whose views are being evaluated or laid out.
  @TaskLocal static var current: LayoutReports?

  /// Actions that run after layout.
  var actions: [() -> Void] = []
  /// The number of times that a state got a different value.
  private(set) var changeCount = 0

  /// An action that runs at a point in virtual time.
  struct Event {
    /// The time, in seconds since the preview began.
    var time: Double
    /// Whether the event follows an animation.
    var isCompletion: Bool
    /// The action.
    var action: () -> Void
  }

  /// The events to come.
  var events: [Event] = []
  /// The virtual time, in seconds since the preview began.
  var time = 0.0
  /// Whether a view's content depends on time, so that views are evaluated again when time has passed.
  var followsTime = false
  /// The transaction of the code that runs, or nil.
  var transaction: Transaction?
  /// The transaction of the changes that have not been shown, or nil.
  var pendingTransaction: Transaction?
  /// Shows the changes of state so far.
  var flush: (() -> Void)?
  /// The number of changes that are shown, or nil before the first transaction.
  var shownCount: Int?
  /// Whether the changes so far are being shown.
  var isFlushing = false

  /// The values that are stored under keys, while the preview runs.
  private var stored: [String: Any] = [:]

  /// Returns the state that is stored under a key, with an initial value if there is none.
  static func stored<Value>(_ key: String, _ initial: Value) -> State<Value> {
    if let known = current?.stored[key] as? State<Value> { return known }
    let made = State(wrappedValue: initial)
    current?.stored[key] = made
    return made
  }

  /// Records that views must be evaluated again.
  func noteChange() { changeCount += 1 }

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
