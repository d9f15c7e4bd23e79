import PlumblineUnicode

extension Vocabulary {
  /// Adds the codes of regions and languages, and their names in the language of a locale.
  mutating func addLocaleNames() {
    let codes: [(String, @Sendable (LocaleLibrary) -> [String])] = [
      ("isoRegionCodes", { $0.regionCodes }), ("isoLanguageCodes", { $0.languageCodes }),
    ]
    for (name, all) in codes {
      rawConstant("Locale", name) { _ in .array((LocaleLibrary.shared.map(all) ?? []).map { .string($0) }) }
    }
    let names: [(String, @Sendable (LocaleLibrary, String, String) -> String?)] = [
      ("forRegionCode", { $0.region($1, in: $2) }), ("forLanguageCode", { $0.language($1, in: $2) }),
      ("forIdentifier", { $0.identifier($1, in: $2) }),
    ]
    for (label, text) in names {
      raw("Locale", "localizedString", [.value(label, .string)]) { value, call throws(Fault) in
        let locale = try call.receiver(value, as: TypeBinding<String>.native("Locale"))
        let code = try call.string(0)
        return .optional(LocaleLibrary.shared.flatMap { text($0, code, locale) }.map { .string($0) })
      }
    }
  }
}
