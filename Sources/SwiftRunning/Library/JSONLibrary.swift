import PlumblineDataFormats

extension Vocabulary {
  /// Adds the decoding of JSON strings into types of the program.
  mutating func addJSON() {
    later([
      "Decoder", "DecodingError", "KeyedDecodingContainer", "SingleValueDecodingContainer", "UnkeyedDecodingContainer",
    ]) { $0.addDecoding() }
    rawInitializer("Data", [.value()]) { call throws(Fault) in
      guard let text = try Self.text(ofBytes: call.value(0), call.evaluator) else { return .native("Data", 0) }
      return .native("Data", text)
    }
    let encoding = ParameterShape(label: "encoding", type: .any, isOptional: false, isUnevaluated: true)
    let used = ParameterShape(label: "using", type: .any, isOptional: false, isUnevaluated: true)
    raw("String", "data", [used, .ignored("allowLossyConversion")]) { value, _ in
      .native("Data", value.asString ?? "")
    }
    rawInitializer("String", [.value("data"), encoding]) { call in
      if case .native(let native) = call.value(0), let text = native.payload as? String { return .string(text) }
      return .none
    }
    rawInitializer("String", [.value("decoding"), .value("as")]) { call throws(Fault) in
      if case .native(let native) = call.value(0), let text = native.payload as? String { return .string(text) }
      return try Self.text(ofBytes: call.value(0), call.evaluator).map { .string($0) } ?? call.value(0)
    }
    rawInitializer("String", [.value("bytes"), encoding]) { call throws(Fault) in
      .optional(try Self.text(ofBytes: call.value(0), call.evaluator).map { .string($0) })
    }
    rawProperty("Data", "count") { value, _ in
      if case .native(let native) = value, let text = native.payload as? String { return .int(text.utf8.count) }
      return .int(0)
    }
    rawFunction("_decodedJSON", [.value(), .value(), .value(), .value(), .value()]) { call throws(Fault) in
      guard case .type(let type) = call.value(0) else {
        if call.value(0).outside != nil { return call.value(0) }
        return .none
      }
      if call.value(1).outside != nil { return call.value(1) }
      guard case .native(let native) = call.value(1), let text = native.payload as? String else {
        return .native("Data", 0)
      }
      let isSnake = if case .bool(true) = call.value(2) { true } else { false }
      let dates = call.value(3).asString ?? ""
      var decoder = JSONValueDecoder(
        evaluator: call.evaluator, convertsSnakeCase: isSnake, dates: dates, location: call.location)
      if case .function(let reader) = call.value(4) { decoder.readsDate = reader }
      guard let document = JSON(parsing: text, allowsTrailingCommas: true) else {
        throw decoder.failure("The given data was not valid JSON.")
      }
      return try decoder.value(of: document, as: type, at: "")
    }
  }

  /// Returns the string that a sequence of bytes encodes in UTF-8, or nil if the value is not a sequence.
  private static func text(ofBytes value: Value, _ evaluator: Evaluator) throws(Fault) -> String? {
    try evaluator.elements(of: value).map { bytes in
      String(decoding: bytes.map { UInt8(truncatingIfNeeded: $0.asWhole?.value ?? 0) }, as: UTF8.self)
    }
  }
}
