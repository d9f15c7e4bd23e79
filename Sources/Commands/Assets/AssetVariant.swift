/// The appearance, the scale and the language that an entry of an asset catalogue is for.
struct AssetVariant {
  /// Whether the entry is for dark appearance.
  let isDark: Bool
  /// Whether the entry is for increased contrast, which figures do not have.
  let isHighContrast: Bool
  /// Whether the entry is for an iPhone or for any device.
  let isForPhone: Bool
  /// The pixels per point, or nil for any.
  let scale: Double?

  /// The language, such as `de` or `pt-BR`, or nil for any.
  let language: String?

  /// Reads an entry of `images` or `colors`.
  init(_ entry: JSON) {
    let appearances = (entry["appearances"]?.elements ?? []).compactMap { $0["value"]?.string }
    isDark = appearances.contains("dark")
    isHighContrast = appearances.contains("high")
    isForPhone = ["universal", "iphone"].contains(entry["idiom"]?.string ?? "universal")
    language = entry["locale"]?.string.map { String($0.map { $0 == "_" ? "-" : $0 }) }
    scale = entry["scale"]?.string.flatMap { Double($0.dropLast()) }
  }
}
