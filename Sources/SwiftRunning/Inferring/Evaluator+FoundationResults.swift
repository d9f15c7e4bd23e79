extension Evaluator {
  /// Returns the result type of a method of Foundation whose result is optional, or nil for another.
  func foundationResult(_ name: String, on owner: SwiftType, _ arguments: [ArgumentExpression]) -> SwiftType? {
    guard case .native(let type) = owner else { return nil }
    let label = arguments.first?.label ?? "_"
    return Self.foundationResults["\(type).\(name)(\(label):"]
  }

  private static let foundationResults: [String: SwiftType] = [
    "DateFormatter.date(from:": .optional(.native("Date")),
    "ISO8601DateFormatter.date(from:": .optional(.native("Date")),
    "NumberFormatter.number(from:": .optional(.native("NSNumber")),
    "Scanner.scanInt(_:": .optional(.int), "Scanner.scanDouble(_:": .optional(.double),
    "Scanner.scanFloat(_:": .optional(.native("Float")), "Scanner.scanDecimal(_:": .optional(.native("Decimal")),
    "Scanner.scanCharacters(from:": .optional(.string), "Scanner.scanUpToCharacters(from:": .optional(.string),
    "NumberFormatter.string(from:": .optional(.string), "NumberFormatter.string(for:": .optional(.string),
    "Calendar.date(byAdding:": .optional(.native("Date")), "Calendar.date(from:": .optional(.native("Date")),
    "Calendar.date(bySetting:": .optional(.native("Date")), "Calendar.date(bySettingHour:": .optional(.native("Date")),
    "Calendar.nextDate(after:": .optional(.native("Date")),
    "Calendar.dateInterval(of:": .optional(.native("DateInterval")),
    "Calendar.range(of:": .optional(.range(.int)), "Calendar.ordinality(of:": .optional(.int),
    "NSRegularExpression.firstMatch(in:": .optional(.native("NSTextCheckingResult")),
    "NSRegularExpression.matches(in:": .array(.native("NSTextCheckingResult")),
    "NSRegularExpression.stringByReplacingMatches(in:": .string,
    "Mirror.descendant(_:": .optional(.any), "Scanner.scanString(_:": .optional(.string),
    "Scanner.scanUpToString(_:": .optional(.string),
    "Scanner.scanCharacter(_:": .optional(.character),
    "UserDefaults.string(forKey:": .optional(.string), "UserDefaults.array(forKey:": .optional(.array(.any)),
    "UserDefaults.stringArray(forKey:": .optional(.array(.string)),
    "UserDefaults.dictionary(forKey:": .optional(.dictionary(.string, .any)),
    "UserDefaults.data(forKey:": .optional(.native("Data")), "UserDefaults.url(forKey:": .optional(.native("URL")),
    "UserDefaults.object(forKey:": .optional(.any), "UserDefaults.value(forKey:": .optional(.any),
  ]
}
