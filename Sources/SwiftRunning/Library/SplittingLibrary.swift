extension Vocabulary {
  /// Adds the splitting of sequences and strings.
  mutating func addSplitting() {
    let limits: [ParameterShape] = [
      .value("maxSplits", optional: true), .value("omittingEmptySubsequences", optional: true),
    ]
    raw("Sequence", "split", [.value("separator").expecting(.element)] + limits) { value, call throws(Fault) in
      let separator = call.value(0)
      if let text = value.asString, let long = separator.asString, long.count > 1 {
        return .array(Self.parts(of: text, at: long, call))
      }
      return try Self.split(value, call) { (element) throws(Fault) in element.isEqual(to: separator) }
    }
    raw("Sequence", "split", limits + [.function("whereSeparator", to: .bool)]) { value, call throws(Fault) in
      try Self.split(value, call, limitsAt: 0) { (element) throws(Fault) in try call.holds(2, [element]) }
    }
  }

  /// Returns the maximum number of splits, and whether empty parts are omitted.
  private static func limits(_ call: Call, at index: Int) -> (most: Int, omitsEmpty: Bool) {
    let keepsEmpty = if case .bool(false) = call.value(index + 1) { true } else { false }
    return (call.value(index).asInt ?? .max, !keepsEmpty)
  }

  private static func split(
    _ value: Value, _ call: Call, limitsAt index: Int = 1, _ isSeparator: (Value) throws(Fault) -> Bool
  ) throws(Fault) -> Value {
    let values = try call.evaluator.elements(of: value) ?? []
    let (most, omitsEmpty) = limits(call, at: index)
    var parts: [Value] = []
    var start = 0
    for (end, element) in values.enumerated() where parts.count < most {
      guard try isSeparator(element) else { continue }
      if end > start || !omitsEmpty { parts.append(slice(values[start..<end], isText: value.asString != nil)) }
      start = end + 1
    }
    if start < values.count || !omitsEmpty { parts.append(slice(values[start...], isText: value.asString != nil)) }
    return .array(parts)
  }

  private static func parts(of text: String, at separator: String, _ call: Call) -> [Value] {
    let (most, omitsEmpty) = limits(call, at: 1)
    var parts: [Value] = []
    var (part, rest) = (Substring(), Substring(text))
    while !rest.isEmpty {
      guard parts.count < most, rest.hasPrefix(separator) else {
        part.append(rest.removeFirst())
        continue
      }
      if !part.isEmpty || !omitsEmpty { parts.append(.string(String(part))) }
      (part, rest) = (Substring(), rest.dropFirst(separator.count))
    }
    if !part.isEmpty || !omitsEmpty { parts.append(.string(String(part))) }
    return parts
  }

  /// Returns a slice of elements as an array, or as a string if the elements are characters.
  package static func slice(_ values: ArraySlice<Value>, isText: Bool? = nil) -> Value {
    let isText = isText ?? values.contains { if case .character = $0 { true } else { false } }
    if isText { return .string(values.compactMap(\.asString).joined()) }
    return .native(ArraySliceValue.typeName, ArraySliceValue(start: values.startIndex, values: Array(values)))
  }
}
