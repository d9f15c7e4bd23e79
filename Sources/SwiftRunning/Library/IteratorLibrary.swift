/// An iterator as a value of the program.
final class IteratorState {
  private var source: ValueIterator

  /// Creates an iterator that starts at the first element.
  init(_ source: ValueIterator) { self.source = source }

  /// Returns the next element, or nil at the end.
  func next() throws(Fault) -> Value? { try source.next() }
}

extension Vocabulary {
  /// Adds iterators and type-erased sequences.
  mutating func addIterators() {
    type("AsyncSequence", parents: ["Sequence"])
    type("AnyIterator", parents: ["Sequence", "IteratorProtocol"])
    for name in ["AnySequence", "AnyCollection", "AnyBidirectionalCollection", "AnyRandomAccessCollection"] {
      rawInitializer(name, [.value()]) { call throws(Fault) in
        if name == "AnySequence", case .function(let make) = call.value(0) {
          return .lazy(LazySequence(.made(make)), isUnfolded: true)
        }
        if name == "AnySequence", call.evaluator.mayBeEndless(call.value(0)) {
          return .lazy(LazySequence(.elements(call.value(0))), isUnfolded: true)
        }
        guard case .function = call.value(0) else { return .array(try call.list(0)) }
        return .optional(try call.evaluator.elements(of: call.apply(0, [])).map { .array($0) })
      }
    }
    rawInitializer("AnyIterator", [.value()]) { call throws(Fault) in
      .native("AnyIterator", IteratorState(try call.evaluator.iterator(over: call.value(0), at: call.location)))
    }
    raw("Sequence", "makeIterator") { value, call throws(Fault) in
      .native("AnyIterator", IteratorState(try call.evaluator.iterator(over: value, at: call.location)))
    }
    raw("AnyIterator", "next") { value, _ throws(Fault) in
      guard case .native(let native) = value, let state = native.payload as? IteratorState else { return .none }
      return .element(try state.next())
    }
  }
}

extension Evaluator {
  /// Returns whether a sequence may have no end: a range without an upper bound, a lazy sequence, or a sequence of the
  /// program that is no collection.
  func mayBeEndless(_ value: Value) -> Bool {
    if value.lazySequence != nil { return true }
    if case .range(let range) = value { return range.upper == nil }
    guard let type = declaration(of: value), isSequence(type) else { return false }
    return program.members(named: "endIndex", of: type).isEmpty
  }
}
