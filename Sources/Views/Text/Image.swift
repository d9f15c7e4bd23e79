/// A picture or a symbol.
public struct Image: PrimitiveView, Equatable, Sendable {
  /// Where the picture comes from, and how it is drawn; a picture is missing until its assets are known.
  private var content: ImageContent

  private init(content: ImageContent) { self.content = content }

  /// A symbol of the system's set.
  public init(systemName: String) { content = ImageContent(.symbol(systemName)) }
  /// A symbol of the system's set, filled in part.
  ///
  /// - Example: `Image(systemName: "star.fill")`
  public init(systemName: String, variableValue: Double?) { content = ImageContent(.symbol(systemName)) }
  /// A picture by its name among the assets.
  ///
  /// - Example: `Image("photo")`
  public init(_ name: String) { content = ImageContent(.named(name)) }
  /// A picture by its name among the assets.
  public init(_ name: String, label: Text) { content = ImageContent(.named(name)) }
  /// A picture by its name among the assets, without a meaning of its own.
  ///
  /// - Example: `Image(decorative: "photo")`
  public init(decorative name: String) { content = ImageContent(.named(name)) }

  /// How large symbols are relative to text.
  public typealias Scale = ImageScale
  /// Whether a picture keeps its colours.
  public typealias TemplateRenderingMode = ImageLeaf.RenderingMode

  /// How a picture takes another size than its own.
  public typealias ResizingMode = ImageContent.ResizingMode
  /// How pixels are smoothed when scaled.
  public typealias Interpolation = ImageContent.Interpolation

  /// The picture in whatever size it is given.
  ///
  /// - Example: `Image(systemName: "star").resizable()`
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    Image(content: content.resizable(capInsets: capInsets, resizingMode: resizingMode))
  }
  /// Whether the picture keeps its colours.
  ///
  /// - Example: `Image(systemName: "star").renderingMode(.template)`
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    Image(content: content.renderingMode(mode))
  }
  /// How pixels are smoothed when the picture is scaled.
  ///
  /// - Example: `Image(systemName: "star").interpolation(.none)`
  public func interpolation(_ interpolation: Interpolation) -> Image {
    Image(content: content.interpolation(interpolation))
  }
  /// In how many colours a symbol is drawn.
  ///
  /// - Example: `Image(systemName: "star").symbolRenderingMode(.hierarchical)`
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    Image(content: content.symbolRenderingMode(mode))
  }
  /// Whether edges are smoothed; they always are.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The picture's node, which looks the picture up in the assets of the environment.
  public var layoutNode: LayoutNode { content.node }

  /// The picture as a piece of text.
  var segment: TextContent.Segment { content.segment }
}
