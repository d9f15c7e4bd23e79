extension Vocabulary {
  /// Adds `Duration`.
  mutating func addDurations() {
    let duration = TypeBinding<Double>.native("Duration")
    for (name, factor) in [("seconds", 1.0), ("milliseconds", 0.001), ("microseconds", 1e-6), ("nanoseconds", 1e-9)] {
      staticMethod(on: "Duration", name, .unnamed(.number), returns: duration) { $0 * factor }
    }
    function("+", .unnamed(duration), .unnamed(duration), returns: duration) { $0 + $1 }
    function("-", .unnamed(duration), .unnamed(duration), returns: duration) { $0 - $1 }
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
    property(on: value, "description", as: .string) { NumberFormat.plain($0.value) + " " + $0.unit.symbol }
    for (kind, units) in MeasurementUnit.all {
      later([kind, "Unit"]) { vocabulary in
        for (name, one) in units {
          vocabulary.constant(on: kind, name, one, as: unit)
          vocabulary.constant(on: "Unit", name, one, as: unit)
        }
      }
    }
    function("+", .unnamed(value), .unnamed(value), returns: value) { a, b in
      MeasurementValue(value: a.value + b.converted(to: a.unit).value, unit: a.unit)
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
