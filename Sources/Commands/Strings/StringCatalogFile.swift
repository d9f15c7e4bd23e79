import PlumblineViewSource

/// A string catalogue of Xcode's, `.xcstrings`.
struct StringCatalogFile {
  /// The language of keys.
  let sourceLanguage: String
  /// The keys that are to be translated.
  private(set) var keys: Set<String> = []
  /// The texts by language and key.
  private(set) var texts: [String: [String: LocalizedFormat]] = [:]

  /// Reads a catalogue, or returns nil if the bytes are not a catalogue.
  init?(_ bytes: [UInt8]) {
    guard let json = JSON(parsing: String(decoding: bytes, as: UTF8.self)), case .object(let strings)? = json["strings"]
    else { return nil }
    sourceLanguage = json["sourceLanguage"]?.string ?? "en"
    for entry in strings {
      if entry.value["shouldTranslate"]?.bool != false { keys.insert(entry.name) }
      guard case .object(let localizations)? = entry.value["localizations"] else { continue }
      for localization in localizations {
        let devices = Dictionary(
          ["iphone", "ipad"].compactMap { device in
            Self.format(of: localization.value, on: device).map { (device, $0) }
          }, uniquingKeysWith: { first, _ in first })
        let isOne = devices["iphone"] == devices["ipad"]
        texts[localization.name, default: [:]][entry.name] =
          isOne ? devices["iphone"] : LocalizedFormat(devices: devices) ?? devices["ipad"]
      }
    }
  }

  /// Returns the text of a localization: a plain one, one with plural forms, or one with substitutions.
  private static func format(of localization: JSON, on device: String) -> LocalizedFormat? {
    var variables: [String: LocalizedFormat.Variable] = [:]
    if case .object(let substitutions)? = localization["substitutions"] {
      for substitution in substitutions {
        let argument = substitution.value["argNum"]?.number.flatMap { Int(exactly: $0) }
        let forms = pluralForms(in: variation(of: substitution.value, on: device))
        variables[substitution.name] = LocalizedFormat.Variable(argument: argument, forms: forms)
      }
    }
    let chosen = variation(of: localization, on: device)
    if let text = chosen["stringUnit"]?["value"]?.string { return LocalizedFormat(text, variables: variables) }
    let forms = pluralForms(in: chosen)
    if forms.isEmpty { return nil }
    // The forms of a whole text are chosen by its first value.
    variables[""] = LocalizedFormat.Variable(forms: forms)
    return LocalizedFormat("%#@@", variables: variables)
  }

  /// Returns the variation for a kind of device, or the value itself if it does not depend on the device.
  private static func variation(of value: JSON, on device: String) -> JSON {
    guard let devices = value["variations"]?["device"] else { return value }
    return devices[device] ?? devices["other"] ?? value
  }

  private static func pluralForms(in value: JSON) -> [String: String] {
    guard case .object(let plural)? = value["variations"]?["plural"] else { return [:] }
    var forms: [String: String] = [:]
    for form in plural { forms[form.name] = form.value["stringUnit"]?["value"]?.string }
    return forms
  }
}
