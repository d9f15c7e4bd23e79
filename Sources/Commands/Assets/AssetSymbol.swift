/// The symbols that Xcode generates for the images and colours of asset catalogues.
enum AssetSymbol {
  /// Returns the part that the name of an asset and that of its symbol share: their letters and digits in lower case,
  /// and the slashes between groups.
  static func key(of name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "/" })
  }

  /// Returns the names of assets by the keys of their symbols.
  ///
  /// Xcode omits the kind of an asset at the end of its name: the colour "BrandColor" is `.brand`. Names that differ in
  /// no letter or digit have one key, of which the first name in order counts.
  static func names(_ names: some Sequence<String>, without kind: String) -> [String: String] {
    var result: [String: String] = [:]
    var shortened: [String: String] = [:]
    for name in names.sorted() {
      let key = key(of: name)
      result[key] = result[key] ?? name
      guard key.hasSuffix(kind), key.count > kind.count, !key.hasSuffix("/" + kind) else { continue }
      let short = String(key.dropLast(kind.count))
      shortened[short] = shortened[short] ?? name
    }
    return result.merging(shortened) { whole, _ in whole }
  }
}
