import PlumblineUnicode

/// A measurement: a value with a unit.
struct MeasurementValue: Comparable, Hashable, Sendable {
  /// The value.
  var value: Double
  /// The unit.
  var unit: MeasurementUnit

  /// Returns the measurement in another unit of the same dimension.
  func converted(to other: MeasurementUnit) -> MeasurementValue {
    let base = value * unit.factor + unit.offset
    return MeasurementValue(value: (base - other.offset) / other.factor, unit: other)
  }

  private var base: Double { value * unit.factor + unit.offset }

  /// Measurements in different units are compared in the base unit of their dimension.
  static func == (a: MeasurementValue, b: MeasurementValue) -> Bool {
    a.unit == b.unit ? a.value == b.value : a.base == b.base
  }

  static func < (a: MeasurementValue, b: MeasurementValue) -> Bool {
    a.unit == b.unit ? a.value < b.value : a.base < b.base
  }

  func hash(into hasher: inout Hasher) { hasher.combine(base) }

  /// Returns the text of the measurement, in the units that the locale's region prefers for a usage; widths are ICU's:
  /// 0 for full names, 1 for short and 2 for narrow ones.
  func text(width: Int32, usage: MeasurementUsage, number: NumberStyle?, locale: String) -> String? {
    let widths = ["unit-width-full-name", "unit-width-short", "unit-width-narrow"]
    let word = widths.indices.contains(Int(width)) ? widths[Int(width)] : widths[1]
    var words = number?.words.values.sorted() ?? []
    words += ["measure-unit/" + unit.name, word, "rounding-mode-half-even"]
    let library = LocaleLibrary.shared
    func text(_ words: [String]) -> String? {
      library?.number(value, skeleton: words.joined(separator: " "), locale: number?.locale ?? locale)
    }
    // A dimension without preferred units for the usage keeps its unit.
    return usage.word.flatMap { text(words + ["usage/" + $0]) } ?? text(words)
  }
}

/// The usage of a measurement, which determines its unit.
package enum MeasurementUsage: String, Hashable, Sendable, CaseIterable {
  /// A usage of `MeasurementFormatUnitUsage` with Foundation's name, or the unit as it is provided.
  case asProvided, general, person, personHeight, personWeight, road, weather, food, workout, focalLength, liquid,
    rainfall, snowfall, visibility, hvac

  /// ICU's name of the usage, or nil if the unit stays as it is.
  ///
  /// Source: the usages of `Measurement.FormatStyle` in Apple's documentation, and `unitPreferences` in CLDR.
  var word: String? {
    switch self {
    case .asProvided: nil
    case .general, .workout, .hvac: "default"
    case .personWeight: "person"
    case .personHeight: "person-height"
    case .focalLength: "focal-length"
    case .liquid: "fluid"
    case .visibility: "visiblty"
    case .person, .road, .weather, .food, .rainfall, .snowfall: rawValue
    }
  }
}

/// A unit of measurement: its name in ICU, its symbol, and its conversion to the base unit of its dimension.
struct MeasurementUnit: Hashable, Sendable {
  /// ICU's name of the unit.
  let name: String
  /// The symbol.
  let symbol: String
  /// The number of base units in one unit.
  var factor = 1.0
  /// The value in base units of zero in this unit.
  var offset = 0.0

  /// The name of the dimension's type, or nil for a unit of no known dimension.
  var dimension: String? { Self.all.first { $0.value.values.contains(self) }?.key }

  /// The base unit of the dimension.
  var base: MeasurementUnit {
    let same = Self.all.values.first { $0.values.contains(self) }
    let bases = same?.values.filter { $0.factor == 1 && $0.offset == 0 } ?? []
    return bases.min { $0.name < $1.name } ?? self
  }

