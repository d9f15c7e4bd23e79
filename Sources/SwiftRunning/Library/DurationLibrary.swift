extension Vocabulary {
  /// Adds `Duration`.
  mutating func addDurations() {
    let duration = TypeBinding<Double>.native("Duration")
    for (name, factor) in [("seconds", 1.0), ("milliseconds", 0.001), ("microseconds", 1e-6), ("nanoseconds", 1e-9)] {
      staticMethod(on: "Duration", name, .unnamed(.number), returns: duration) { $0 * factor }
    }
    function("+", .unnamed(duration), .unnamed(duration), returns: duration) { $0 + $1 }
    function("-", .unnamed(duration), .unnamed(duration), returns: duration) { $0 - $1 }
    function("*", .unnamed(duration), .unnamed(.number), returns: duration) { $0 * $1 }
    function("/", .unnamed(duration), .unnamed(.number), returns: duration) { $0 / $1 }
    function("/", .unnamed(duration), .unnamed(duration), returns: .double) { $0 / $1 }
    constant(on: "Duration", "zero", 0, as: duration)
    property(on: duration, "description", as: .string) { "\($0) seconds" }
    rawProperty("Duration", "components") { value, _ in
      guard case .native(let native) = value, let seconds = native.payload as? Double else { return .none }
      let whole = seconds.rounded(.towardZero)
      let parts = ((seconds - whole) * 1e9).rounded()
      return .tuple(
        TupleValue(
          labels: ["seconds", "attoseconds"],
          elements: [whole, parts * 1e9].map { .whole(SizedInteger(Int128($0), clampedTo: .int64)) }))
    }
  }

  /// Adds `Measurement` and its units.
  mutating func addMeasurements() {
    let (value, unit) = (
      TypeBinding<MeasurementValue>.native("Measurement"), TypeBinding<MeasurementUnit>.native("Unit")
    )
    initializer("Measurement", .named("value", .number), .named("unit", unit), returns: value) {
      MeasurementValue(value: $0, unit: $1)
    }
    property(on: value, "value", as: .double) { $0.value }
    property(on: value, "unit", as: unit) { $0.unit }
    property(on: unit, "symbol", as: .string) { $0.symbol }
    method(on: value, "converted", .named("to", unit), returns: value) { $0.converted(to: $1) }
    mutatingMethod(on: value, "convert", .named("to", unit)) {
      (value: inout MeasurementValue, other: MeasurementUnit) in
      value = value.converted(to: other)
    }
    property(on: value, "description", as: .string) { "\($0.value) \($0.unit.symbol)" }
    for (kind, units) in MeasurementUnit.all {
      later([kind, "Unit"]) { vocabulary in
        for (name, one) in units {
          vocabulary.constant(on: kind, name, one, as: unit)
          vocabulary.constant(on: "Unit", name, one, as: unit)
        }
      }
    }
    // Measurements in different units are combined in the base unit of their dimension.
    for (symbol, sign) in [("+", 1.0), ("-", -1)] {
      function(symbol, .unnamed(value), .unnamed(value), returns: value) { a, b in
        guard a.unit != b.unit else { return MeasurementValue(value: a.value + sign * b.value, unit: a.unit) }
        let base = a.unit.base
        return MeasurementValue(value: a.converted(to: base).value + sign * b.converted(to: base).value, unit: base)
      }
    }
    function("*", .unnamed(value), .unnamed(.double), returns: value) {
      MeasurementValue(value: $0.value * $1, unit: $0.unit)
    }
    function("*", .unnamed(.double), .unnamed(value), returns: value) {
      MeasurementValue(value: $0 * $1.value, unit: $1.unit)
    }
    function("/", .unnamed(value), .unnamed(.double), returns: value) {
      MeasurementValue(value: $0.value / $1, unit: $0.unit)
    }
  }

  /// Adds `PersonNameComponents`.
  mutating func addNames() {
    let names = ["namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname"]
    rawInitializer("PersonNameComponents", names.map { .value($0, .optional(.string), optional: true) }) { call in
      var parts: [String: String] = [:]
      for (index, name) in names.enumerated() { parts[name] = call.value(index).asString }
      return .native("PersonNameComponents", PersonName(parts: parts))
    }
    let person = TypeBinding<PersonName>.native("PersonNameComponents")
    for name in names {
      property(
        on: person, name, as: .optional(.string), get: { $0.parts[name] },
        set: { (person: inout PersonName, new: String?) in person.parts[name] = new })
    }
  }
}
