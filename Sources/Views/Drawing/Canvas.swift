/// A view of the proposed size in which code draws.
public struct Canvas<Symbols: View>: PrimitiveView {
  /// The node of the canvas.
  public let layoutNode: LayoutNode
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas with a function that draws.
  ///
  /// - Example: `Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }`
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    layoutNode = .canvas(renderer)
  }
}

extension Canvas {
  /// Creates a canvas with a function that draws, and views that it can draw by their tags.
  ///
  /// - Example: `Canvas { context, size in if let a = context.resolveSymbol(id: 1) { context.draw(a, at: .zero) } } symbols: { Text("a").tag(1) }`
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    layoutNode = .canvas(symbols: symbols().members, renderer)
  }
}

extension GraphicsContext {
  /// A text that a graphics context has measured.
  public struct ResolvedText {
    var resolved: Resolved
    /// Returns the size of the text in a proposed size.
    public func measure(in size: CGSize) -> CGSize { resolved.measure(in: size) }
    /// The style with which the text is filled.
    public var shading: Shading? {
      get { resolved.shading }
      set { resolved.shading = newValue }
    }
  }

  /// Draws a text with an anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(Resolved(.text(text.content)), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(Resolved(.text(text.content)), in: rect) }

  /// Draws a measured text with an anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.resolved, at: point, anchor: anchor)
  }

  /// Draws an image with an anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(Resolved(image.layoutNode), at: point, anchor: anchor)
  }

  /// Draws an image that fills a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(Resolved(image.resizable().layoutNode), in: rect, style: style)
  }

  /// Measures a text.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(resolved: resolve(Resolved(.text(text.content)))) }
}

extension GraphicsContext.Shading {
  /// Returns a style as shading.
  public static func style(_ style: some ShapeStyle) -> Self { Self(.style(style.anyShapeStyle)) }
}
