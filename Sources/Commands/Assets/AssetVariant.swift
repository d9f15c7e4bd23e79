/// The appearance and the scale that an entry of an asset catalogue is for.
struct AssetVariant {
  /// Whether the entry is for dark appearance.
  let isDark: Bool
  /// The pixels per point, or nil for any.
  let scale: Double?

  /// Reads an entry of `images` or `colors`.
  init(_ entry: JSON) {
    isDark = (entry["appearances"]?.elements ?? []).contains { $0["value"]?.string == "dark" }
    scale = entry["scale"]?.string.flatMap { Double($0.dropLast()) }
  }
}
