import PlumblineSource
import PlumblineViewSource

/// The appearance, the scale and the language that an entry of an asset catalogue is for.
struct AssetVariant {
  /// Whether the entry is for dark appearance.
  let isDark: Bool
  /// Whether the entry is for increased contrast.
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

  /// Returns the warnings about the properties of an entry of `images` that figures do not show, at their places in the
  /// catalogue's file.
  static func warnings(about entry: JSON, _ path: String, _ bytes: [UInt8]) -> [Diagnostic] {
    let insets = ["left", "top", "right", "bottom"].contains { (entry["alignment-insets"]?[$0]?.number ?? 0) != 0 }
    return [
      ("alignment-insets", insets, "the alignment insets of the image are left out: it is laid out by its whole size"),
      (
        "resizing", entry["resizing"]?["mode"] != nil,
        "the slices of the image are left out: where it is resized, it is stretched as a whole"
      ),
    ].filter(\.1).map { key, _, message in
      let place = place(of: "\"\(key)\"", in: bytes, path)
      return Diagnostic(
        .warning, message, at: place, hint: key == "resizing" ? "write .resizable(capInsets:) in the code" : nil)
    }
  }

  /// Returns the place of the first occurrence of a key in a file.
  private static func place(of key: String, in bytes: [UInt8], _ path: String) -> SourceRange {
    guard let found = bytes[...].firstRange(of: Array(key.utf8)) else {
      return SourceRange(file: path, line: 1, column: 1)
    }
    let before = bytes[..<found.lowerBound]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return SourceRange(file: path, line: line, column: found.lowerBound - start + 1)
  }
}
