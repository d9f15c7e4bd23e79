/// An `Image` as written: the origin of its image, and its modifiers.
public struct ImageContent: Hashable, Sendable {
  /// The origin of an image.
  public enum Origin: Hashable, Sendable {
    /// A symbol of the system's set, by its name.
    case symbol(String)
    /// A symbol of the project.
    case template(SymbolTemplate)
    /// A loaded image, with the name by which it was requested.
    case image(ImageSource, name: String)
    /// An image that is looked up in the environment's assets; a missing one is replaced by a placeholder with its
    /// name.
    case named(String)
    /// An image that code draws.
    case drawn(DrawnImage)
  }

  /// The origin of the image.
  public var origin: Origin
  /// The method by which the image is resized, or nil if it keeps its own size.
  public var resizing: ImageLeaf.Resizing?
  /// The rendering mode, or nil for the image's default.
  public var renderingMode: ImageLeaf.RenderingMode?
  /// Whether pixels are interpolated when the image is scaled.
  public var isInterpolated = true
  /// The value that a symbol shows by its parts, from 0 to 1, or nil.
  public var variableValue: Double?
  /// The rendering mode of a symbol, or nil for the environment's.
  public var symbolRenderingMode: SymbolRenderingMode?
  /// The size and weight that a symbol of UIKit was given, or nil.
  package var symbolConfiguration: PlatformSymbolConfiguration?
  /// The colour that an image of UIKit was given, or nil.
  package var tint: Color?
  /// The way in which the pixels are turned and mirrored before they are shown; symbols and drawings are not turned.
  package var orientation = Orientation.up
  /// Whether the image is mirrored where text runs from right to left.
  package var isFlippedForRightToLeft = false

  /// Creates an image of its own size.
  public init(_ origin: Origin) { self.origin = origin }

  /// Creates a symbol that shows a value from 0 to 1 by its parts.
  public init(symbol name: String, variableValue: Double?) {
    origin = .symbol(name)
    self.variableValue = variableValue
  }

  /// Returns the image with the size that is proposed to it.
  public func resizable(_ resizing: ImageLeaf.Resizing = .stretch(capInsets: EdgeInsets())) -> ImageContent {
    var copy = self
    copy.resizing = resizing
    return copy
  }

  /// The ways in which an image fills a size other than its own.
  public enum ResizingMode: String, Hashable, Sendable {
    /// Repeated, or stretched.
    case tile, stretch
  }

  /// The quality with which the pixels of a scaled image are smoothed.
  public enum Interpolation: String, Hashable, Sendable {
    /// SwiftUI's qualities; `none` keeps pixels sharp.
    case none, low, medium, high
  }

  /// Returns the image resizable to any size, repeated or stretched within insets.
  public func resizable(capInsets: EdgeInsets, resizingMode: ResizingMode) -> ImageContent {
    resizable(resizingMode == .tile ? .tile : .stretch(capInsets: capInsets))
  }

  /// Returns the image in its own colours or in the foreground colour.
  public func renderingMode(_ mode: ImageLeaf.RenderingMode?) -> ImageContent {
    var copy = self
    copy.renderingMode = mode
    return copy
  }

  /// Returns the image with its pixels smoothed when it is scaled, unless the interpolation is `none`.
  public func interpolation(_ interpolation: Interpolation) -> ImageContent {
    var copy = self
    copy.isInterpolated = interpolation != .none
    return copy
  }

