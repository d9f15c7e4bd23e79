/// A sequence whose elements are computed when they are used: `array.lazy.map { … }`, or `sequence(first:next:)`.
struct LazySequence {
  /// The sequence from which the elements are computed.
  enum Base {
    /// The elements of another value.
    case elements(Value)
    /// A first element and the function that returns the next one from each.
    case unfolded(from: Value, FunctionValue)
    /// The elements of a value that a function makes anew for each iteration.
    case made(FunctionValue)
    /// Pairs of the elements of two values.
    case zipped(Value, Value)
    /// A state and the function that changes it and returns the next element.
    case stateful(Value, FunctionValue)
  }

  /// A change of the elements, in the order in which they are changed.
  enum Step {
    /// Each element is replaced.
    case map(FunctionValue)
    /// Each element is replaced or, for nil, omitted.
    case compactMap(FunctionValue)
    /// The elements for which a condition holds.
    case filter(FunctionValue)
    /// The elements up to the first for which a condition does not hold.
    case prefixWhile(FunctionValue)
    /// The elements from the first for which a condition does not hold.
    case dropWhile(FunctionValue)
    /// A number of elements at the start.
    case prefix(Int)
    /// The elements after a number of those at the start.
    case dropFirst(Int)
    /// Each element with its offset.
    case enumerated
  }

  /// The base.
  let base: Base
  /// The changes.
  private(set) var steps: [Step] = []

  /// Creates a lazy sequence of the elements of a base.
  init(_ base: Base) { self.base = base }

  /// Returns the sequence with one more change.
  func adding(_ step: Step) -> LazySequence {
    var copy = self
    copy.steps.append(step)
    return copy
  }

  /// Returns an iterator that starts at the first element.
  func iterator(_ evaluator: Evaluator, at location: SourceLocation) throws(Fault) -> LazyIterator {
    try LazyIterator(self, evaluator, at: location)
  }

  /// Returns the element at a position, of which only the changes of this element are computed; nil for a sequence that
  /// leaves elements out.
  func mapped(_ position: Int, _ evaluator: Evaluator, at location: SourceLocation) throws(Fault) -> Value? {
    guard case .elements(let values) = base else { return nil }
    var element = try evaluator.element(of: values, at: .int(position), location)
    for step in steps {
      guard case .map(let function) = step else { return nil }
      element = try evaluator.call(function, [element], expecting: .any)
    }
    return element
  }

  /// Returns all elements.
  func elements(_ evaluator: Evaluator, at location: SourceLocation) throws(Fault) -> [Value] {
    let iterator = try iterator(evaluator, at: location)
    var values: [Value] = []
    while let next = try iterator.next() {
      try evaluator.checkCount(values.count + 1, at: location)
      values.append(next)
    }
    return values
  }
}

/// An iterator over a lazy sequence.
final class LazyIterator {
  private enum Source {
    case elements(ValueIterator)
    case zipped(ValueIterator, ValueIterator)
    case unfolded(Value?, isFirst: Bool, FunctionValue)
    case stateful(Value, FunctionValue)
  }

  private var source: Source
  private let steps: [LazySequence.Step]
  /// The number of elements that each step has seen, or -1 once a step drops no more elements.
  private var counts: [Int]
  private var isDone = false
  private let evaluator: Evaluator
  private let location: SourceLocation

  /// Creates an iterator that starts at the first element.
  init(_ sequence: LazySequence, _ evaluator: Evaluator, at location: SourceLocation) throws(Fault) {
    source =
      switch sequence.base {
      case .elements(let value): .elements(try evaluator.iterator(over: value, at: location))
      case .made(let make):
        .elements(try evaluator.iterator(over: evaluator.call(make, [], expecting: .any), at: location))
      case .zipped(let a, let b):
        .zipped(try evaluator.iterator(over: a, at: location), try evaluator.iterator(over: b, at: location))
      case .unfolded(let first, let next): .unfolded(first, isFirst: true, next)
      case .stateful(let state, let next): .stateful(state, next)
      }
    steps = sequence.steps
    counts = steps.map { _ in 0 }
    self.evaluator = evaluator
    self.location = location
  }

  /// Returns the next element, or nil at the end.
  func next() throws(Fault) -> Value? {
    while !isDone, !isComplete, let value = try nextOfBase() {
      try evaluator.step(at: location)
      if let value = try changed(value) { return value }
    }
    return nil
  }

  /// Whether a step has let its last element pass.
  private var isComplete: Bool {
    zip(steps, counts).contains { step, count in
      if case .prefix(let limit) = step { count >= limit } else { false }
    }
  }

