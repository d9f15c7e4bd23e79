extension Vocabulary {
  /// Adds `NSRange`, and the conversions between it and ranges of string indices.
  mutating func addUnitRanges() {
    type("NSRange", parents: ["Equatable", "Hashable"])
    aliases["_NSRange"] = "NSRange"
    let range = TypeBinding<UnitRange>.unitRange
    initializer("NSRange", returns: range) { UnitRange(location: 0, length: 0) }
    initializer("NSRange", .named("location", .int), .named("length", .int), returns: range) {
      UnitRange(location: $0, length: $1)
    }
    rawFunction("NSMakeRange", [.value(nil, .int), .value(nil, .int)]) { call throws(Fault) in
      .native("NSRange", UnitRange(location: try call.int(0), length: try call.int(1)))
    }
    rawInitializer("NSRange", [.value(nil, .range(.any)), .value("in", .string)]) { call throws(Fault) in
      let text = try call.string(1)
      guard let indices = call.value(0).indexRange(in: text) else {
        throw call.evaluator.fault(.reversedRange, at: call.location)
      }
      return .native("NSRange", UnitRange(indices, in: text))
    }
    rawInitializer("NSRange", [.value(nil, .range(.int))]) { call throws(Fault) in
      guard case .range(let value) = call.value(0), let integers = value.integers else {
        throw call.mismatch(of: call.value(0), with: .range(.int), at: 0)
      }
      return .native("NSRange", UnitRange(integers))
    }
    property(on: range, "description", as: .string) { "{\($0.location), \($0.length)}" }
    property(on: range, "location", as: .int, get: { $0.location }, set: { $0.location = $1 })
    property(on: range, "length", as: .int, get: { $0.length }, set: { $0.length = $1 })
    property(on: range, "lowerBound", as: .int) { $0.location }
    property(on: range, "upperBound", as: .int) { $0.end }
    method(on: range, "contains", .unnamed(.int), returns: .bool) { $0.location <= $1 && $1 < $0.end }
    method(on: range, "intersection", .unnamed(range), returns: .optional(range)) { $0.intersection($1) }
    rawFunction("NSMaxRange", [.value(nil, .native("NSRange"))]) { call in .int(call.unitRange(0)?.end ?? 0) }
    rawFunction("NSLocationInRange", [.value(nil, .int), .value(nil, .native("NSRange"))]) { call throws(Fault) in
      let (unit, range) = (try call.int(0), call.unitRange(1) ?? .nowhere)
      return .bool(range.location <= unit && unit < range.end)
    }
    rawFunction("NSIntersectionRange", [.value(nil, .native("NSRange")), .value(nil, .native("NSRange"))]) { call in
      let shared = call.unitRange(1).flatMap { call.unitRange(0)?.intersection($0) }
      return .native("NSRange", shared ?? UnitRange(location: 0, length: 0))
    }
    constant("NSNotFound", Int.max, as: .int)
    addIndicesOfUnits()
    addUnitsOfTexts()
  }

  /// Adds the conversions from `NSRange` to ranges in strings and attributed strings.
  private mutating func addIndicesOfUnits() {
    rawInitializer("Range", [.value(nil, .native("NSRange"))]) { call in
      guard let units = call.unitRange(0)?.units(within: .max), units.lowerBound < .max else { return .none }
      return .range(RangeValue(.int(units.lowerBound), .int(units.upperBound), isClosed: false))
    }
    rawInitializer("Range", [.value(nil, .native("NSRange")), .value("in", .string)]) { call throws(Fault) in
      .indexRange(call.unitRange(0)?.indexRange(in: try call.string(1)))
    }
  }

  /// Adds the members of `NSString`, which count UTF-16 code units.
  private mutating func addUnitsOfTexts() {
    for name in ["toLatin", "stripDiacritics", "stripCombiningMarks"] {
      constant(on: "StringTransform", name, name, as: TypeBinding<String>.native("StringTransform"))
    }
    raw("String", "applyingTransform", [.value(nil, .native("StringTransform")), .value("reverse", .bool)]) {
      value, call in
      // Text in ASCII is Latin and has no marks; other text would need tables of transliteration.
      let isPlain = (value.asString ?? "").utf8.allSatisfy { $0 < 128 }
      return isPlain ? value : call.evaluator.outsideValue("applyingTransform", at: call.location)
    }
    property(on: .string, "length", as: .int) { $0.utf16.count }
    rawInitializer("String", [.value("string", .string)]) { call throws(Fault) in .string(try call.string(0)) }
    raw("String", "substring", [.value("with", .native("NSRange"))]) { value, call throws(Fault) in
      .string(String(decoding: try call.units(of: value, 0).1, as: UTF16.self))
    }
    for (label, isStart) in [("from", true), ("to", false)] {
      raw("String", "substring", [.value(label, .int)]) { value, call throws(Fault) in
        let (units, index) = (Array((value.asString ?? "").utf16), try call.int(0))
        guard (0...units.count).contains(index) else {
          throw call.evaluator.fault(.indexOutOfRange(index, count: units.count), at: call.location)
        }
        return .string(String(decoding: isStart ? units[index...] : units[..<index], as: UTF16.self))
      }
    }
    raw("String", "replacingCharacters", [.value("in", .native("NSRange")), .value("with", .string)]) {
      value, call throws(Fault) in
      let (all, part) = try call.units(of: value, 0)
      let result = all[..<part.startIndex] + Array(try call.string(1).utf16) + all[part.endIndex...]
      try call.evaluator.checkLength(result.count, at: call.location)
      return .string(String(decoding: result, as: UTF16.self))
    }
  }
}

extension Value {
  /// Returns a range of indices in a text, or none, as an `NSRange`; any other value unchanged.
  func unitRange(in text: String) -> Value {
    if isNone { return .native("NSRange", UnitRange.nowhere) }
    return indexRange(in: text).map { .native("NSRange", UnitRange($0, in: text)) } ?? self
  }
}

extension Call {
  /// Returns an argument that is an `NSRange`, or nil for another value.
  package func unitRange(_ index: Int) -> UnitRange? {
    if case .native(let native) = value(index) { return native.payload as? UnitRange }
    return nil
  }

  /// Returns the UTF-16 code units of a string, and those in the range of an argument.
  func units(of text: Value, _ index: Int) throws(Fault) -> ([UInt16], ArraySlice<UInt16>) {
    let units = Array((text.asString ?? "").utf16)
    guard let range = unitRange(index), let part = range.units(within: units.count) else {
      throw evaluator.fault(.indexOutOfRange(unitRange(index)?.end ?? 0, count: units.count), at: location)
    }
    return (units, units[part])
  }
}

extension Value {
  /// Returns a range of string indices as a value, or `nil` as a value.
  package static func indexRange(_ range: Range<String.Index>?) -> Value {
    guard let range else { return .none }
    return .range(
      RangeValue(
        .native("String.Index", range.lowerBound), .native("String.Index", range.upperBound), isClosed: false))
  }

  /// Whether the value is a range of string indices, which is not a sequence.
  var isIndexRange: Bool { lowerIndex != nil }

  /// Returns the range of string indices in a text, up to its ends where the range has no bound, or nil if it lies
  /// outside.
  package func indexRange(in text: String) -> Range<String.Index>? {
    guard case .range(let range) = self else { return nil }
    let low = lowerIndex ?? text.startIndex
    var high = upperIndex ?? text.endIndex
    guard low >= text.startIndex, high <= text.endIndex else { return nil }
    if range.isClosed, range.upper != nil, high < text.endIndex { high = text.index(after: high) }
    return low <= high ? low..<high : nil
  }
}
