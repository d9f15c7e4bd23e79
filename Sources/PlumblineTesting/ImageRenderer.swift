import PlumblineFigureMaking
import PlumblineRendering
import PlumblineTypesetting
import PlumblineViews

/// Renders images of a view, as SwiftUI's renderer of this name does.
public final class ImageRenderer {
  /// The view, with its states.
  private let content: () -> LayoutNode
  /// Device pixels per point.
  public var scale = 1.0
  /// The size that the view is proposed.
  public var proposedSize = ProposedViewSize.unspecified
  /// Whether the background is painted.
  public var isOpaque = false
  /// The appearance.
  public var colorScheme = ColorScheme.light
  /// The assets that `Image(_:)` and `Color(_:)` name, or nil for none.
  public var assets: (any AssetCatalog)?

  /// A renderer of a view.
  public init(content: some View) { self.content = { content.layoutNode } }

  /// The typesetter and its fonts, which every process opens once.
  private static let typesetter = FontTypesetter()

  /// The view's figure, laid out and drawn anew.
  var figure: DrawnFigure {
    let (content, proposal) = (content, proposedSize)
    var preview = Preview {
      let node = content()
      let isBounded = proposal.width == nil || proposal.height == nil
      LoweredView(
        isBounded && proposal != .unspecified ? node.frame(width: proposal.width, height: proposal.height) : node)
    }
    preview.colorScheme = colorScheme
    if let width = proposal.width, let height = proposal.height {
      preview.canvas = .fixed(Size(width: width, height: height))
    }
    var settings = FigureSettings(details: .relations)
    settings.environment.assets = assets
    return DrawnFigure(PlannedFigure(preview), settings: settings, typesetter: Self.typesetter)
  }

  /// The positions and sizes of all views.
  public var layout: ResolvedLayout { figure.layouts.first ?? ResolvedLayout(canvas: .zero, views: []) }

  /// The picture as a PNG file.
  public func pngData() throws -> [UInt8] { try data(of: figure, as: .png) }
  /// The drawing as an SVG file.
  public func svgData() throws -> [UInt8] { try data(of: figure, as: .svg) }
  /// The drawing as a PDF file.
  public func pdfData() throws -> [UInt8] { try data(of: figure, as: .pdf) }

  /// The bytes of a figure in a format.
  func data(of figure: DrawnFigure, as format: Rendering.Format) throws -> [UInt8] {
    var drawing = figure.drawing
    if !isOpaque { drawing.background = nil }
    var options = Rendering.Options()
    options.scale = scale
    options.appearance = colorScheme == .dark ? .dark : .light
    return try Rendering.data(drawing, as: format, options: options)
  }
}
