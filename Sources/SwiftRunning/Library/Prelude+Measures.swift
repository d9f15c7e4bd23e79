extension Prelude {
  /// Foundation's formatters of lengths, masses and energies, in terms of its formatter of measurements.
  static let measures: [String: String] = [
    "LengthFormatter": """
    class LengthFormatter {
      enum Unit { case millimeter, centimeter, meter, kilometer, inch, foot, yard, mile }
      var numberFormatter = NumberFormatter()
      var unitStyle = MeasurementFormatter().unitStyle
      var isForPersonHeightUse = false
      init() {
        numberFormatter.numberStyle = .decimal
        numberFormatter.maximumFractionDigits = 3
      }
      func string(fromValue value: Double, unit: Unit) -> String {
        let known: UnitLength = switch unit {
        case .millimeter: .millimeters
        case .centimeter: .centimeters
        case .meter: .meters
        case .kilometer: .kilometers
        case .inch: .inches
        case .foot: .feet
        case .yard: .yards
        case .mile: .miles
        }
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = unitStyle
        formatter.numberFormatter = numberFormatter
        return formatter.string(from: Measurement(value: value, unit: known))
      }
      func string(fromMeters meters: Double) -> String {
        if !Locale.current.identifier.hasSuffix("US") {
          return meters < 1000
            ? string(fromValue: meters, unit: .meter) : string(fromValue: meters / 1000, unit: .kilometer)
        }
        return meters < 804.672
          ? string(fromValue: meters / 0.9144, unit: .yard) : string(fromValue: meters / 1609.344, unit: .mile)
      }
    }
    """,
    "MassFormatter": """
    class MassFormatter {
      enum Unit { case gram, kilogram, ounce, pound, stone }
      var numberFormatter = NumberFormatter()
      var unitStyle = MeasurementFormatter().unitStyle
      var isForPersonMassUse = false
      init() {
        numberFormatter.numberStyle = .decimal
        numberFormatter.maximumFractionDigits = 3
      }
      func string(fromValue value: Double, unit: Unit) -> String {
        let known: UnitMass = switch unit {
        case .gram: .grams
        case .kilogram: .kilograms
        case .ounce: .ounces
        case .pound: .pounds
        case .stone: .stones
        }
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = unitStyle
        formatter.numberFormatter = numberFormatter
        return formatter.string(from: Measurement(value: value, unit: known))
      }
      func string(fromKilograms kilograms: Double) -> String {
        !Locale.current.identifier.hasSuffix("US")
          ? string(fromValue: kilograms, unit: .kilogram) : string(fromValue: kilograms / 0.45359237, unit: .pound)
      }
    }
    """,
    "EnergyFormatter": """
    class EnergyFormatter {
      enum Unit { case joule, kilojoule, calorie, kilocalorie }
      var numberFormatter = NumberFormatter()
      var unitStyle = MeasurementFormatter().unitStyle
      var isForFoodEnergyUse = false
      init() {
        numberFormatter.numberStyle = .decimal
        numberFormatter.maximumFractionDigits = 3
      }
      func string(fromValue value: Double, unit: Unit) -> String {
        let known: UnitEnergy = switch unit {
        case .joule: .joules
        case .kilojoule: .kilojoules
        case .calorie: .calories
        case .kilocalorie: .kilocalories
        }
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = unitStyle
        formatter.numberFormatter = numberFormatter
        return formatter.string(from: Measurement(value: value, unit: known))
      }
      func string(fromJoules joules: Double) -> String {
        string(fromValue: joules / 4184, unit: .kilocalorie)
      }
    }
    """,
  ]
}
