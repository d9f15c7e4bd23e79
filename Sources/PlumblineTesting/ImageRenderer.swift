import PlumblineFigureMaking
import PlumblineFigures
import PlumblineRendering
import PlumblineTypesetting
import PlumblineViews

/// A renderer of a view's images, with the interface of SwiftUI's.
public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// The number of pixels per point in a PNG file.
  public var scale = 1.0
  /// The size proposed to the view, in points.
  public var proposedSize = ProposedViewSize.unspecified
  /// Whether the image has a background.
  public var isOpaque = false
  /// The colour scheme of the view's environment.
  public var colorScheme = ColorScheme.light
  /// The catalog for `Image(_:)` and `Color(_:)`; nil has no assets.
  public var assets: (any AssetCatalog)?
  /// The annotations that are drawn, by the words of `--show`, such as `frames` and `guides`.
  public var show: [String] = []
  /// The environment of the view.
  var environment = EnvironmentValues()
  /// The screen that is proposed to the view without a size of its own; nil proposes none.
  var screen: Screen?
  /// The user's steps that are taken before the image is drawn.
  var steps: [Step] = []

  /// Creates a renderer for a view.
  public init(content: Content) { self.content = content }

  /// The view's figure for the proposed size, laid out at each access.
  var figure: DrawnFigure {
    let (content, proposal) = (content, proposedSize)
    var preview = Preview {
      let node = content.layoutNode
      let isBounded = proposal.width == nil || proposal.height == nil
      LoweredView(
        isBounded && proposal != .unspecified ? node.frame(width: proposal.width, height: proposal.height) : node)
    }
    preview.colorScheme = colorScheme
    if let width = proposal.width, let height = proposal.height {
      preview.canvas = .fixed(Size(width: width, height: height))
    }
    var settings = FigureSettings(details: .relations)
    settings.environment = environment
    settings.environment.assets = assets
    if let screen {
      settings.device = screen
      settings.environment.horizontalSizeClass = screen.isPad ? .regular : .compact
      settings.environment.verticalSizeClass = .regular
    }
    settings.steps = steps
    return DrawnFigure(
      PlannedFigure(preview, showing: Set(show.compactMap(Figures.Word.named))), settings: settings,
      typesetter: SharedTypesetter.typesetter)
  }

  /// The view's layout for the proposed size.
  public var layout: ResolvedLayout { figure.layouts.first ?? ResolvedLayout(canvas: .zero, views: []) }

  /// Returns the image as a PNG file.
  ///
  /// Throws a `RenderingError`, or an ``UnknownAnnotation`` for a word of ``show`` that names no annotation.
  public func pngData() throws -> [UInt8] { try data(of: figure, as: .png) }
  /// Returns the drawing as an SVG file.
  ///
  /// Throws a `RenderingError`, or an ``UnknownAnnotation`` for a word of ``show`` that names no annotation.
  public func svgData() throws -> [UInt8] { try data(of: figure, as: .svg) }
  /// Returns the drawing as a PDF file.
  ///
  /// Throws a `RenderingError`, or an ``UnknownAnnotation`` for a word of ``show`` that names no annotation.
  public func pdfData() throws -> [UInt8] { try data(of: figure, as: .pdf) }

  /// Returns the bytes of a figure in a format.
  func data(of figure: DrawnFigure, as format: Rendering.Format) throws -> [UInt8] {
    if let word = show.first(where: { Figures.Word.named($0) == nil }) { throw UnknownAnnotation(word: word) }
    var drawing = figure.drawing
    if !isOpaque { drawing.background = nil }
    var options = Rendering.Options()
    options.scale = scale
    options.appearance = colorScheme == .dark ? .dark : .light
    return try Rendering.data(drawing, as: format, options: options)
  }
}

/// The typesetter of all renderers, so that fonts are opened once per process.
private enum SharedTypesetter {
  static let typesetter = FontTypesetter()
}

/// The error thrown for a word that names no annotation.
public struct UnknownAnnotation: Error, CustomStringConvertible {
  /// The word.
  public let word: String

  /// The word, with the known ones.
  public var description: String {
    "there is no annotation '\(word)'; choose from \(Figures.Word.all.map(\.name).joined(separator: ", "))"
  }
}
