extension Vocabulary {
  /// Adds the splitting of sequences and strings.
  mutating func addSplitting() {
    let limits: [ParameterShape] = [
      .value("maxSplits", optional: true), .value("omittingEmptySubsequences", optional: true),
    ]
    raw("Sequence", "split", [.value("separator").expecting(.element)] + limits) { value, call throws(Fault) in
      let separator = call.value(0)
      if let text = value.textPart, let long = separator.asString, long.count > 1 {
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
    let (most, omitsEmpty) = limits(call, at: index)
    var parts: [Value] = []
    if let text = value.textPart {
      var start = text.startIndex
      for end in text.indices where parts.count < most {
        guard try isSeparator(.character(text[end])) else { continue }
        if end > start || !omitsEmpty { parts.append(.substring(text[start..<end])) }
        start = text.index(after: end)
      }
      if start < text.endIndex || !omitsEmpty { parts.append(.substring(text[start...])) }
      return .array(parts)
    }
    let values = try call.evaluator.elements(of: value) ?? []
    var start = 0
    for (end, element) in values.enumerated() where parts.count < most {
      guard try isSeparator(element) else { continue }
      if end > start || !omitsEmpty { parts.append(slice(values[start..<end])) }
      start = end + 1
    }
    if start < values.count || !omitsEmpty { parts.append(slice(values[start...])) }
    return .array(parts)
  }

  private static func parts(of text: Substring, at separator: String, _ call: Call) -> [Value] {
    let (most, omitsEmpty) = limits(call, at: 1)
    var parts: [Value] = []
    var (start, rest) = (text.startIndex, text)
    while !rest.isEmpty, parts.count < most {
      guard rest.hasPrefix(separator) else {
        rest.removeFirst()
        continue
      }
      if rest.startIndex > start || !omitsEmpty { parts.append(.substring(text[start..<rest.startIndex])) }
      rest = rest.dropFirst(separator.count)
      start = rest.startIndex
    }
    if start < text.endIndex || !omitsEmpty { parts.append(.substring(text[start...])) }
    return parts
  }

  /// Returns a slice of the elements of an array.
  package static func slice(_ values: ArraySlice<Value>) -> Value {
    .native(ArraySliceValue.typeName, ArraySliceValue(start: values.startIndex, values: Array(values)))
  }
}
