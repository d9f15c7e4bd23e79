extension Evaluator {
  /// Returns a value of a declared type converted by the host to a framework type, or nil if it does not conform to
  /// that protocol.
  package func adapted(_ value: Value, to name: String) throws(Fault) -> Value? {
    guard let type = declaration(of: value) else { return nil }
    return try host.adapted(value, of: type, to: name, in: self)
  }

  /// Returns a standard member of a value, without a lookup in the vocabulary because these members are used often.
  func standardMember(_ name: String, of value: Value, at location: SourceLocation) throws(Fault) -> Value? {
    switch (value, name) {
    case (.array(let values), "count"): return .int(values.count)
    case (.array(let values), "isEmpty"): return .bool(values.isEmpty)
    case (.array(let values), "first"): return .element(values.first)
    case (.array(let values), "last"): return .element(values.last)
    case (.array(let values), "indices"): return .range(RangeValue(.int(0), .int(values.count), isClosed: false))
    case (.string(let string), "count"): return .int(string.count)
    case (.string(let string), "isEmpty"): return .bool(string.isEmpty)
    case (.enumCase(let value), "rawValue"): return try rawValue(of: value.enumCase, in: value.type)
    case (.enumCase(let value), "hashValue"): return .int(value.enumCase.index)
    case (.instance, "hashValue"), (.object, "hashValue"):
      return .int(HashableValue(value).hashValue & 0xFFFF_FFFF)
    case (_, "self"): return value
    case (.native(let native), "localizedDescription") where native.type == "CocoaError":
      return (native.payload as? String).map { .string($0) }
    case (.array, "description"), (.dictionary, "description"), (.set, "description"), (.range, "description"):
      return .string(try describe(value, at: location))
    case (.array, "debugDescription"), (.dictionary, "debugDescription"), (.set, "debugDescription"),
      (.range, "debugDescription"), (.string, "debugDescription"), (.character, "debugDescription"),
      (.int, "debugDescription"), (.literal, "debugDescription"), (.double, "debugDescription"),
      (.bool, "debugDescription"):
      return .string(try describe(value, at: location, quoted: true))
    default: return nil
    }
  }
}
