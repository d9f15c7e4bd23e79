import CPlumblineICU

/// A formatter of numbers, dates and lists for the world's locales, by ICU.
///
/// ICU is loaded when a file first formats a value, so that other files avoid the cost of a library of 35 MB.
/// Foundation is not linked, because it doubles the launch time of the process.
package struct LocaleLibrary: Sendable {
  /// The open formatters.
  let formatters = OpenFormatters()

  /// The shared formatter, or nil if ICU is not installed.
  package static let shared = ICU.isInstalled ? LocaleLibrary() : nil
}

extension LocaleLibrary {
  /// Returns the text of a number by a skeleton such as `percent .00`.
  package func number(_ value: Double, skeleton: String, locale: String) -> String? {
    number(skeleton: skeleton, locale: locale) { icu_unumf_formatDouble($0, value, $1, $2) }
  }

  /// Returns the text of a decimal number, such as `-12.50`, by a skeleton.
  package func number(decimal value: String, skeleton: String, locale: String) -> String? {
    number(skeleton: skeleton, locale: locale) { icu_unumf_formatDecimal($0, value, -1, $1, $2) }
  }

  private func number(
    skeleton: String, locale: String,
    _ format: (OpaquePointer, OpaquePointer, UnsafeMutablePointer<Int32>) -> Void
  ) -> String? {
    formatters.use(.numbers(skeleton: skeleton, locale: locale), close: { icu_unumf_close($0) }) { status in
      let units = Array(skeleton.utf16)
      return icu_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, status)
    } _: { formatter in
      guard let result = ICU.opened({ icu_unumf_openResult($0) }) else { return nil }
      defer { icu_unumf_closeResult(result) }
      var status = ICU.success
      format(formatter, result, &status)
      guard !ICU.isFailure(status), let text = ICU.text({ icu_unumf_resultToString(result, $0, $1, $2) }) else {
        return nil
      }
      return LocaleCorrections.number(text, skeleton: skeleton, locale: locale)
    }
  }

  /// Returns a number spelled out, as "forty-two", or as an ordinal, "42nd".
  package func words(_ value: Double, isOrdinal: Bool, locale: String) -> String? {
    let style = isOrdinal ? Int32(ICU_UNUM_ORDINAL) : Int32(ICU_UNUM_SPELLOUT)
    guard let formatter = ICU.opened({ icu_unum_open(style, nil, 0, locale, nil, $0) }) else { return nil }
    defer { icu_unum_close(formatter) }
    return ICU.text { icu_unum_formatDouble(formatter, value, $0, $1, nil, $2) }
  }

  /// Returns a list of texts, joined by the rules of a locale; kinds are 0 and, 1 or, 2 units, and widths 0 wide, 1
  /// short, 2 narrow.
  package func list(_ items: [String], kind: Int32, width: Int32, locale: String) -> String? {
    guard let formatter = ICU.opened({ icu_ulistfmt_openForType(locale, kind, width, $0) }) else { return nil }
    defer { icu_ulistfmt_close(formatter) }
    let texts = items.map { Array($0.utf16) }
    let lengths = texts.map { Int32($0.count) }
    let joined: [UInt16] = Array(texts.joined()) + [0]
    return joined.withUnsafeBufferPointer { all in
      var starts: [UnsafePointer<UInt16>?] = []
      var offset = 0
      for text in texts {
        starts.append(all.baseAddress.unsafelyUnwrapped + offset)
        offset += text.count
      }
      return ICU.text(capacity: joined.count + 64 * (items.count + 1)) {
        icu_ulistfmt_format(formatter, starts, lengths, Int32(items.count), $0, $1, $2)
      }
    }
  }
}

extension LocaleLibrary {
  /// Returns the first day of the week in the region of a locale, or in that which is likely for its language: 1 is
  /// Sunday.
  ///
  /// Source: Unicode's CLDR, `weekData`.
  package static func firstWeekday(of locale: String) -> Int {
    let parts = (shared?.maximal(locale) ?? locale).split { $0 == "_" || $0 == "-" }
    let region = parts.dropFirst().first { $0.utf8.count == 2 }.map(String.init) ?? "US"
    return sundayRegions.contains(region) ? 1 : saturdayRegions.contains(region) ? 7 : region == "MV" ? 6 : 2
  }

  private static let sundayRegions: Set<String> = [
    "AG", "AS", "AU", "BD", "BR", "BS", "BT", "BW", "BZ", "CA", "CO", "DM", "DO", "ET", "GT", "GU", "HK", "HN", "ID",
    "IL", "IN", "JM", "JP", "KE", "KH", "KR", "LA", "MH", "MM", "MO", "MT", "MX", "MZ", "NI", "NP", "PA", "PE", "PH",
    "PK", "PR", "PT", "PY", "SA", "SG", "SV", "TH", "TT", "TW", "UM", "US", "VE", "VI", "WS", "YE", "ZA", "ZW",
  ]
  private static let saturdayRegions: Set<String> = [
    "AE", "AF", "BH", "DJ", "DZ", "EG", "IQ", "IR", "JO", "KW", "LY", "OM", "QA", "SD", "SY",
  ]

  /// Returns whether the language of a locale is written from right to left.
  ///
  /// Source: Unicode's CLDR, `characterOrder`.
  package static func isRightToLeft(_ locale: String) -> Bool {
    let language = locale.split { $0 == "_" || $0 == "-" }.first.map(String.init) ?? ""
    return ["ar", "fa", "he", "iw", "ur", "yi", "ps", "sd", "ug", "ckb", "dv"].contains(language)
  }
}