  /// The units by dimension and name.
  static let all: [String: [String: MeasurementUnit]] = [
    "UnitLength": [
      "meters": .init(name: "length-meter", symbol: "m"),
      "kilometers": .init(name: "length-kilometer", symbol: "km", factor: 1_000),
      "centimeters": .init(name: "length-centimeter", symbol: "cm", factor: 0.01),
      "millimeters": .init(name: "length-millimeter", symbol: "mm", factor: 0.001),
      "inches": .init(name: "length-inch", symbol: "in", factor: 0.0254),
      "feet": .init(name: "length-foot", symbol: "ft", factor: 0.3048),
      "yards": .init(name: "length-yard", symbol: "yd", factor: 0.9144),
      "miles": .init(name: "length-mile", symbol: "mi", factor: 1_609.34),
    ],
    "UnitMass": [
      "kilograms": .init(name: "mass-kilogram", symbol: "kg"),
      "grams": .init(name: "mass-gram", symbol: "g", factor: 0.001),
      "milligrams": .init(name: "mass-milligram", symbol: "mg", factor: 0.000001),
      "pounds": .init(name: "mass-pound", symbol: "lb", factor: 0.453592),
      "ounces": .init(name: "mass-ounce", symbol: "oz", factor: 0.0283495),
    ],
    "UnitTemperature": [
      "kelvin": .init(name: "temperature-kelvin", symbol: "K"),
      "celsius": .init(name: "temperature-celsius", symbol: "°C", offset: 273.15),
      "fahrenheit": .init(
        name: "temperature-fahrenheit", symbol: "°F", factor: 0.55555555555556, offset: 255.37222222222427),
    ],
    "UnitDuration": [
      "seconds": .init(name: "duration-second", symbol: "s"),
      "minutes": .init(name: "duration-minute", symbol: "min", factor: 60),
      "hours": .init(name: "duration-hour", symbol: "hr", factor: 3_600),
    ],
    "UnitSpeed": [
      "metersPerSecond": .init(name: "speed-meter-per-second", symbol: "m/s"),
      "kilometersPerHour": .init(name: "speed-kilometer-per-hour", symbol: "km/h", factor: 1 / 3.6),
      "milesPerHour": .init(name: "speed-mile-per-hour", symbol: "mph", factor: 0.44704),
    ],
    "UnitVolume": [
      "liters": .init(name: "volume-liter", symbol: "L"),
      "milliliters": .init(name: "volume-milliliter", symbol: "mL", factor: 0.001),
      "cups": .init(name: "volume-cup", symbol: "cup", factor: 0.24),
      "gallons": .init(name: "volume-gallon", symbol: "gal", factor: 3.78541),
    ],
    "UnitInformationStorage": [
      "bytes": .init(name: "digital-byte", symbol: "B"),
      "bits": .init(name: "digital-bit", symbol: "bit", factor: 0.125),
      "kilobytes": .init(name: "digital-kilobyte", symbol: "kB", factor: 1_000),
      "kilobits": .init(name: "digital-kilobit", symbol: "kb", factor: 125),
      "megabytes": .init(name: "digital-megabyte", symbol: "MB", factor: 1_000_000),
      "megabits": .init(name: "digital-megabit", symbol: "Mb", factor: 125_000),
      "gigabytes": .init(name: "digital-gigabyte", symbol: "GB", factor: 1_000_000_000),
      "gigabits": .init(name: "digital-gigabit", symbol: "Gb", factor: 125_000_000),
      "terabytes": .init(name: "digital-terabyte", symbol: "TB", factor: 1_000_000_000_000),
      "terabits": .init(name: "digital-terabit", symbol: "Tb", factor: 125_000_000_000),
      "petabytes": .init(name: "digital-petabyte", symbol: "PB", factor: 1_000_000_000_000_000),
      "petabits": .init(name: "digital-petabit", symbol: "Pb", factor: 125_000_000_000_000),
    ],
    "UnitArea": [
      "squareMeters": .init(name: "area-square-meter", symbol: "m²"),
      "squareKilometers": .init(name: "area-square-kilometer", symbol: "km²", factor: 1_000_000),
      "squareCentimeters": .init(name: "area-square-centimeter", symbol: "cm²", factor: 0.0001),
      "squareFeet": .init(name: "area-square-foot", symbol: "ft²", factor: 0.09290304),
      "squareInches": .init(name: "area-square-inch", symbol: "in²", factor: 0.00064516),
      "squareYards": .init(name: "area-square-yard", symbol: "yd²", factor: 0.836127),
      "squareMiles": .init(name: "area-square-mile", symbol: "mi²", factor: 2_590_000),
      "acres": .init(name: "area-acre", symbol: "ac", factor: 4_046.86),
      "hectares": .init(name: "area-hectare", symbol: "ha", factor: 10_000),
    ],
    "UnitPower": [
      "watts": .init(name: "power-watt", symbol: "W"),
      "kilowatts": .init(name: "power-kilowatt", symbol: "kW", factor: 1_000),
      "megawatts": .init(name: "power-megawatt", symbol: "MW", factor: 1_000_000),
      "milliwatts": .init(name: "power-milliwatt", symbol: "mW", factor: 0.001),
      "horsepower": .init(name: "power-horsepower", symbol: "hp", factor: 745.7),
    ],
    "UnitFrequency": [
      "hertz": .init(name: "frequency-hertz", symbol: "Hz"),
      "kilohertz": .init(name: "frequency-kilohertz", symbol: "kHz", factor: 1_000),
      "megahertz": .init(name: "frequency-megahertz", symbol: "MHz", factor: 1_000_000),
      "gigahertz": .init(name: "frequency-gigahertz", symbol: "GHz", factor: 1_000_000_000),
    ],
    "UnitAngle": [
      "degrees": .init(name: "angle-degree", symbol: "°"),
      "radians": .init(name: "angle-radian", symbol: "rad", factor: 57.29577951308232),
    ],
    "UnitPressure": [
      "hectopascals": .init(name: "pressure-hectopascal", symbol: "hPa"),
      "millibars": .init(name: "pressure-millibar", symbol: "mbar"),
    ],
    "UnitEnergy": [
      "kilocalories": .init(name: "energy-kilocalorie", symbol: "kCal", factor: 4_184),
      "joules": .init(name: "energy-joule", symbol: "J"),
      "kilojoules": .init(name: "energy-kilojoule", symbol: "kJ", factor: 1_000),
      "calories": .init(name: "energy-calorie", symbol: "cal", factor: 4.184),
      "kilowattHours": .init(name: "energy-kilowatt-hour", symbol: "kWh", factor: 3_600_000),
    ],
  ]
}
