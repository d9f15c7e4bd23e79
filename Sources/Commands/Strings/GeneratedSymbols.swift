import PlumblineViewSource

/// The keys of localized texts by the names that generators of code give them.
///
/// Names are compared by their letters and digits alone, since generators differ in the capitals and separators that
/// they write. Keys that differ in no letter are omitted.
struct GeneratedSymbols: Sendable {
  /// The keys whose text takes no values, for which constants are generated.
  private(set) var constants: [String: String] = [:]
  /// The keys whose text takes values, for which functions are generated; its name omits the values.
  private(set) var functions: [String: String] = [:]

  /// Creates the names of keys; `text` returns the text of a key in the source language.
  init(_ keys: Set<String>, text: (String) -> LocalizedFormat?) {
    var ambiguous: Set<String> = []
    for key in keys {
      let format = text(key)
      let takesValues = (format?.text ?? key).contains("%") || format?.hasForms ?? false
      let name = takesValues ? Self.plain(Self.withoutSpecifiers(key)) : Self.plain(key)
      if name.isEmpty { continue }
      let isKnown = constants[name] != nil || functions[name] != nil
      if isKnown { ambiguous.insert(name) }
      if takesValues { functions[name] = key } else { constants[name] = key }
    }
    for name in ambiguous { (constants[name], functions[name]) = (nil, nil) }
  }

  /// Returns the letters and digits of a name, in small letters.
  static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// Returns a key without the specifiers of its values, such as `%lld`.
  private static func withoutSpecifiers(_ key: String) -> String {
    FormatPiece.all(in: key).map { if case .text(let text) = $0 { text } else { " " } }.joined()
  }
}
