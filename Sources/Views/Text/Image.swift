/// A picture or a symbol.
public struct Image: PrimitiveView, Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Hashable {
    case symbol(String)
    case asset(String)
  }

  let source: Source
  var resizing: ImageLeaf.Resizing?
  var renderingMode: TemplateRenderingMode?
  var isInterpolated = true

  /// A symbol of the system's set.
  public init(systemName: String) { source = .symbol(systemName) }
  /// A symbol of the system's set, filled in part.
  public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }
  /// A picture by its name among the assets.
  public init(_ name: String) { source = .asset(name) }
  /// A picture by its name among the assets.
  public init(_ name: String, label: Text) { source = .asset(name) }
  /// A picture by its name among the assets, without a meaning of its own.
  public init(decorative name: String) { source = .asset(name) }

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
    copy.resizing = resizingMode == .tile ? .tile : .stretch(capInsets: capInsets)
    return copy
  }
  /// Whether the picture keeps its colours.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = mode
    return copy
  }
  /// How pixels are smoothed when the picture is scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.isInterpolated = interpolation != .none
    return copy
  }
  /// Whether edges are smoothed; they always are.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The picture's node.
  public var layoutNode: LayoutNode {
    switch source {
    case .symbol(let name): .image(systemName: name, isResizable: resizing != nil)
    case .asset(let name): .image(systemName: name, isResizable: resizing != nil)
    }
  }

  /// The picture as a piece of text.
  var segment: TextContent.Segment {
    switch source {
    case .symbol(let name), .asset(let name): TextContent.Segment(.symbol(name: name))
    }
  }
}