  private func nextOfBase() throws(Fault) -> Value? {
    switch source {
    case .elements(var iterator):
      let next = try iterator.next()
      source = .elements(iterator)
      return next
    case .zipped(var a, var b):
      let pair = (try a.next(), try b.next())
      source = .zipped(a, b)
      guard let x = pair.0, let y = pair.1 else { return nil }
      return .tuple(TupleValue(labels: [nil, nil], elements: [x, y]))
    case .unfolded(let last, let isFirst, let function):
      guard let last else { return nil }
      let next = isFirst ? last : try evaluator.call(function, [last], expecting: .any)
      source = .unfolded(next.isNone ? nil : next, isFirst: false, function)
      return next.isNone ? nil : next
    case .stateful(let state, let function):
      var arguments = [state]
      let next = try evaluator.call(function, changing: &arguments, expecting: .any)
      source = .stateful(arguments[0], function)
      return next.isNone ? nil : next
    }
  }

  /// Returns an element after all steps, or nil if a step leaves it out.
  private func changed(_ value: Value) throws(Fault) -> Value? {
    var value = value
    for (index, step) in steps.enumerated() {
      switch step {
      case .map(let function): value = try evaluator.call(function, [value], expecting: .any)
      case .compactMap(let function):
        value = try evaluator.call(function, [value], expecting: .any)
        if value.isNone { return nil }
      case .filter(let function): if try !holds(function, value) { return nil }
      case .prefixWhile(let function):
        guard try holds(function, value) else {
          isDone = true
          return nil
        }
      case .dropWhile(let function):
        if counts[index] == 0, try holds(function, value) { return nil }
        counts[index] = -1
      case .prefix: counts[index] += 1
      case .dropFirst(let count):
        counts[index] += 1
        if counts[index] <= count { return nil }
      case .enumerated:
        value = .tuple(TupleValue(labels: ["offset", "element"], elements: [.int(counts[index]), value]))
        counts[index] += 1
      }
    }
    return value
  }

  private func holds(_ function: FunctionValue, _ value: Value) throws(Fault) -> Bool {
    if case .bool(let bool) = try evaluator.call(function, [value], expecting: .bool) { return bool }
    return false
  }
}

extension Value {
  /// The names of the types of lazy sequences: of those whose methods are lazy, and of those that are only computed
  /// late.
  static let lazyName = "LazySequence", unfoldedName = "UnfoldSequence"

  /// Returns a lazy sequence as a value; an unfolded one has the methods of other sequences.
  static func lazy(_ sequence: LazySequence, isUnfolded: Bool = false) -> Value {
    .native(isUnfolded ? unfoldedName : lazyName, sequence)
  }

  /// The lazy sequence, or nil for any other value.
  var lazySequence: LazySequence? {
    guard case .native(let native) = self, [Self.lazyName, Self.unfoldedName].contains(native.type) else { return nil }
    return native.payload as? LazySequence
  }
}

extension Vocabulary {
  /// Adds the members of lazy sequences.
  mutating func addLazySequences() {
    type(Value.lazyName, parents: ["Collection", "Sequence"])
    type(Value.unfoldedName, parents: ["Sequence"])
    rawProperty("Sequence", "lazy") { value, _ in .lazy(LazySequence(.elements(value))) }
    rawProperty(Value.lazyName, "lazy") { value, _ in value }
    addLazyEnds()
    let steps: [(String, ParameterShape, @Sendable (FunctionValue) -> LazySequence.Step)] = [
      ("map", .function(), { .map($0) }), ("compactMap", .function(), { .compactMap($0) }),
      ("filter", .function(to: .bool), { .filter($0) }),
      ("prefix", .function("while", to: .bool), { .prefixWhile($0) }),
      ("drop", .function("while", to: .bool), { .dropWhile($0) }),
    ]
    for (name, parameter, step) in steps {
      raw(Value.lazyName, name, [parameter]) { value, call throws(Fault) in
        guard let sequence = value.lazySequence else { return value }
        let function = FunctionValue(.compiled { (_, values) throws(Fault) in try call.apply(0, values) })
        return .lazy(sequence.adding(step(function)))
      }
    }
    for type in [Value.lazyName, Value.unfoldedName] {
      for (name, isPrefix) in [("prefix", true), ("dropFirst", false)] {
        raw(type, name, [.value(nil, .int, optional: !isPrefix)]) { value, call in
          let count = max(call.arguments[0]?.asInt ?? 1, 0)
          guard let sequence = value.lazySequence else { return value }
          return .lazy(
            sequence.adding(isPrefix ? .prefix(count) : .dropFirst(count)), isUnfolded: type == Value.unfoldedName)
        }
      }
      raw(type, "enumerated") { value, _ in
        value.lazySequence.map { .lazy($0.adding(.enumerated), isUnfolded: type == Value.unfoldedName) } ?? value
      }
    }
  }
}
