import PlumblineUnicode

/// A source of localized texts.
public protocol StringCatalog: AnyObject {
  /// Returns the text of a key in the first of some languages that has one, with that language.
  ///
  /// - Parameter table: The table in which the key is looked up.
  func text(for key: String, table: TextTable, languages: [String]) -> (format: LocalizedFormat, language: String)?
  /// Returns the text of a key in a bundle.
  func text(
    for key: String, table: TextTable, languages: [String], in bundle: TextBundle
  ) -> (format: LocalizedFormat, language: String)?
  /// Returns whether a key has a text in any language, or is listed for translation.
  func lists(_ key: String) -> Bool
  /// Returns the only key of a table that has the letters and digits of a generated constant's path, and whose text
  /// takes no values; nil if there is none. Without a table, all are searched.
  func key(ofSymbol symbol: String, table: String?) -> String?
  /// Returns the only key of a table that has the letters and digits of a generated function's name, and whose text
  /// takes values; nil if there is none.
  func key(ofFunction symbol: String, table: String?) -> String?
  /// Returns the table that has the letters and digits of a generated type's or function's name; nil if there is none.
  func table(ofSymbol symbol: String) -> String?
  /// Returns whether any key has a text in one of some languages.
  func hasTexts(in languages: [String]) -> Bool
  /// The language of keys and of texts without a translation.
  var sourceLanguage: String { get }
}

extension StringCatalog {
  /// Returns the text of a key in any bundle.
  public func text(
    for key: String, table: TextTable, languages: [String], in bundle: TextBundle
  ) -> (format: LocalizedFormat, language: String)? {
    text(for: key, table: table, languages: languages)
  }
  /// Returns nil: no constants are generated.
  public func key(ofSymbol symbol: String, table: String?) -> String? { nil }
  /// Returns nil: no functions are generated.
  public func key(ofFunction symbol: String, table: String?) -> String? { nil }
  /// Returns nil: no types are generated.
  public func table(ofSymbol symbol: String) -> String? { nil }
}

/// The bundle in which the text of a key is looked up.
public enum TextBundle: Hashable, Sendable {
  /// Any bundle, first that of the module whose code names the key: the code names no bundle.
  case nearest(to: String?)
  /// The app's bundle.
  case app
  /// The bundle of a module.
  case module(String)

  /// Creates the bundle that code of a module names: by a module's name, by an empty name for the app, or not at all.
  init(_ name: String?, codeOf module: String?) {
    self = name.map { $0.isEmpty ? .app : .module($0) } ?? .nearest(to: module)
  }
}

/// The language in which a program runs, with its texts.
public struct Localization {
  /// The locale, such as `de_AT`.
  public var locale: String
  /// The source of texts, or nil if there is none.
  public var strings: (any StringCatalog)?
  /// The kind of device whose texts are used, as strings files name it: `iphone` or `ipad`.
  public var device = "iphone"
  /// The changes that a pseudo-language makes to all texts, or nil.
  public var pseudo: PseudoLanguage?

  /// Creates a language by its identifier; `en-XA` and the like are pseudo-languages.
  public init(_ identifier: String = "en_US", strings: (any StringCatalog)? = nil) {
    pseudo = PseudoLanguage(rawValue: identifier)
    locale = pseudo == nil ? identifier : "en_US"
    self.strings = strings
  }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool {
    if pseudo == .rightToLeft { return true }
    return LocaleLibrary.isRightToLeft(locale)
  }

  /// The languages in which texts are looked up, the closest first: `pt-BR`, `pt`.
  package var languages: [String] { Self.languages(of: locale) }

  /// Returns the languages of a locale, the closest first.
  static func languages(of locale: String) -> [String] {
    let parts = locale.split { $0 == "_" || $0 == "-" }.map(String.init)
    var result = (1...max(parts.count, 1)).reversed().map { parts.prefix($0).joined(separator: "-") }
    if parts.first == "zh", parts.count > 1, !parts.contains("Hans"), !parts.contains("Hant") {
      let isTraditional = ["TW", "HK", "MO"].contains(parts[1])
      result.insert(isTraditional ? "zh-Hant" : "zh-Hans", at: result.count - 1)
    }
    return result
  }
}

/// A language that is derived from the source language, to find texts that are not localized or that have too little
/// space.
public enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Letters with accents in brackets.
  case accented = "en-XA"
  /// Words written from right to left.
  case rightToLeft = "ar-XB"
  /// Every text twice.
  case doubled = "en-XL"

  /// Returns a text with its values in the language.
  func changed(_ text: String) -> String {
    switch self {
    case .accented: text
    case .rightToLeft: "\u{202E}\(text)\u{202C}"
    case .doubled: "\(text) \(text)"
    }
  }

  /// Returns a text with accents in brackets, also in its plural forms; format specifiers and the addresses of links
  /// are unchanged.
  static func withAccents(_ format: LocalizedFormat) -> LocalizedFormat {
    var result = format
    result.text = "[\(accented(format.text))]"
    for name in result.variables.keys {
      result.variables[name]?.forms = format.variables[name]?.forms.mapValues(accented) ?? [:]
    }
    return result
  }

  private static func accented(_ text: String) -> String {
    var isSpecifier = false
    var isName = false
    var isAddress = false
    var last: Character = " "
    var result = ""
    for character in text {
      if character == "(" && last == "]" { isAddress = true }
      if character == ")" { isAddress = false }
      last = character
      if isName {
        isName = character != "@"
        result.append(character)
        continue
      }
      if isSpecifier {
        // A variable's name stands between `%#@` and `@`.
        isName = character == "@" && result.last == "#"
        isSpecifier = !"@dfFeEgGuxXs%".contains(character)
        result.append(character)
        continue
      }
      if character == "%" { isSpecifier = true }
      result.append(isAddress ? character : accents[character] ?? character)
    }
    return result
  }

  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"))
}
