import PlumblineDrawing
import PlumblineFigureMaking
import PlumblineFigures
import PlumblineLayout
import PlumblineRendering
import PlumblineSnapshots

/// The settings for drawing the figures of a call.
struct DrawingSettings: Sendable {
  /// The formats to write.
  var formats: [Rendering.Format]
  /// The numbers of device pixels per point, for PNG.
  var scales: [Double]
  /// The annotations of all figures, in addition to those of their directives.
  var annotations: Figures.Annotations
  /// The theme of annotations.
  var theme: Theme
  /// The options of the renderer.
  var options: Rendering.Options
  /// The appearances to write.
  var appearance: AppearanceChoice
  /// Whether figures have no background.
  var isTransparent: Bool
  /// The maximum width of a figure, in points, or nil.
  var width: Double?
  /// The addition to the names of dark pictures.
  var darkMark = "-dark"

  /// The appearances of the files, each with the addition to the file's name.
  var appearanceFiles: [(appearance: Rendering.Appearance, mark: String)] {
    appearance.files.map { ($0.appearance, $0.mark.isEmpty ? "" : darkMark) }
  }

  /// Creates the settings of a call.
  init(_ call: Invocation) {
    formats = call[.format]
    scales = call[.scale]
    width = call[.width]
    annotations = call[.show]
    theme = call[.theme]
    options = Rendering.Options()
    appearance = call[.appearance]
    options.svgText = call[.svgText]
    options.svgEngine = call[.svgEngine]
    isTransparent = call[.transparent]
  }

  /// Returns the settings for a variant, whose appearance is that of its files.
  func drawn(as variant: FigureVariant) -> DrawingSettings {
    var settings = self
    if let appearance = variant.appearance { settings.appearance = appearance == .dark ? .dark : .light }
    return settings
  }

  /// Returns the settings for making the figures; layouts resolve `details` in addition to those that the figures need.
  func making(details: ResolvedDetails = []) -> FigureSettings {
    var settings = FigureSettings(annotations: annotations, theme: theme, details: details)
    settings.width = width
    return settings
  }

  /// Returns the files that a drawing is written as: the suffix after the figure's path, and the bytes.
  ///
  /// Each file names its provenance: a PNG in a text chunk, an SVG in a comment, a PDF in its producer's name.
  func files(of drawing: DisplayList, _ provenance: Provenance) throws -> [(suffix: String, bytes: [UInt8])] {
    var drawing = drawing
    if isTransparent { drawing.background = nil }
    var files: [(String, [UInt8])] = []
    for (appearance, mark) in appearanceFiles {
      for format in formats {
        for scale in format.hasPixels ? scales : [2] {
          var options = options
          options.scale = scale
          options.appearance = appearance
          options.creator = provenance.line
          let bytes = try Rendering.data(drawing, as: format, options: options)
          files.append((mark + Self.suffix(format, scale: scale), provenance.stamped(bytes, as: format, scale: scale)))
        }
      }
    }
    return files
  }

  /// Returns the suffix of a format, such as `.svg`, with the scale of pixels: `.png` at scale 1 and `@2x.png` at scale
  /// 2.
  static func suffix(_ format: Rendering.Format, scale: Double) -> String {
    guard format.hasPixels, scale != 1 else { return ".\(format.rawValue)" }
    return "@\(scale == scale.rounded() ? String(Int(scale)) : String(scale))x.\(format.rawValue)"
  }
}

extension Provenance {
  /// Returns the bytes of a file with its provenance, which a PDF holds already.
  func stamped(_ bytes: [UInt8], as format: Rendering.Format, scale: Double) -> [UInt8] {
    switch format {
    case .png: stamped(png: bytes, scale: scale)
    case .svg: stamped(svg: bytes)
    case .pdf: bytes
    }
  }
}

/// The appearances in which figures are written.
enum AppearanceChoice: String, CaseIterable, Sendable {
  case light, dark, both, adaptive
  case variants = "light,dark"

  /// The appearance of each file of a figure, and the addition to the file's name.
  var files: [(appearance: Rendering.Appearance, mark: String)] {
    switch self {
    case .light, .variants: [(.light, "")]
    case .dark: [(.dark, "")]
    case .both: [(.light, ""), (.dark, "-dark")]
    case .adaptive: [(.adaptive, "")]
    }
  }
}
