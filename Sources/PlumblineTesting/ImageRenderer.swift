import PlumblineFigures
import PlumblineRendering
import PlumblineTypesetting
import PlumblineViews

/// Makes pictures of a view, as SwiftUI's renderer of this name does.
public final class ImageRenderer {
  /// The view, with its states.
  private let content: () -> LayoutNode
  /// Device pixels per point.
  public var scale = 1.0
  /// What the view is proposed.
  public var proposedSize = ProposedViewSize.unspecified
  /// Whether the background is painted.
  public var isOpaque = false
  /// The appearance.
  public var colorScheme = ColorScheme.light
  /// Where `Image(_:)` and `Color(_:)` find what they name; nil knows nothing.
  public var assets: (any AssetCatalog)?

  /// A renderer of a view.
  public init(content: some View) { self.content = { content.layoutNode } }

  /// The typesetter and its fonts, opened once a process.
  private static let typesetter = FontTypesetter()

  /// Where all views are.
  public var layout: ResolvedLayout {
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
    var environment = EnvironmentValues()
    environment.assets = assets
    return preview.resolved(environment: environment, typesetter: Self.typesetter)
  }

  /// The picture as a PNG file.
  public func pngData() throws -> [UInt8] { try data(.png) }
  /// The drawing as an SVG file.
  public func svgData() throws -> [UInt8] { try data(.svg) }
  /// The drawing as a PDF file.
  public func pdfData() throws -> [UInt8] { try data(.pdf) }

  private func data(_ format: Rendering.Format) throws -> [UInt8] {
    var drawing = Figures.figure(layout, showing: [], theme: .book, typesetter: Self.typesetter)
    if !isOpaque { drawing.background = nil }
    var options = Rendering.Options()
    options.scale = scale
    options.appearance = colorScheme == .dark ? .dark : .light
    return try Rendering.data(drawing, as: format, options: options)
  }
}
