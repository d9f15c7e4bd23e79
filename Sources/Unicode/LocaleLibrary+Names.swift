import CPlumblineICU

/// The names and codes of regions and languages.
extension LocaleLibrary {
  /// Returns the name of a region such as `DE` in the language of a locale, or nil if the code is unknown.
  package func region(_ code: String, in locale: String) -> String? {
    name(of: code) { icu_uloc_getDisplayCountry("und_" + code, locale, $0, $1, $2) }
  }

  /// Returns the name of a language such as `de` in the language of a locale, or nil if the code is unknown.
  package func language(_ code: String, in locale: String) -> String? {
    name(of: code) { icu_uloc_getDisplayLanguage(code, locale, $0, $1, $2) }
  }

  /// Returns the name of a locale such as `de_CH` in the language of another, or nil if it is unknown.
  package func identifier(_ identifier: String, in locale: String) -> String? {
    name(of: identifier) { icu_uloc_getDisplayName(identifier, locale, $0, $1, $2) }
  }

  /// Returns the code of the currency that the region of a locale uses, or nil for a locale without a region.
  package func currency(of locale: String) -> String? {
    ICU.text { icu_ucurr_forLocale(locale, $0, $1, $2) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the symbol of a currency such as `EUR` in the language of a locale, or nil if the code is unknown.
  package func currencySymbol(_ code: String, in locale: String) -> String? { currency(code, style: 0, in: locale) }

  /// Returns the name of a currency such as `EUR` in the language of a locale, or nil if the code is unknown.
  package func currencyName(_ code: String, in locale: String) -> String? {
    currency(code, style: 1, in: locale).flatMap { $0 == code ? nil : $0 }
  }

  private func currency(_ code: String, style: Int32, in locale: String) -> String? {
    let units = Array(code.utf16) + [0]
    var (isChoice, length, status) = (Int8(0), Int32(0), Int32(0))
    guard let text = icu_ucurr_getName(units, locale, style, &isChoice, &length, &status), status <= 0 else {
      return nil
    }
    return String(decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF16.self)
  }

  /// ICU answers with the code itself if it has no name for it.
  private func name(
    of code: String, _ write: (UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>) -> Int32
  ) -> String? {
    guard let text = ICU.text(write), !text.isEmpty, text.lowercased() != code.lowercased() else { return nil }
    return text
  }

  /// Returns the identifier of a language with its script and region, which are the likely ones where it names none, as
  /// `en_Latn_US` for `en`; or nil if it is no identifier.
  package func maximal(_ identifier: String) -> String? {
    var bytes = [CChar](repeating: 0, count: 160)
    var status = ICU.success
    let count = bytes.withUnsafeMutableBufferPointer {
      icu_uloc_addLikelySubtags(identifier, $0.baseAddress, Int32($0.count), &status)
    }
    guard !ICU.isFailure(status), count > 0, count < bytes.count else { return nil }
    return String(decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The two-letter codes of all regions.
  package var regionCodes: [String] { Self.codes(icu_uloc_getISOCountries()) }

  /// The two- and three-letter codes of all languages.
  package var languageCodes: [String] { Self.codes(icu_uloc_getISOLanguages()) }

  /// The identifiers of all locales for which there are data, such as `de_CH`.
  package var identifiers: [String] {
    (0..<icu_uloc_countAvailable()).compactMap { icu_uloc_getAvailable($0).map { String(cString: $0) } }
  }

  private static func codes(_ list: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
    var codes: [String] = []
    var next = list
    while let current = next, let code = current.pointee {
      codes.append(String(cString: code))
      next = current + 1
    }
    return codes
  }
}
