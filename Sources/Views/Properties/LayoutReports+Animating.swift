// The transactions of compiled views, and the actions that follow their animations.
extension LayoutReports {
  /// Runs code whose changes of state belong to a transaction.
  static func changing<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard let current else { return try body() }
    return try current.changing(transaction, body)
  }

  /// Runs code whose changes of state belong to a transaction.
  ///
  /// Changes before it are shown first, so that each change has the animation of its own transaction.
  private func changing<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    if !isFlushing, changeCount != shownCount {
      isFlushing = true
      flush?()
      isFlushing = false
      shownCount = changeCount
    }
    let before = changeCount
    let outer = self.transaction
    self.transaction = transaction
    defer {
      self.transaction = outer
      if changeCount != before { pendingTransaction = transaction }
    }
    return try body()
  }

  /// Runs an action when an animation counts as complete or, with `whenRemoved`, when it has no visible effect any
  /// more.
  func complete(_ animation: Animation?, whenRemoved: Bool, _ action: @escaping () -> Void) {
    let delay = animation.map { $0.isEndless ? 0 : whenRemoved ? $0.duration : $0.logicalDuration } ?? 0
    events.append(Event(time: time + max(delay, 1e-9), isCompletion: true, action: action))
  }

  /// Runs an action after a time in seconds.
  func add(after delay: Double, _ action: @escaping () -> Void) {
    events.append(Event(time: time + delay, isCompletion: false, action: action))
  }

  /// The time of the next event, in seconds since the preview began, or nil if there is none.
  var nextEvent: Double? { events.map(\.time).min() }

  /// Sets the time, in seconds since the preview began, and runs the events that are due, in the order of their times.
  func advance(to time: Double) {
    if followsTime, time > self.time {
      followsTime = false
      noteChange()
    }
    self.time = time
    Self.$current.withValue(self) {
      while let index = events.indices.filter({ events[$0].time <= time }).min(by: { events[$0].time < events[$1].time }
      ) {
        events.remove(at: index).action()
      }
    }
  }

  /// Runs the actions that follow animations, and returns whether there were any.
  func runCompletions() -> Bool {
    let waiting = events.filter(\.isCompletion)
    events.removeAll(where: \.isCompletion)
    Self.$current.withValue(self) { for event in waiting { event.action() } }
    return !waiting.isEmpty
  }

  /// Calls a function that lays views out as they are at a point in time, and discards the reports of these layouts.
  func forgettingActions(_ body: () -> Void) {
    let waiting = actions
    body()
    actions = waiting
  }
}
