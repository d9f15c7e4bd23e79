/// An iterator over the elements of a value.
struct ValueIterator {
  private enum Source {
    case list([Value], Int)
    case numbers(Int, Int)
    case endless(Int)
    case function(FunctionValue, Evaluator)
    case declared(DeclaredIterator)
    case lazy(LazyIterator)
    case shared(IteratorState)
    case waiting(any WaitingIterator)
  }

  private var source: Source

  /// Creates an iterator over a list.
  init(_ values: [Value]) { source = .list(values, 0) }
  /// Creates an iterator over a range of integers.
  init(_ range: Range<Int>) { source = .numbers(range.lowerBound, range.upperBound) }
  /// Creates an iterator over the results of a function, up to the first nil.
  init(_ function: FunctionValue, _ evaluator: Evaluator) { source = .function(function, evaluator) }
  /// Creates an iterator from one that the program declares.
  init(_ iterator: DeclaredIterator) { source = .declared(iterator) }
  /// Creates an iterator over a lazy sequence.
  init(_ iterator: LazyIterator) { source = .lazy(iterator) }
  /// Creates an iterator over elements that arrive in time.
  init(_ iterator: any WaitingIterator) { source = .waiting(iterator) }
  /// Creates an iterator that continues one of the program.
  init(_ iterator: IteratorState) { source = .shared(iterator) }
  /// Creates an endless iterator over the integers from a lower bound.
  init(from number: Int) { source = .endless(number) }

  /// Returns the next element, or nil at the end.
  mutating func next() throws(Fault) -> Value? {
    switch source {
    case .waiting(let iterator): return try iterator.next()
    case .list(let values, let index):
      guard index < values.count else { return nil }
      source = .list(values, index + 1)
      return values[index]
    case .numbers(let low, let high):
      guard low < high else { return nil }
      source = .numbers(low + 1, high)
      return .int(low)
    case .endless(let number):
      source = .endless(number &+ 1)
      return .int(number)
    case .function(let function, let evaluator):
      let value = try evaluator.call(function, [], expecting: .any)
      return value.isNone ? nil : value
    case .declared(let iterator): return try iterator.next()
    case .lazy(let iterator): return try iterator.next()
    case .shared(let iterator): return try iterator.next()
    }
  }
}

/// An iterator of a type that the program declares.
final class DeclaredIterator {
  private var value: Value
  private let function: FunctionDeclaration
  private let evaluator: Evaluator

  /// Creates an iterator from a value and the method that returns its next element.
  init(_ value: Value, _ function: FunctionDeclaration, _ evaluator: Evaluator) {
    (self.value, self.function, self.evaluator) = (value, function, evaluator)
  }

  /// Returns the next element, or nil at the end.
  func next() throws(Fault) -> Value? {
    var none: [Value?] = []
    // A value from elsewhere would never end the sequence.
    let count = evaluator.outsideConditionCount
    let next = try evaluator.run(function, on: &value, captured: nil, &none, at: function.location)
    return next.isNone || next.outside != nil || evaluator.outsideConditionCount > count ? nil : next
  }
}

/// An iterator whose elements arrive in time: the running task waits for them.
package protocol WaitingIterator: AnyObject {
  /// Returns the next element, or nil at the end.
  func next() throws(Fault) -> Value?
}

extension Evaluator {
  /// Returns an iterator over the elements of a value.
  func iterator(over value: Value, at location: SourceLocation) throws(Fault) -> ValueIterator {
    if case .range(let range) = value {
      if range.integerType == nil, let numbers = range.integers { return ValueIterator(numbers) }
      if range.upper == nil, let low = range.lower?.value.asInt { return ValueIterator(from: low) }
    }
    if case .function(let function) = value { return ValueIterator(function, self) }
    if let sequence = value.lazySequence { return ValueIterator(try sequence.iterator(self, at: location)) }
    if case .native(let native) = value, let iterator = native.payload as? any WaitingIterator {
      return ValueIterator(iterator)
    }
    if case .native(let native) = value, let iterator = native.payload as? IteratorState {
      return ValueIterator(iterator)
    }
    if let type = declaration(of: value), isSequence(type), let own = try declaredIterator(of: value, type) {
      return own
    }
    if let elements = try elements(of: value, at: location) { return ValueIterator(elements) }
    throw fault(.wrongType(found: value.typeName, expected: "Sequence"), at: location)
  }

