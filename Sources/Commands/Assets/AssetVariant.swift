import PlumblineLayout
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

  /// Returns the alignment insets of an entry of `images`, in points.
  static func alignmentInsets(of entry: JSON, scale: Double) -> ImageEdges {
    entry["alignment-insets"].map { ImageEdges($0, scale: scale) } ?? ImageEdges()
  }

  /// Returns the slices of an entry of `images`, or nil.
  ///
  /// Lengths in catalogues are pixels. An image of three parts has its whole width or height as its centre on the other
  /// axis.
  static func slices(of entry: JSON, scale: Double) -> ImageSlices? {
    guard let resizing = entry["resizing"], let mode = resizing["mode"]?.string else { return nil }
    var caps = resizing["cap-insets"].map { ImageEdges($0, scale: scale) } ?? ImageEdges()
    func length(_ name: String) -> Double? {
      resizing["center"]?[name]?.number.flatMap { $0 > 0 && $0.isFinite ? $0 / scale : nil }
    }
    var (width, height) = (length("width"), length("height"))
    switch mode {
    case "9-part": break
    case "3-part-horizontal": (caps.top, caps.bottom, height) = (0, 0, nil)
    case "3-part-vertical": (caps.left, caps.right, width) = (0, 0, nil)
    default: return nil
    }
    return ImageSlices(
      caps: caps, centerWidth: width, centerHeight: height, isTiled: resizing["center"]?["mode"]?.string == "tile")
  }
}

extension ImageEdges {
  /// Reads lengths in pixels.
  fileprivate init(_ json: JSON, scale: Double) {
    func length(_ name: String) -> Double {
      json[name]?.number.flatMap { $0.isFinite ? $0 / scale : nil } ?? 0
    }
    self.init(top: length("top"), left: length("left"), bottom: length("bottom"), right: length("right"))
  }
}
