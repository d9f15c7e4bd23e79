import PlumblineUnicode

extension Vocabulary {
  /// Adds the codes of regions and languages, the identifiers of locales, and their names in the language of a locale.
  mutating func addLocaleNames() {
    let codes: [(String, @Sendable (LocaleLibrary) -> [String])] = [
      ("isoRegionCodes", { $0.regionCodes }), ("isoLanguageCodes", { $0.languageCodes }),
      ("availableIdentifiers", { $0.identifiers }),
    ]
    for (name, all) in codes {
      rawConstant("Locale", name) { _ in .array((LocaleLibrary.shared.map(all) ?? []).map { .string($0) }) }
    }
    let locale = TypeBinding<String>.native("Locale")
    let system = TypeBinding<String>.native("Locale.MeasurementSystem")
    for name in ["metric", "us", "uk"] { constant(on: system.name, name, name, as: system) }
    property(on: system, "identifier", as: .string) { $0 == "us" ? "ussystem" : $0 == "uk" ? "uksystem" : $0 }
    // Source: CLDR's supplemental data of measurement systems.
    property(on: locale, "measurementSystem", as: system) { locale in
      let region = locale.localeRegion ?? "US"
      return region == "GB" ? "uk" : ["US", "LR", "MM"].contains(region) ? "us" : "metric"
    }
    property(on: locale, "usesMetricSystem", as: .bool) { !["US", "LR", "MM"].contains($0.localeRegion ?? "US") }
    rawStatic("Locale", "characterDirection", [.value("forLanguage", .string)]) { _, call throws(Fault) in
      let isBackwards = LocaleLibrary.isRightToLeft(try call.string(0))
      return .native("Locale.LanguageDirection", isBackwards ? "rightToLeft" : "leftToRight")
    }
    let names: [(String, @Sendable (LocaleLibrary, String, String) -> String?)] = [
      ("forRegionCode", { $0.region($1, in: $2) }), ("forLanguageCode", { $0.language($1, in: $2) }),
      ("forCurrencyCode", { $0.currencyName($1, in: $2) }), ("forIdentifier", { $0.identifier($1, in: $2) }),
    ]
    for (label, text) in names {
      raw("Locale", "localizedString", [.value(label, .string)]) { value, call throws(Fault) in
        let locale = try call.receiver(value, as: locale)
        let code = try call.string(0)
        return .optional(LocaleLibrary.shared.flatMap { text($0, code, locale) }.map { .string($0) })
      }
    }
  }
}

extension String {
  /// The parts of a locale's identifier: the language, and then the script and the region.
  var localeParts: [String] { split { $0 == "_" || $0 == "-" }.map(String.init) }
  /// The code of the region in a locale's identifier, or nil.
  var localeRegion: String? { localeParts.dropFirst().last { $0.count != 4 } }
}
