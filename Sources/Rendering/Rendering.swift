import CPlumblineCairo
import PlumblineDrawing

/// Writes drawings as files of the formats that readers know.
public enum Rendering {
  /// A file format.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Scalable Vector Graphics, in px.
    case svg
    /// Portable Network Graphics.
    case png
    /// Portable Document Format.
    case pdf
  }

  /// Which of a colour's values are drawn.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// The light ones.
    case light
    /// The dark ones.
    case dark
    /// Both, in an SVG that follows its reader's preference; light in other formats.
    case adaptive
  }

  /// How an SVG holds text.
  public enum SVGText: String, Hashable, Sendable, CaseIterable {
    /// As text, with the letters it needs embedded as a font.
    case embedded
    /// As outlines.
    case outline
    /// As text in whatever fonts the reader has.
    case system
  }

  /// Who writes an SVG.
  public enum SVGEngine: String, Hashable, Sendable, CaseIterable {
    /// Our own writer: structured, with text as text.
    case structured
    /// Cairo's surface, for readers that know neither fonts nor styles.
    case cairo
  }

  /// How a drawing is written.
  public struct Options: Hashable, Sendable {
    /// Device pixels per point, for PNG.
    public var scale = 2.0
    /// Which of a colour's values are drawn.
    public var appearance = Appearance.light
    /// How an SVG holds text.
    public var svgText = SVGText.embedded
    /// Who writes an SVG.
    public var svgEngine = SVGEngine.structured
    /// What a PDF says it was made with.
    public var creator = "Plumbline"

    /// The defaults.
    public init() {}
  }

  /// The bytes of a drawing in a format: the same for equal drawings and options, on any machine with the same fonts.
  ///
  /// Throws a ``RenderingError`` where a file cannot be read, or the drawing is larger than the format can hold.
  public static func data(_ drawing: DisplayList, as format: Format, options: Options = Options()) throws -> [UInt8] {
    try FontStore.lending { fonts in
      let resources = Resources(fonts: fonts, isDark: options.appearance == .dark)
      var drawing = drawing
      if format != .svg || options.svgEngine == .cairo {
        if let problem = cairo_library_problem() { throw RenderingError.unsupported(String(cString: problem)) }
        let scale = format == .png ? options.scale : Canvas.vectorLayerScale
        drawing = try BackdropRaster(
          modes: [.plusDarker], scale: scale, isOnPixels: format == .png, resources: resources
        ).replaced(drawing)
      }
      switch format {
      case .png: return try pixels(of: drawing, scale: options.scale, resources: resources).encoded()
      case .pdf: return try PDFWriter(resources: resources, creator: options.creator).bytes(of: drawing)
      case .svg where options.svgEngine == .cairo: return try CairoSVG(resources: resources).bytes(of: drawing)
      case .svg: return try SVGWriter(drawing, options: options, resources: resources).bytes()
      }
    }
  }
}
