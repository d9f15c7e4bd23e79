import PlumblineUnicode

/// The names of time zones that Foundation knows.
enum ZoneNames {
  /// Returns the identifier of a time zone as Foundation gives it, or nil for an unknown one.
  static func identifier(of name: String) -> String? {
    if name == "GMT" || name == "UTC" { return "GMT" }
    if let fixed = fixed(name) { return fixed }
    guard !name.isEmpty else { return nil }
    guard let library = LocaleLibrary.shared else { return name }
    let known = library.date(0, pattern: "VV", locale: "en_US", zone: name)
    return known == "Etc/Unknown" ? nil : name
  }

  /// Returns the identifier of the time zone with an abbreviation, or nil for an unknown one.
  static func identifier(abbreviated name: String) -> String? {
    abbreviations[name] ?? (name == "GMT" || name == "UTC" ? "GMT" : fixed(name))
  }

  /// Returns the name of a fixed distance from Greenwich, `GMT+0200` for `GMT+2`, or nil for another name.
  private static func fixed(_ name: String) -> String? {
    guard name.hasPrefix("GMT"), let sign = name.dropFirst(3).first, sign == "+" || sign == "-" else { return nil }
    let digits = name.dropFirst(4).filter { $0 != ":" }
    guard (1...4).contains(digits.count), digits.allSatisfy(\.isNumber), let number = Int(digits) else { return nil }
    let (hours, minutes) = digits.count < 3 ? (number, 0) : (number / 100, number % 100)
    guard hours < 19, minutes < 60 else { return nil }
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    return hours + minutes == 0 ? "GMT" : "GMT\(sign)\(two(hours))\(two(minutes))"
  }

  /// The time zones of Foundation's abbreviations.
  ///
  /// Source: `TimeZone.abbreviationDictionary` of swift-foundation.
  private static let abbreviations: [String: String] = [
    "ADT": "America/Halifax", "AKDT": "America/Juneau", "AKST": "America/Juneau",
    "ART": "America/Argentina/Buenos_Aires", "AST": "America/Halifax", "BDT": "Asia/Dhaka",
    "BRST": "America/Sao_Paulo", "BRT": "America/Sao_Paulo", "BST": "Europe/London", "CAT": "Africa/Harare",
    "CDT": "America/Chicago", "CEST": "Europe/Paris", "CET": "Europe/Paris", "CLST": "America/Santiago",
    "CLT": "America/Santiago", "COT": "America/Bogota", "CST": "America/Chicago", "EAT": "Africa/Addis_Ababa",
    "EDT": "America/New_York", "EEST": "Europe/Athens", "EET": "Europe/Athens", "EST": "America/New_York",
    "GMT": "GMT", "GST": "Asia/Dubai", "HKT": "Asia/Hong_Kong", "HST": "Pacific/Honolulu", "ICT": "Asia/Bangkok",
    "IRST": "Asia/Tehran", "IST": "Asia/Kolkata", "JST": "Asia/Tokyo", "KST": "Asia/Seoul", "MDT": "America/Denver",
    "MSD": "Europe/Moscow", "MSK": "Europe/Moscow", "MST": "America/Phoenix", "NDT": "America/St_Johns",
    "NST": "America/St_Johns", "NZDT": "Pacific/Auckland", "NZST": "Pacific/Auckland", "PDT": "America/Los_Angeles",
    "PET": "America/Lima", "PHT": "Asia/Manila", "PKT": "Asia/Karachi", "PST": "America/Los_Angeles",
    "SGT": "Asia/Singapore", "TRT": "Europe/Istanbul", "UTC": "GMT", "WAT": "Africa/Lagos", "WEST": "Europe/Lisbon",
    "WET": "Europe/Lisbon", "WIT": "Asia/Jakarta",
  ]
}
