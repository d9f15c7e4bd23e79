import CPlumblineCairo
import PlumblineDrawing

/// The functions that write drawings as SVG, PNG or PDF.
public enum Rendering {
  /// A file format.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Scalable Vector Graphics, with one px per point.
    case svg
    /// Portable Network Graphics.
    case png
    /// Portable Document Format.
    case pdf

    /// Whether a file of the format has pixels, whose number depends on a scale.
    public var hasPixels: Bool {
      switch self {
      case .png: true
      case .svg, .pdf: false
      }
    }
    /// The media type of a file.
    public var mediaType: String {
      switch self {
      case .svg: "image/svg+xml"
      case .png: "image/png"
      case .pdf: "application/pdf"
      }
    }
  }

  /// The appearance whose colours are drawn.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// The light appearance.
    case light
    /// The dark appearance.
    case dark
    /// Both appearances, in an SVG that follows the reader's preference; light in other formats.
    case adaptive
  }

  /// The representation of text in an SVG.
  public enum SVGText: String, Hashable, Sendable, CaseIterable {
    /// Text, with the glyphs it needs embedded as a font.
    case embedded
    /// Outlines of the glyphs.
    case outline
    /// Text in the fonts that the reader has installed.
    case system
  }

  /// The writer of an SVG.
  public enum SVGEngine: String, Hashable, Sendable, CaseIterable {
    /// Plumbline's writer, with named groups and text as text.
    case structured
    /// Cairo's SVG surface, for readers that support neither embedded fonts nor style sheets.
    case cairo
  }

  /// The options for writing a drawing.
  public struct Options: Hashable, Sendable {
    /// The number of device pixels per point in a PNG.
    public var scale = 2.0
    /// The appearance whose colours are drawn.
    public var appearance = Appearance.light
    /// The representation of text in an SVG.
    public var svgText = SVGText.embedded
    /// The writer of an SVG.
    public var svgEngine = SVGEngine.structured
    /// The creator in the metadata of a PDF.
    public var creator = "Plumbline"
    /// The prefix of the identifiers in an SVG, or nil for one that depends on the content: letters and digits.
    ///
    /// Identifiers that stay when the content changes let a page replace parts of a drawing.
    public var identifierPrefix: String?

    /// Creates the default options.
    public init() {}
  }

  /// Returns a drawing as a file of a format.
  ///
  /// The bytes are the same for equal drawings and options wherever the same fonts are installed.
  ///
  /// Throws a ``RenderingError`` if a font or image cannot be read, if the drawing is too large for the format, or if a
  /// library is missing.
  public static func data(_ drawing: DisplayList, as format: Format, options: Options = Options()) throws -> [UInt8] {
    try FontStore.withStore { fonts in
      let resources = Resources(fonts: fonts, isDark: options.appearance == .dark)
      var drawing = drawing
      if format != .svg || options.svgEngine == .cairo {
        if let problem = cairo_library_problem() { throw RenderingError.unsupported(String(cString: problem)) }
        let scale = format.hasPixels ? options.scale : Canvas.vectorLayerScale
        drawing = try BackdropRaster(
          modes: BackdropRaster.modesBeyondCairo, scale: scale, isOnPixels: format.hasPixels, resources: resources
        ).replaced(BackdropBlur(resources: resources).applied(to: drawing))
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
