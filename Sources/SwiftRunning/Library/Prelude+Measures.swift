extension Prelude {
  /// Foundation's formatters of lengths, masses and energies, in terms of its formatter of measurements.
  static let measures: [String: String] = [
    "LengthFormatter": measureFormatter(
      "Length", personal: "isForPersonHeightUse",
      units: [
        ("millimeter", "millimeters"), ("centimeter", "centimeters"), ("meter", "meters"), ("kilometer", "kilometers"),
        ("inch", "inches"), ("foot", "feet"), ("yard", "yards"), ("mile", "miles"),
      ],
      """
      func string(fromMeters meters: Double) -> String {
        if !Locale.current.identifier.hasSuffix("US") {
          return meters < 1000
            ? string(fromValue: meters, unit: .meter) : string(fromValue: meters / 1000, unit: .kilometer)
        }
        return meters < 804.672
          ? string(fromValue: meters / 0.9144, unit: .yard) : string(fromValue: meters / 1609.344, unit: .mile)
      }
      """),
    "MassFormatter": measureFormatter(
      "Mass", personal: "isForPersonMassUse",
      units: [
        ("gram", "grams"), ("kilogram", "kilograms"), ("ounce", "ounces"), ("pound", "pounds"), ("stone", "stones"),
      ],
      """
      func string(fromKilograms kilograms: Double) -> String {
        !Locale.current.identifier.hasSuffix("US")
          ? string(fromValue: kilograms, unit: .kilogram) : string(fromValue: kilograms / 0.45359237, unit: .pound)
      }
      """),
    "EnergyFormatter": measureFormatter(
      "Energy", personal: "isForFoodEnergyUse",
      units: [
        ("joule", "joules"), ("kilojoule", "kilojoules"), ("calorie", "calories"), ("kilocalorie", "kilocalories"),
      ],
      """
      func string(fromJoules joules: Double) -> String {
        string(fromValue: joules / 4184, unit: .kilocalorie)
      }
      """),
  ]

  /// Returns the declaration of a formatter of one dimension.
  ///
  /// `personal` is the property for values of persons or food; `units` are the cases of the formatter's `Unit` with the
  /// units of `Measurement` that they name.
  private static func measureFormatter(
    _ dimension: String, personal: String, units: [(name: String, unit: String)], _ fromBaseUnit: String
  ) -> String {
    """
    class \(dimension)Formatter {
      enum Unit { case \(units.map(\.name).joined(separator: ", ")) }
      var numberFormatter = NumberFormatter()
      var unitStyle = MeasurementFormatter().unitStyle
      var \(personal) = false
      init() {
        numberFormatter.numberStyle = .decimal
        numberFormatter.maximumFractionDigits = 3
      }
      func string(fromValue value: Double, unit: Unit) -> String {
        let known: Unit\(dimension) = switch unit {
        \(units.map { "case .\($0.name): .\($0.unit)" }.joined(separator: "\n"))
        }
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = unitStyle
        formatter.numberFormatter = numberFormatter
        return formatter.string(from: Measurement(value: value, unit: known))
      }
      \(fromBaseUnit)
    }
    """
  }
}
