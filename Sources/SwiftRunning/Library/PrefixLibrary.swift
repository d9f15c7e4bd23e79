import PlumblineUnicode

extension Vocabulary {
  /// Adds searches for parts of collections, prefixes, and the lines of texts.
  mutating func addPrefixes() {
    raw("Array", "firstRange", [.value("of")]) { value, call throws(Fault) in
      let elements = try call.evaluator.elements(of: value) ?? []
      let part = try call.list(0)
      let start = value.arraySlice?.start ?? 0
      guard part.count <= elements.count else { return .none }
      for index in 0...elements.count - part.count {
        var isEqual = true
        for (offset, wanted) in part.enumerated() where isEqual {
          isEqual = try call.evaluator.areEqual(elements[index + offset], wanted, at: call.location)
        }
        guard isEqual else { continue }
        return .range(RangeValue(.int(start + index), .int(start + index + part.count), isClosed: false))
      }
      return .none
    }
    raw("Array", "trimmingPrefix", [.function("while", to: .bool)]) { value, call throws(Fault) in
      let elements = try call.evaluator.elements(of: value) ?? []
      var count = 0
      while count < elements.count, try call.holds(0, [elements[count]]) { count += 1 }
      return .slice(Array(elements.dropFirst(count)), from: (value.arraySlice?.start ?? 0) + count)
    }
    method(on: .string, "commonPrefix", .named("with", .string), returns: .string) { a, b in
      String(zip(a, b).prefix { $0 == $1 }.map(\.0))
    }
    for (name, convert) in [
      ("decomposedStringWithCanonicalMapping", TextFolding.decomposed),
      ("precomposedStringWithCanonicalMapping", TextFolding.composed),
    ] as [(String, @Sendable (String) -> String?)] {
      rawProperty("String", name) { value, call throws(Fault) in
        guard let text = convert(value.asString ?? "") else {
          throw call.evaluator.fault(
            .unsupported(name, reason: "it needs ICU; install the package '\(ICU.package)'"), at: call.location)
        }
        return .string(text)
      }
    }
    raw("String", "enumerateLines", [.function("invoking", of: [.string, .native("Bool")])]) {
      value, call throws(Fault) in
      guard case .function(let function) = call.value(0) else { return .void }
      for line in (value.asString ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        var arguments: [Value] = [.string(String(line)), .bool(false)]
        _ = try call.evaluator.call(function, changing: &arguments, expecting: .void)
        if case .bool(true) = arguments[1] { break }
      }
      return .void
    }
  }
}