  /// Returns the elements of a sequence or collection, or nil for another value.
  package func elements(of value: Value, at location: SourceLocation = .start) throws(Fault) -> [Value]? {
    switch value {
    case .array(let values): return values
    case .set(let set): return set.elements
    case .dictionary(let dictionary):
      return dictionary.entries.map { .tuple(TupleValue(labels: ["key", "value"], elements: [$0.key, $0.value])) }
    case .string(let string): return string.map { .character($0) }
    case .range(let range):
      guard let numbers = range.integers else {
        if let characters = try characters(of: range) { return characters }
        return try steps(of: range, at: location)
      }
      try checkCount(range.count ?? .max, at: .start)
      if let type = range.integerType { return numbers.map { .whole(SizedInteger(Int128($0), clampedTo: type)) } }
      return numbers.map { .int($0) }
    case .native(let native):
      if let outside = native as? OutsideValue {
        warn(outside, .list, at: location)
        return decidesOtherwise(on: outside, at: location) ? [.native(outside)] : []
      }
      if let values = native.payload as? [Value] { return values }
      if let text = value.substring { return text.map { .character($0) } }
      if let slice = value.arraySlice { return slice.values }
      if let sequence = value.lazySequence { return try sequence.elements(self, at: location) }
      if let bytes = value.dataBytes { return bytes.map(Value.byte) }
      if let iterator = native.payload as? IteratorState {
        var values: [Value] = []
        while let next = try iterator.next() {
          try checkCount(values.count + 1, at: .start)
          values.append(next)
        }
        return values
      }
      if let binding = native.payload as? BindingValue, let inner = try elements(of: binding.get()) {
        guard program.isActing else { return inner.map { self.value(of: BindingValue(constant: $0)) } }
        return inner.indices.map { self.value(of: elementBinding(binding, at: $0, fallback: inner[$0])) }
      }
      return nil
    case .instance(let instance), .object(let instance):
      return isSequence(instance.type) ? try declaredElements(of: value, instance.type) : nil
    case .enumCase(let enumValue):
      return isSequence(enumValue.type) ? try declaredElements(of: value, enumValue.type) : nil
    default: return nil
    }
  }

  /// Returns a binding to an element of a binding's array, whose last value remains when the element is gone.
  private func elementBinding(_ binding: BindingValue, at index: Int, fallback: Value) -> BindingValue {
    part(of: binding) { [self] (value) throws(Fault) in
      let elements = try elements(of: value) ?? []
      return elements.indices.contains(index) ? elements[index] : fallback
    } set: { (value: inout Value, new: Value) throws(Fault) in
      guard case .array(var elements) = value, elements.indices.contains(index) else { return }
      elements[index] = new
      value = .array(elements)
    }
  }

  /// Returns whether a declared type is a sequence or an iterator.
  func isSequence(_ type: TypeDeclaration) -> Bool {
    Self.sequences.contains { program.conforms(type, to: $0) }
  }

  /// Returns whether a value of a declared type, or an iterator, has no elements but those that iterating computes.
  func isOnlySequence(_ value: Value) -> Bool {
    if case .native(let native) = value { return native.payload is IteratorState }
    guard let type = declaration(of: value) else { return false }
    return ["makeIterator", "next"].contains { !program.members(named: $0, of: type).isEmpty }
      && !Self.sequences.contains { $0.hasSuffix("Collection") && program.conforms(type, to: $0) }
  }

  private static let sequences = [
    "Sequence", "IteratorProtocol", "Collection", "RandomAccessCollection", "BidirectionalCollection",
    "MutableCollection", "RangeReplaceableCollection", "AsyncSequence", "AsyncIteratorProtocol",
  ]

