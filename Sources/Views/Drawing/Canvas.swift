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
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    layoutNode = .canvas(renderer)
  }
}

extension GraphicsContext {
  /// A text that a graphics context has measured.
  public struct ResolvedText {
    var resolved: Resolved
    /// Returns the size of the text in a proposed size.
    public func measure(in size: CGSize) -> CGSize { resolved.measure?(size) ?? size }
    /// The style with which the text is filled.
    public var shading: Shading? {
      get { resolved.shading }
      set { resolved.shading = newValue }
    }
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    fill(path, with: shading, rule: style.rule)
  }

  /// Restricts subsequent drawing to the inside of a path, or to its outside.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
    clip(to: path, rule: style.rule, options: options)
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
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
  public func draw(_ image: Image, in rect: CGRect) { draw(Resolved(image.resizable().layoutNode), in: rect) }

  /// Measures a text.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(resolved: resolve(Resolved(.text(text.content)))) }

  /// Moves the coordinates of subsequent drawing.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(.translation(x: x, y: y)) }

  /// Scales the coordinates of subsequent drawing.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(.scale(x: x, y: y)) }

  /// Rotates the coordinates of subsequent drawing.
  public mutating func rotate(by angle: Angle) { concatenate(.rotation(angle)) }
}

extension GraphicsContext.Shading {
  /// Returns a style as shading.
  public static func style(_ style: some ShapeStyle) -> Self { Self(.style(style.anyShapeStyle)) }
}
