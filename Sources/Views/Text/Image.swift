/// An image or a symbol.
public struct Image: PrimitiveView, Equatable, Sendable {
  /// The source and drawing of the image; an image of the assets is looked up when the assets are known.
  private var content: ImageContent

  private init(content: ImageContent) { self.content = content }

  /// Creates an image of a symbol.
  public init(systemName: String) { content = ImageContent(.symbol(systemName)) }
  /// Creates an image of a symbol with a variable value.
  ///
  /// - Example: `Image(systemName: "wifi", variableValue: 0.5)`
  public init(systemName: String, variableValue: Double?) {
    content = ImageContent(symbol: systemName, variableValue: variableValue)
  }
  /// Creates an image from its name in the assets.
  ///
  /// - Example: `Image("photo")`
  public init(_ name: String) { content = ImageContent(.named(name)) }
  /// Creates an image from its name in the assets.
  public init(_ name: String, label: Text) { content = ImageContent(.named(name)) }
  /// Creates a decorative image from its name in the assets.
  ///
  /// - Example: `Image(decorative: "photo")`
  public init(decorative name: String) { content = ImageContent(.named(name)) }

  /// The sizes of symbols in relation to text.
  public typealias Scale = ImageScale
  /// The rendering modes of images: their own colours, or the foreground colour.
  public typealias TemplateRenderingMode = ImageLeaf.RenderingMode

  /// The ways in which an image fills a size other than its own.
  public typealias ResizingMode = ImageContent.ResizingMode
  /// The interpolation of scaled images.
  public typealias Interpolation = ImageContent.Interpolation
  /// The ways in which an image's pixels are turned and mirrored before they are shown.
  public typealias Orientation = ImageContent.Orientation

  /// Makes the image resizable to any size.
  ///
  /// - Example: `Image(systemName: "star").resizable()`
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    Image(content: content.resizable(capInsets: capInsets, resizingMode: resizingMode))
  }
  /// Sets the rendering mode of the image.
  ///
  /// - Example: `Image(systemName: "star").renderingMode(.template)`
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    Image(content: content.renderingMode(mode))
  }
  /// Sets the interpolation of the scaled image.
  ///
  /// - Example: `Image(systemName: "star").interpolation(.none)`
  public func interpolation(_ interpolation: Interpolation) -> Image {
    Image(content: content.interpolation(interpolation))
  }
  /// Sets the rendering mode of the symbol.
  ///
  /// - Example: `Image(systemName: "star").symbolRenderingMode(.hierarchical)`
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    Image(content: content.symbolRenderingMode(mode))
  }
  /// Sets whether edges are smoothed; a figure always smooths them.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The node of the image, which is looked up in the assets of the environment.
  public var layoutNode: LayoutNode { content.node }

  /// The image as a part of a text.
  var segment: TextContent.Segment { content.segment }
}