  /// Returns the iterator that a declared sequence makes or is, or nil for a collection without one.
  private func declaredIterator(of value: Value, _ type: TypeDeclaration) throws(Fault) -> ValueIterator? {
    let maker = ["makeIterator", "makeAsyncIterator"].first { !program.members(named: $0, of: type).isEmpty }
    if let maker {
      let iterator = try callMethod(maker, of: value, [])
      guard let type = declaration(of: iterator) else { return try self.iterator(over: iterator, at: type.location) }
      return next(of: type).map { ValueIterator(DeclaredIterator(iterator, $0, self)) } ?? ValueIterator([])
    }
    return next(of: type).map { ValueIterator(DeclaredIterator(value, $0, self)) }
  }

  private func next(of type: TypeDeclaration) -> FunctionDeclaration? {
    for case .function(let function) in program.members(named: "next", of: type) where function.labels.isEmpty {
      return function
    }
    return nil
  }

  /// Returns the elements of a declared sequence: those of its iterator, or else those at its indices.
  private func declaredElements(of value: Value, _ type: TypeDeclaration) throws(Fault) -> [Value] {
    if var iterator = try declaredIterator(of: value, type) {
      var given: [Value] = []
      while let next = try iterator.next() {
        try checkCount(given.count + 1, at: type.location)
        given.append(next)
      }
      return given
    }
    guard case .function(let read, _)? = subscripts(of: value)?.first else { return [] }
    var given: [Value] = []
    var index = try member("startIndex", of: value, hint: .any, at: type.location)
    let end = try member("endIndex", of: value, hint: .any, at: type.location)
    while !(try areEqual(index, end, at: type.location)) {
      try checkCount(given.count + 1, at: type.location)
      given.append(try run(read, receiver: value, captured: nil, [index], at: read.location))
      index = try position(after: index, in: value, type)
    }
    return given
  }

  /// Returns a number of indices of a collection of the program, from the first on.
  func indices(_ count: Int, of value: Value, at location: SourceLocation) throws(Fault) -> [Value] {
    guard let type = declaration(of: value) else { return [] }
    var found: [Value] = []
    for number in 0..<count {
      let isFirst = number == 0
      found.append(
        isFirst
          ? try member("startIndex", of: value, hint: .any, at: location)
          : try position(after: found[number - 1], in: value, type))
    }
    return found
  }

  /// Returns the index after another in a collection of the program.
  func position(after index: Value, in value: Value, _ type: TypeDeclaration) throws(Fault) -> Value {
    for case .function(let function) in program.members(named: "index", of: type) where function.labels == ["after"] {
      return try run(function, receiver: value, captured: nil, [index], at: function.location)
    }
    guard let number = index.asInt else {
      throw fault(.unknownMember("index", of: type.name, closest: nil), at: type.location)
    }
    return .int(number &+ 1)
  }

  /// Returns the elements of a range of a type of the program that is `Strideable`, or nil for any other range.
  private func steps(of range: RangeValue, at location: SourceLocation) throws(Fault) -> [Value]? {
    guard let lower = range.lower?.value, let upper = range.upper?.value, let type = declaration(of: lower),
      program.conforms(type, to: "Strideable"), let distance = method("distance", label: "to", of: type),
      let advanced = method("advanced", label: "by", of: type),
      let count = try run(distance, receiver: lower, captured: nil, [upper], at: location).asInt
    else { return nil }
    var elements: [Value] = []
    for step in 0..<max(count + (range.isClosed ? 1 : 0), 0) {
      try checkCount(step, at: location)
      elements.append(try run(advanced, receiver: lower, captured: nil, [.int(step)], at: location))
    }
    return elements
  }

  private func method(_ name: String, label: String, of type: TypeDeclaration) -> FunctionDeclaration? {
    for case .function(let function) in program.members(named: name, of: type) where function.labels == [label] {
      return function
    }
    return nil
  }

  private func characters(of range: RangeValue) throws(Fault) -> [Value]? {
    guard case .character(let low)? = range.lower?.value, case .character(let high)? = range.upper?.value,
      let first = low.unicodeScalars.first?.value, let last = high.unicodeScalars.first?.value, first <= last
    else { return nil }
    return (first...(range.isClosed ? last : last - 1)).compactMap {
      Unicode.Scalar($0).map { .character(Character($0)) }
    }
  }
}
