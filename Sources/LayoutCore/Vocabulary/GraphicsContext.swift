/// The drawing context of a `Canvas`: a value with the current state, and a list of drawn items that its copies share.
public struct GraphicsContext {
  /// The list of drawn items.
  private final class Record {
    var items: [DisplayItem] = []
  }

  /// A text, an image or a view that can be drawn at a position.
  public struct Resolved {
    /// The view that is drawn.
    package var content: LayoutNode
    /// The fill of the content, or nil for its own.
    public var shading: Shading?

    /// The view that is drawn to fill a rectangle, if it differs from `content`.
    package var filling: LayoutNode?
    /// Returns the size for a proposed size, in points; nil until a context resolves the content.
    fileprivate var measure: ((Size) -> Size)?

    /// The size of the content for an unlimited proposal, in points.
    public var size: Size { measure?(Size(width: 1e6, height: 1e6)) ?? .zero }

    /// Returns the size of the content for a proposed size, in points.
    public func measure(in size: Size) -> Size { measure?(size) ?? size }

    /// Creates content that can be drawn.
    package init(_ content: LayoutNode, filling: LayoutNode? = nil) {
      self.content = content
      self.filling = filling
    }
  }

  /// The opacity of subsequent drawing, from 0 to 1.
  public var opacity: Double = 1
  /// The blend mode of subsequent drawing.
  public var blendMode: BlendMode = .normal
  /// The transform of subsequent drawing.
  public var transform: Transform = .identity
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  private var clips: [(path: Path, rule: Path.FillRule)] = []
  private var filters: [Filter.Drawing] = []
  /// The views that code can draw by their tags.
  package let symbols: [LayoutNode]
  private let typesetter: any Typesetter
  private var record = Record()

  /// Creates a context without any items.
  init(environment: EnvironmentValues, typesetter: any Typesetter, symbols: [LayoutNode]) {
    self.environment = environment
    self.typesetter = typesetter
    self.symbols = symbols
  }

  // MARK: State

  /// The options of a clip.
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The area outside of the path is drawn, and the area inside is not.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A distance beyond the edges of every figure, in points.
  private static let farAway = 1e5

