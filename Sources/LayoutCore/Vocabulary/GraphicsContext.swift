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

    /// The view that is drawn to fill a rectangle, if it is another one than `content`.
    package var filling: LayoutNode?
    /// Returns the size of the content for a proposed size, in points; nil until a context resolves the content.
    public fileprivate(set) var measure: ((Size) -> Size)?

    /// Creates content that can be drawn.
    package init(_ content: LayoutNode, filling: LayoutNode? = nil) {
      self.content = content
      self.filling = filling
    }
  }

  /// The opacity of subsequent drawing, from 0 to 1.
  public var opacity = 1.0
  /// The blend mode of subsequent drawing.
  public var blendMode = BlendMode.normal
  /// The transform of subsequent drawing.
  public var transform = Transform.identity
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  private var clips: [(path: Path, rule: Path.FillRule)] = []
  private var filters: [DisplayEffect] = []
  private let typesetter: any Typesetter
  private var record = Record()

  /// Creates a context without any items.
  init(environment: EnvironmentValues, typesetter: any Typesetter) {
    self.environment = environment
    self.typesetter = typesetter
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

  /// Clips subsequent drawing to a path.
  package mutating func clip(to path: Path, rule: Path.FillRule, options: ClipOptions) {
    let path = transform.isIdentity ? path : path.applying(transform)
    guard options.contains(.inverse) else { return clips.append((path, rule)) }
    let plane = Path(path.boundingRect.insetBy(dx: -Self.farAway, dy: -Self.farAway))
    clips.append((plane.subtracting(path, eoFill: rule == .evenOdd), .nonZero))
  }

  /// Adds an effect to subsequent drawing.
  mutating func add(_ effect: DisplayEffect) { filters.append(effect) }

  /// Applies a transform to subsequent drawing before the current one.
  public mutating func concatenate(_ inner: Transform) { transform = inner.concatenating(transform) }

  // MARK: Drawing

  /// Fills a path.
  package func fill(_ path: Path, with shading: Shading, rule: Path.FillRule) {
    add([.fill(path, paint(shading, in: path.boundingRect), rule: rule)])
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add([.stroke(path, paint(shading, in: path.boundingRect), style)])
  }

  /// Returns the size of content for a proposed size, in points.
  package func measure(_ resolved: Resolved, in proposal: Size) -> Size {
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

  /// Draws content in a rectangle.
  public func draw(_ resolved: Resolved, in rect: Rect) {
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
    var layer = GraphicsContext(environment: environment, typesetter: typesetter)
    layer.record = Record()
    draw(&layer)
    add(layer.items)
  }

  /// The drawn items.
  var items: [DisplayItem] { record.items }

  private func add(_ items: [DisplayItem]) {
    var group = DisplayGroup(items: items, transform: transform)
    var outer = DisplayGroup(opacity: opacity, blendMode: blendMode, effects: filters)
    outer.items = group.isPlain ? items : [.group(group)]
    for clip in clips.reversed() {
      group = DisplayGroup(items: outer.isPlain ? outer.items : [.group(outer)], clip: clip.path, clipRule: clip.rule)
      outer = group
    }
    record.items += outer.isPlain ? outer.items : [.group(outer)]
  }

  private func paint(_ shading: Shading, in rect: Rect) -> Paint {
    switch shading.source {
    case .style(let style): style.paint(in: rect, environment: environment)
    case .linear(let gradient, let start, let end): .linear(gradient.shown(in: environment), start: start, end: end)
    case .radial(let gradient, let center, let startRadius, let endRadius):
      .radial(
        gradient.shown(in: environment), center: center, startRadius: max(startRadius.finite, 0),
        endRadius: max(endRadius.finite, 0))
    case .conic(let gradient, let center, let angle):
      .angular(gradient.shown(in: environment), center: center, start: angle, end: angle + .degrees(360))
    }
  }
}

/// A leaf whose code draws on a canvas.
struct CanvasLeaf: Leaf {
  /// Draws on a canvas of a size, in points.
  let draw: (inout GraphicsContext, Size) -> Void

  func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf {
    Resolved(draw: draw, environment: environment, typesetter: typesetter)
  }

  private struct Resolved: ResolvedLeaf {
    let draw: (inout GraphicsContext, Size) -> Void
    let environment: EnvironmentValues
    let typesetter: any Typesetter

    var dependence: AxisDependence { .separate }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

    func draw(in rect: Rect) -> [DisplayItem] {
      var context = GraphicsContext(environment: environment, typesetter: typesetter)
      draw(&context, rect.size)
      let shift = Transform.translation(x: rect.minX, y: rect.minY)
      return context.items.isEmpty ? [] : [.group(DisplayGroup(items: context.items, transform: shift))]
    }
  }
}

extension LayoutNode {
  /// Returns a canvas of the proposed size on which code draws.
  public static func canvas(_ draw: @escaping (inout GraphicsContext, Size) -> Void) -> LayoutNode {
    .leaf("Canvas", CanvasLeaf(draw: draw))
  }
}
