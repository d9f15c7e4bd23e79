/// A picture or a symbol.
public struct Image: PrimitiveView, Equatable, Sendable {
  /// Where the picture comes from, and how it is drawn; a picture is missing until its assets are known.
  private var content: ImageContent

  /// A symbol of the system's set.
  public init(systemName: String) { content = ImageContent(.symbol(systemName)) }
  /// A symbol of the system's set, filled in part.
  public init(systemName: String, variableValue: Double?) { content = ImageContent(.symbol(systemName)) }
  /// A picture by its name among the assets.
  public init(_ name: String) { content = ImageContent(.named(name)) }
  /// A picture by its name among the assets.
  public init(_ name: String, label: Text) { content = ImageContent(.named(name)) }
  /// A picture by its name among the assets, without a meaning of its own.
  public init(decorative name: String) { content = ImageContent(.named(name)) }

  /// How large symbols are relative to text.
  public typealias Scale = ImageScale
  /// Whether a picture keeps its colours.
  public typealias TemplateRenderingMode = ImageLeaf.RenderingMode

  /// How a picture takes another size than its own.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated, or stretched.
    case tile, stretch
  }

  /// How pixels are smoothed when scaled.
  public enum Interpolation: Hashable, Sendable {
    /// The amounts that SwiftUI names.
    case none, low, medium, high
  }

  /// The picture in whatever size it is given.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.content.resizing = resizingMode == .tile ? .tile : .stretch(capInsets: capInsets)
    return copy
  }
  /// Whether the picture keeps its colours.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.content.renderingMode = mode
    return copy
  }
  /// How pixels are smoothed when the picture is scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.content.isInterpolated = interpolation != .none
    return copy
  }
  /// In how many colours a symbol is drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.content.symbolRenderingMode = mode
    return copy
  }
  /// Whether edges are smoothed; they always are.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The picture's node, which looks the picture up in the assets of the environment.
  public var layoutNode: LayoutNode { content.node }

  /// The picture as a piece of text.
  var segment: TextContent.Segment { content.segment }
}