  /// Returns the image with a rendering mode if it is a symbol.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> ImageContent {
    var copy = self
    copy.symbolRenderingMode = mode
    return copy
  }

  /// Returns a symbol as a view; the original rendering mode selects the symbol's own colours.
  private func symbol(_ name: String) -> LayoutNode {
    styled(.image(systemName: name, isResizable: resizing != nil, variableValue: variableValue))
  }

  /// Returns a symbol in the image's rendering mode.
  private func styled(_ node: LayoutNode) -> LayoutNode {
    let mode = symbolRenderingMode ?? (renderingMode == .original ? .multicolor : nil)
    return mode.map { node.symbolRenderingMode($0) } ?? node
  }

  /// The image as a view.
  public var node: LayoutNode {
    if isFlippedForRightToLeft {
      var copy = self
      copy.isFlippedForRightToLeft = false
      return .deferred("Image", as: .image) { environment in
        environment.layoutDirection == .rightToLeft ? copy.node.scaleEffect(x: -1) : copy.node
      }
    }
    if let configuration = symbolConfiguration {
      var copy = self
      copy.symbolConfiguration = nil
      return configuration.configured(copy.node)
    }
    if let tint, let tinted = showingTint { return tinted.node.foregroundStyle(.color(tint)) }
    return ownNode
  }

  /// The image as a view in its own colours or in those of its surroundings.
  private var ownNode: LayoutNode {
    switch origin {
    case .symbol(let name): symbol(name)
    case .template(let template): styled(.image(template: template, isResizable: resizing != nil))
    case .image(let source, let name):
      .image(
        ImageLeaf(
          source, resizing: resizing, renderingMode: renderingMode ?? .original, isInterpolated: isInterpolated,
          orientation: orientation),
        name: name)
    case .drawn(let image):
      .leaf("Image", DrawnImageLeaf(image: image, resizing: resizing, isTemplate: renderingMode == .template))
    case .named(""): .empty(isResizable: resizing != nil)
    case .named(let name):
      .deferred("Image", as: .image) { environment in
        guard let assets = environment.assets,
          let source = assets.image(named: name, colorScheme: environment.colorScheme)
        else {
          if let template = environment.assets?.symbol(named: name) {
            var copy = self
            copy.origin = .template(template)
            return copy.node
          }
          let file = environment.assets?.unreadableFile(named: name)
          return .placeholder(name, isResizable: resizing != nil, file: file)
        }
        var copy = self
        if renderingMode == nil, assets.isTemplate(named: name) { copy.renderingMode = .template }
        copy.origin = .image(source, name: name)
        return copy.node
      }
    }
  }

  /// The image as a piece of text.
  public var segment: TextContent.Segment {
    switch origin {
    case .symbol(let name): TextContent.Segment(.symbol(name: name))
    case .template(let template): TextContent.Segment(.template(template))
    case .image(let source, _): TextContent.Segment(.image(source))
    case .named(let name): TextContent.Segment(.asset(name: name))
    case .drawn: TextContent.Segment(.asset(name: "image"))
    }
  }
}

extension LayoutNode {
  /// Returns an image without pixels, as UIKit's initializer without arguments creates it: it draws nothing.
  fileprivate static func empty(isResizable: Bool) -> LayoutNode {
    let area = LayoutNode.shape(.rectangle, layers: [])
    return (isResizable ? area.frame(idealWidth: 0, idealHeight: 0) : area.frame(width: 0, height: 0))
      .named("Image", as: .image)
  }

  /// Returns the placeholder of a missing image, or of one whose file figures cannot show: a grey area with its name.
  public static func placeholder(_ name: String, isResizable: Bool = false, file: String? = nil) -> LayoutNode {
    let line = ShapeLeaf.Layer.strokeBorder(.color(.separator), StrokeStyle(lineWidth: 1, dash: [4, 3]))
    let field = LayoutNode.shape(.rectangle, layers: [.fill(.color(.tertiaryFill)), line])
      .noticing(file.map { .unreadableImage(name, file: $0) } ?? .missingImage(name))
    let label = LayoutNode.text(name).font(.system(size: 11)).foregroundStyle(.color(.gray)).lineLimit(1)
      .minimumScaleFactor(0.5).padding(4)
    let own = isResizable ? field.frame(idealWidth: 100, idealHeight: 100) : field.frame(width: 100, height: 100)
    return own.overlay(label).named("Image", as: .image).detail(name)
  }
}
