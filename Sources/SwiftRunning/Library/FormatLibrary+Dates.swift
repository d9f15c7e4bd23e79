extension Vocabulary {
  /// Adds the date format styles and the widths of their dates and times.
  mutating func addDateFormats() {
    constant(on: "FormatStyle", "dateTime", .date(DateStyle()), as: .format)
    constant(on: "FormatStyle", "iso8601", .iso8601(hasTime: true), as: .format)
    raw("Date", "ISO8601Format", []) { value, call throws(Fault) in
      .optional(try call.evaluator.text(of: value, in: .iso8601(hasTime: true), at: call.location).map { .string($0) })
    }
    constant(on: "FormatStyle", "interval", .date(DateStyle()), as: .format)
    for name in ["omitted", "numeric", "abbreviated", "long", "complete", "shortened", "standard"] {
      constant(on: "DateWidth", name, name, as: .native("DateWidth"))
    }
    let widths: [ParameterShape] = [
      .value("date", .native("DateWidth"), optional: true), .value("time", .native("DateWidth"), optional: true),
      .value("locale", .native("Locale"), optional: true), .value("calendar", optional: true),
      .value("timeZone", .native("TimeZone"), optional: true),
    ]
    rawInitializer("FormatStyle", widths) { call in .native("FormatStyle", ValueFormat.date(call.dateStyle)) }
    for type in ["Date", "Range"] {
      raw(type, "formatted", widths) { value, call throws(Fault) in
        .string(try call.evaluator.text(of: value, in: .date(call.dateStyle), at: call.location) ?? "")
      }
    }
    addDateSettings()
    raw("FormatStyle", "locale", [.value(nil, .native("Locale"))]) { value, call in
      guard case .native(let native) = value, let format = native.payload as? ValueFormat,
        case .native(let given) = call.value(0), let locale = given.payload as? String
      else { return value }
      return .native("FormatStyle", format.localized(locale))
    }
  }

  /// Adds the locale, the time zone and the calendar of a date format style as properties that code may set.
  private mutating func addDateSettings() {
    property(
      on: .format, "locale", as: TypeBinding<String>.native("Locale"), get: { $0.dateStyle?.locale ?? "en_US" },
      set: { (format: inout ValueFormat, locale: String) in format = format.localized(locale) })
    property(
      on: .format, "timeZone", as: TypeBinding<String>.native("TimeZone"), get: { $0.dateStyle?.zone ?? "GMT" },
      set: { (format: inout ValueFormat, zone: String) in
        guard var style = format.dateStyle else { return }
        style.zone = zone
        format = .date(style)
      })
    property(
      on: .format, "calendar", as: .calendar, get: { _ in CalendarValue() },
      set: { (_: inout ValueFormat, _: CalendarValue) in })
  }

  /// Adds the methods that add a field to a date format style, and the widths of the fields.
  mutating func addDateFields() {
    let width = TypeBinding<String>.native("DateFieldWidth")
    for name in [
      "defaultDigits", "twoDigits", "threeDigits", "oneDigit", "abbreviated", "wide", "narrow", "short", "omitted",
      "ordinalOfDayInMonth", "conversationalDefaultDigits",
    ] { constant(on: "DateFieldWidth", name, name, as: width) }
    for name in ["defaultDigits", "twoDigits", "conversationalDefaultDigits"] {
      rawStatic("DateFieldWidth", name, [.value("amPM", .native("DateFieldWidth"))]) { _, call in
        guard case .native(let native) = call.value(0) else { return .native("DateFieldWidth", name) }
        return .native("DateFieldWidth", name + " " + "\(native.payload)")
      }
    }
    for name in ["padded", "fractional"] {
      rawStatic("DateFieldWidth", name, [.value(nil, .int)]) { _, call in
        .native("DateFieldWidth", "repeated \(min(max(call.value(0).asInt ?? 1, 1), 10))")
      }
    }
    for (name, standard) in DateField.standards {
      for arguments in [[], [ParameterShape.value(nil, .native("DateFieldWidth"))]] {
        raw("FormatStyle", name, arguments) { value, call in
          guard case .native(let native) = value, let format = native.payload as? ValueFormat else { return value }
          var width = standard
          if case .native(let given) = call.value(0) { width = "\(given.payload)" }
          switch format {
          case .date(let style):
            return .native("FormatStyle", ValueFormat.date(style.adding(DateField.letters(name, width: width))))
          case .iso8601: return .native("FormatStyle", ValueFormat.iso8601(hasTime: name == "time"))
          default: return value
          }
        }
      }
    }
  }
}

/// The fields of a date format.
enum DateField {
  /// The fields by name with their default widths.
  static let standards = [
    ("year", "defaultDigits"), ("month", "abbreviated"), ("day", "defaultDigits"), ("weekday", "abbreviated"),
    ("hour", "defaultDigits abbreviated"), ("minute", "defaultDigits"), ("second", "defaultDigits"),
    ("secondFraction", "repeated 3"), ("era", "abbreviated"), ("quarter", "abbreviated"), ("week", "defaultDigits"),
    ("dayOfYear", "defaultDigits"), ("timeZone", "short"), ("time", "defaultDigits"),
  ]

  /// Returns the letters of a field for Unicode's date patterns.
  static func letters(_ field: String, width: String) -> String {
    let parts = width.split(separator: " ").map(String.init)
    let width = parts.first ?? ""
    if width == "repeated", let count = Int(parts.last ?? "") {
      return String(repeating: field == "year" ? "y" : "S", count: count)
    }
    if field == "hour" { return hour(width, period: parts.count > 1 ? parts[1] : "abbreviated") }
    let letter: (Character, text: Bool) =
      [
        "year": ("y", false), "month": ("M", true), "day": ("d", false), "weekday": ("E", true), "minute": ("m", false),
        "second": ("s", false), "era": ("G", true), "quarter": ("Q", true), "week": ("w", false),
        "dayOfYear": ("D", false),
        "timeZone": ("z", true), "time": ("j", false),
      ][field] ?? ("y", false)
    let counts = ["twoDigits": 2, "abbreviated": 3, "wide": 4, "narrow": 5, "short": 6, "threeDigits": 3]
    if field == "timeZone" || field == "era" { return String(repeating: letter.0, count: width == "wide" ? 4 : 1) }
    if field == "weekday", width == "oneDigit" { return "e" }
    if field == "day", width == "ordinalOfDayInMonth" { return "F" }
    return String(repeating: letter.0, count: counts[width] ?? 1)
  }

  private static func hour(_ width: String, period: String) -> String {
    let isTwo = width == "twoDigits"
    switch period {
    case "omitted": return isTwo ? "JJ" : "J"
    case "wide": return isTwo ? "jjjj" : "jjj"
    case "narrow": return isTwo ? "jjjjjj" : "jjjjj"
    default: return isTwo ? "jj" : "j"
    }
  }
}
