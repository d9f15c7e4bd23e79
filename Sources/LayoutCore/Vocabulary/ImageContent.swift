/// An `Image` as written: where the picture comes from, and how it is drawn.
public struct ImageContent: Hashable, Sendable {
  /// Where a picture comes from.
  public enum Origin: Hashable, Sendable {
    /// A symbol of the system's set, by name.
    case symbol(String)
    /// A picture, with the name it was asked for by.
    case picture(ImageSource, name: String)
    /// A picture that is looked up in the assets of the environment; without it a placeholder with its name stands there.
    case named(String)
  }

  /// Where the picture comes from.
  public var origin: Origin
  /// How the picture takes the size it is given; nil keeps its own.
  public var resizing: ImageLeaf.Resizing?
  /// Whether the picture keeps its colours; nil is the picture's own mode.
  public var renderingMode: ImageLeaf.RenderingMode?
  /// Whether pixels are smoothed when scaled.
  public var isInterpolated = true
  /// In how many colours a symbol is drawn, or nil for what the environment says.
  public var symbolRenderingMode: SymbolRenderingMode?

  /// A picture of its own size.
  public init(_ origin: Origin) { self.origin = origin }

  /// The picture in whatever size it is given.
  public func resizable(_ resizing: ImageLeaf.Resizing = .stretch(capInsets: EdgeInsets())) -> ImageContent {
    var copy = self
    copy.resizing = resizing
    return copy
  }

  /// The ways in which a picture takes another size than its own.
  public enum ResizingMode: String, Hashable, Sendable, CaseIterable {
    /// Repeated, or stretched.
    case tile, stretch
  }

  /// The amounts of smoothing of a scaled picture.
  public enum Interpolation: String, Hashable, Sendable, CaseIterable {
    /// The amounts that SwiftUI names.
    case none, low, medium, high
  }

  /// The picture in whatever size it is given, repeated or stretched within insets.
  public func resizable(capInsets: EdgeInsets, resizingMode: ResizingMode) -> ImageContent {
    resizable(resizingMode == .tile ? .tile : .stretch(capInsets: capInsets))
  }

  /// The picture in its own colours or in those of the foreground.
  public func renderingMode(_ mode: ImageLeaf.RenderingMode?) -> ImageContent {
    var copy = self
    copy.renderingMode = mode
    return copy
  }

  /// The picture with its pixels smoothed or not when it is scaled.
  public func interpolation(_ interpolation: Interpolation) -> ImageContent {
    var copy = self
    copy.isInterpolated = interpolation != .none
    return copy
  }

  /// The symbol in a number of colours.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> ImageContent {
    var copy = self
    copy.symbolRenderingMode = mode
    return copy
  }

  /// A symbol as a view; one that is asked for as it is has its own colours.
  private func symbol(_ name: String) -> LayoutNode {
    let node = LayoutNode.image(systemName: name, isResizable: resizing != nil)
    let mode = symbolRenderingMode ?? (renderingMode == .original ? .multicolor : nil)
    return mode.map { node.symbolRenderingMode($0) } ?? node
  }

  /// The picture as a view.
  public var node: LayoutNode {
    switch origin {
    case .symbol(let name): symbol(name)
    case .picture(let source, let name):
      .image(
        ImageLeaf(
          source, resizing: resizing, renderingMode: renderingMode ?? .original, isInterpolated: isInterpolated),
        name: name)
    case .named(let name):
      .deferred("Image") { environment in
        guard let source = environment.assets?.image(named: name, colorScheme: environment.colorScheme) else {
          return .placeholder(name, isResizable: resizing != nil)
        }
        var found = self
        found.origin = .picture(source, name: name)
        return found.node
      }
    }
  }

  /// The picture as a piece of text.
  public var segment: TextContent.Segment {
    switch origin {
    case .symbol(let name): TextContent.Segment(.symbol(name: name))
    case .picture(let source, _): TextContent.Segment(.image(source))
    case .named(let name): TextContent.Segment(.asset(name: name))
    }
  }
}

extension LayoutNode {
  /// What stands for a picture that was not found: a grey field with its name.
  public static func placeholder(_ name: String, isResizable: Bool = false) -> LayoutNode {
    let line = ShapeLeaf.Layer.strokeBorder(.color(.separator), StrokeStyle(lineWidth: 1, dash: [4, 3]))
    let field = LayoutNode.shape(.rectangle, layers: [.fill(.color(.tertiaryFill)), line])
      .noticing(.missingPicture(name))
    let label = LayoutNode.text(name).font(.system(size: 11)).foregroundStyle(.color(.gray)).lineLimit(1)
      .minimumScaleFactor(0.5).padding(4)
    let own = isResizable ? field.frame(idealWidth: 100, idealHeight: 100) : field.frame(width: 100, height: 100)
    return own.overlay(label).named("Image").detail(name)
  }
}