  /// Restricts subsequent drawing to the inside of a path, or to its outside.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
    let rule = style.rule
    let path = transform.isIdentity ? path : path.applying(transform)
    guard options.contains(.inverse) else { return clips.append((path, rule)) }
    let plane = Path(path.boundingRect.insetBy(dx: -Self.farAway, dy: -Self.farAway))
    clips.append((plane.subtracting(path, eoFill: rule == .evenOdd), .nonZero))
  }

  /// Adds a filter to subsequent drawing.
  mutating func add(_ filter: Filter.Drawing) { filters.append(filter) }

  /// Applies a transform to subsequent drawing before the current one.
  public mutating func concatenate(_ inner: Transform) { transform = inner.concatenating(transform) }

  /// Moves the coordinates of subsequent drawing.
  public mutating func translateBy(x: Double, y: Double) { concatenate(.translation(x: x, y: y)) }

  /// Scales the coordinates of subsequent drawing.
  public mutating func scaleBy(x: Double, y: Double) { concatenate(.scale(x: x, y: y)) }

  /// Rotates the coordinates of subsequent drawing.
  public mutating func rotate(by angle: Angle) { concatenate(.rotation(angle)) }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add([.fill(path, shading.paint(in: path.boundingRect, environment: environment), rule: style.rule)])
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add([.stroke(path, shading.paint(in: path.boundingRect, environment: environment), style)])
  }

  /// Returns the size of content for a proposed size, in points.
  private func measure(_ resolved: Resolved, in proposal: Size) -> Size {
    let engine = LayoutEngine(resolved.content, environment: environment, typesetter: typesetter)
    return engine.size(in: ProposedViewSize(proposal))
  }

  /// Returns the content with a function that measures it.
  public func resolve(_ resolved: Resolved) -> Resolved {
    var copy = resolved
    copy.measure = { [environment, typesetter, content = resolved.content] size in
      LayoutEngine(content, environment: environment, typesetter: typesetter).size(in: ProposedViewSize(size))
    }
    return copy
  }

  /// Returns the shading, which needs no preparation.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Returns the view with a tag among the canvas's symbols, or nil.
  public func resolveSymbol(id: some Hashable) -> Resolved? {
    symbols.first { $0.traits.tag?.value == AnyHashable(id) }.map { resolve(Resolved($0)) }
  }

  /// Draws content in a rectangle; `style` has no effect on it.
  public func draw(_ resolved: Resolved, in rect: Rect, style: FillStyle = FillStyle()) {
    draw(resolved.filling ?? resolved.content, resolved.shading, in: rect)
  }

  private func draw(_ content: LayoutNode, _ shading: Shading?, in rect: Rect) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    var content = content
    if case .style(let style)? = shading?.source { content = content.foregroundStyle(style) }
    let layout = content.resolved(in: rect.size, environment: environment, typesetter: typesetter)
    let items = ResolvedLayout.items(of: layout.views[...])
    let shift = Transform.translation(x: rect.minX, y: rect.minY)
    add([.group(DisplayGroup(items: items, transform: shift))])
  }

  /// Draws content at its own size, with a unit point of it at a point of the canvas.
  public func draw(_ resolved: Resolved, at point: Point, anchor: UnitPoint = .center) {
    let size = measure(resolved, in: Size(width: 1e6, height: 1e6))
    let own = size.width < 1e6 && size.height < 1e6 ? size : Size(width: 10, height: 10)
    draw(
      resolved.content, resolved.shading,
      in: Rect(
        x: point.x - anchor.x * own.width, y: point.y - anchor.y * own.height, width: own.width, height: own.height))
  }

  /// Draws a layer, to which opacity, filters and blending apply as a whole.
  public func drawLayer(content draw: (inout GraphicsContext) -> Void) {
    var layer = GraphicsContext(environment: environment, typesetter: typesetter, symbols: symbols)
    layer.record = Record()
    draw(&layer)
    add(layer.items)
  }

  /// The drawn items.
  package var items: [DisplayItem] { record.items }

  fileprivate func add(_ items: [DisplayItem]) {
    var group = DisplayGroup(items: items, transform: transform)
    var content = group.isPlain ? items : [.group(group)]
    var effects: [DisplayEffect] = []
    for filter in filters {
      switch filter {
      case .effect(let effect): effects.append(effect)
      case .shadow(let shadow):
        if !effects.isEmpty { content = [.group(DisplayGroup(items: content, effects: effects))] }
        content = shadow.drawing(content, in: environment)
        effects = []
      case .nothing: break
      }
    }
    var outer = DisplayGroup(items: content, opacity: opacity, blendMode: blendMode, effects: effects)
    for clip in clips.reversed() {
      group = DisplayGroup(items: outer.isPlain ? outer.items : [.group(outer)], clip: clip.path, clipRule: clip.rule)
      outer = group
    }
    record.items += outer.isPlain ? outer.items : [.group(outer)]
  }
}

/// A leaf whose code draws on a canvas.
struct CanvasLeaf: Leaf {
  /// Draws on a canvas of a size, in points.
  let draw: (inout GraphicsContext, Size) -> Void
  /// The views that the code can draw by their tags.
  let symbols: [LayoutNode]

  func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf {
    Resolved(draw: draw, symbols: symbols, environment: environment, typesetter: typesetter)
  }

  private struct Resolved: ResolvedLeaf {
    let draw: (inout GraphicsContext, Size) -> Void
    let symbols: [LayoutNode]
    let environment: EnvironmentValues
    let typesetter: any Typesetter

    var dependence: AxisDependence { .separate }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

    func draw(in rect: Rect) -> [DisplayItem] {
      var context = GraphicsContext(environment: environment, typesetter: typesetter, symbols: symbols)
      draw(&context, rect.size)
      let shift = Transform.translation(x: rect.minX, y: rect.minY)
      return context.items.isEmpty ? [] : [.group(DisplayGroup(items: context.items, transform: shift))]
    }
  }
}

extension LayoutNode {
  /// Returns a canvas of the proposed size on which code draws, with views that the code can draw by their tags.
  public static func canvas(
    symbols: [LayoutNode] = [], _ draw: @escaping (inout GraphicsContext, Size) -> Void
  ) -> LayoutNode {
    .leaf("Canvas", CanvasLeaf(draw: draw, symbols: symbols))
  }
}

extension EnvironmentValues {
  /// Returns a view of the proposed size that shows the present drawing of code, or nil before layout begins.
  package func drawn(_ draw: (GraphicsContext) -> Void) -> LayoutNode? {
    guard let items = drawing(draw) else { return nil }
    return .canvas { canvas, _ in canvas.add(items) }
  }
}
