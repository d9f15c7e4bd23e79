import PlumblineLayout

/// A continuation, with which the program resumes a task that it has suspended.
final class RunningContinuation {
  /// Resumes the suspended task.
  var resume: (() -> Void)?
  /// The result of the wait, or nil before its end.
  private(set) var result: Result<Value, Fault>?

  /// Resumes the task with an outcome, unless it has been resumed.
  func finish(_ outcome: Result<Value, Fault>) {
    guard result == nil else { return }
    result = outcome
    resume?()
  }
}

/// The tasks of a group, whose results arrive in the order in which the tasks end.
final class RunningTaskGroup: WaitingIterator {
  private let evaluator: Evaluator
  private var tasks: [RunningTask] = []
  private var results: [Result<Value, Fault>] = []
  private var count = 0
  private var resume: (() -> Void)?
  private(set) var isCancelled = false

  /// Creates a group without tasks.
  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// Whether no task runs and all results have been taken.
  var isEmpty: Bool { count == 0 && results.isEmpty }

  /// Starts a task.
  func add(_ body: @escaping () throws(Fault) -> Value) {
    count += 1
    tasks.append(
      evaluator.swiftUI.tasks.start(in: evaluator) { [self] () throws(Fault) in
        do throws(Fault) { results.append(.success(try body())) } catch {
          if error.thrown == nil { throw error }
          results.append(.failure(error))
        }
        count -= 1
        resume?()
        return .void
      })
  }

  /// Returns the next result, for which the running task waits; nil when all have been taken.
  func next() throws(Fault) -> Value? {
    while results.isEmpty {
      guard count > 0, evaluator.swiftUI.tasks.current != nil else { return nil }
      defer { resume = nil }
      try evaluator.swiftUI.tasks.wait(in: evaluator) { resume throws(Fault) in self.resume = resume }
    }
    switch results.removeFirst() {
    case .success(let value): return value
    case .failure(let fault): throw fault
    }
  }

  /// Waits for all tasks.
  func waitForAll() throws(Fault) { while try next() != nil {} }

  /// Waits for the child tasks whose results the program has not read with `next()`, and ignores the errors that they
  /// throw, as a task group does when its closure returns.
  func waitForRest() throws(Fault) {
    while !isEmpty {
      do throws(Fault) { if try next() == nil { return } } catch { if error.thrown == nil { throw error } }
    }
  }

  /// Cancels all tasks.
  func cancel() {
    isCancelled = true
    for task in tasks { evaluator.swiftUI.tasks.cancel(task) }
  }
}

/// An asynchronous stream with the elements that have not been taken.
final class ElementStream: WaitingIterator {
  /// The elements that are kept until they are taken: the newest or the oldest of a number.
  enum Limit: Sendable { case newest(Int), oldest(Int) }

  private let evaluator: Evaluator
  private var elements: [Result<Value, Fault>] = []
  /// The elements that are kept, or nil for all of them.
  var limit: Limit?
  private var isFinished = false
  private var resume: (() -> Void)?
  /// The subscription to the publisher that sends the elements, which ends with the stream, or nil.
  var subscription: Subscription?
  /// The function that is called with the reason when the stream ends, or nil.
  var termination: FunctionValue?
  /// Returns the next element, for a stream that computes its elements.
  var unfolding: (() throws(Fault) -> Value)?

  /// Creates a stream without elements.
  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  deinit { subscription?.cancel() }

  /// Adds an element.
  func send(_ element: Result<Value, Fault>) {
    guard !isFinished else { return }
    // An element that a waiting task takes at once does not count against the limit.
    let handedOver = resume == nil ? 0 : 1
    switch limit {
    case .oldest(let count) where elements.count - handedOver >= count: return
    case .newest(let count) where elements.count - handedOver >= count:
      if count == 0 { return }
      elements.remove(at: handedOver)
    default: break
    }
    elements.append(element)
    resume?()
  }

  /// Ends the stream, with an error if one is given.
  func finish(_ fault: Fault?) {
    if let fault, !isFinished { elements.append(.failure(fault)) }
    end(because: .finished)
    resume?()
  }

  /// Ends the stream: no element is added from now on.
  private func end(because reason: Termination) {
    isFinished = true
    guard let termination else { return }
    self.termination = nil
    evaluator.act(termination, [.native("AsyncStream.Continuation.Termination", reason)])
  }

  /// The reason for which a stream ends: its producer finishes it, or the task that takes its elements is cancelled.
  enum Termination: Hashable, Sendable { case finished, cancelled }

  /// Returns the next element, for which the running task waits; nil at the end and in a cancelled task.
  func next() throws(Fault) -> Value? {
    if let unfolding {
      let value = try unfolding()
      return value.isNone ? nil : value
    }
    while elements.isEmpty {
      guard !isFinished, let task = evaluator.swiftUI.tasks.current else { return nil }
      guard !task.isCancelled else {
        end(because: .cancelled)
        return nil
      }
      try evaluator.swiftUI.tasks.wait(in: evaluator) { resume throws(Fault) in self.resume = resume }
    }
    switch elements.removeFirst() {
    case .success(let value): return value
    case .failure(let fault): throw fault
    }
  }
}

/// The elements of an asynchronous sequence, changed or chosen by a function.
final class ChangedIterator: WaitingIterator {
  private let source: any WaitingIterator
  private let name: String
  private let change: FunctionValue
  private let evaluator: Evaluator

  /// Creates a sequence by the name of its operator: `map`, `filter` or `compactMap`.
  init(_ source: any WaitingIterator, _ name: String, _ change: FunctionValue, _ evaluator: Evaluator) {
    (self.source, self.name, self.change, self.evaluator) = (source, name, change, evaluator)
  }

  /// Returns the next element that passes, for which the running task waits; nil at the end.
  func next() throws(Fault) -> Value? {
    while let element = try source.next() {
      let changed = try evaluator.call(change, [element], expecting: .any)
      switch name {
      case "map": return changed
      case "filter": if case .bool(true) = changed { return element }
      default: if !changed.isNone { return changed }
      }
    }
    return nil
  }
}

/// The elements of an asynchronous sequence without those at its start or its end.
final class LimitedIterator: WaitingIterator {
  /// Whether an element belongs to the sequence, and whether others follow.
  enum Answer { case passes, passesLast, isLeftOut, ends }

  private let source: any WaitingIterator
  private let answer: (Value) throws(Fault) -> Answer
  private var isAtEnd: Bool

  /// Creates a sequence from a function that is called with each element of another one.
  init(_ source: any WaitingIterator, isEmpty: Bool, _ answer: @escaping (Value) throws(Fault) -> Answer) {
    (self.source, self.isAtEnd, self.answer) = (source, isEmpty, answer)
  }

  /// Returns the next element that passes, for which the running task waits; nil at the end.
  func next() throws(Fault) -> Value? {
    while !isAtEnd, let element = try source.next() {
      switch try answer(element) {
      case .passes: return element
      case .passesLast:
        isAtEnd = true
        return element
      case .isLeftOut: continue
      case .ends: isAtEnd = true
      }
    }
    return nil
  }
}
