/// What a `Canvas` draws with: a value that holds the state, and a list of what was drawn that copies share.
public struct GraphicsContext {
  /// What fills a path, in the coordinates of the canvas.
  public enum Shading: Hashable, Sendable {
    /// A style, relative to the path's bounds.
    case style(AnyShapeStyle)
    /// Colours between two points.
    case linear(Gradient, from: Point, to: Point)
    /// Colours around a point, along the radius.
    case radial(Gradient, center: Point, startRadius: Double, endRadius: Double)
    /// Colours around a point, along the angle.
    case conic(Gradient, center: Point, angle: Angle)
  }

  /// What was drawn.
  private final class Record {
    var items: [DisplayItem] = []
  }

  /// Something that draws itself at a place: a text, a picture, a view.
  public struct Resolved {
    /// What is drawn.
    public var content: LayoutNode
    /// What the content is filled with, or nil for its own.
    public var shading: Shading?

    /// What is drawn where a rectangle is to be filled, if it is another view.
    public var filling: LayoutNode?
    /// The size that the content takes within another, known once a context has resolved it.
    public fileprivate(set) var measure: ((Size) -> Size)?

    /// Something that draws itself.
    public init(_ content: LayoutNode, filling: LayoutNode? = nil) {
      self.content = content
      self.filling = filling
    }
  }

  /// How opaque what follows is.
  public var opacity = 1.0
  /// How what follows mixes with what lies below.
  public var blendMode = BlendMode.normal
  /// Where the coordinates of what follows go.
  public var transform = Transform.identity
  /// What the canvas inherits.
  public let environment: EnvironmentValues
  private var clips: [(path: Path, rule: Path.FillRule)] = []
  private var filters: [DisplayEffect] = []
  private let typesetter: any Typesetter
  private var record = Record()

  /// A context with nothing drawn.
  init(environment: EnvironmentValues, typesetter: any Typesetter) {
    self.environment = environment
    self.typesetter = typesetter
  }

  // MARK: State

  /// Draws nothing of what follows outside of a path.
  public mutating func clip(to path: Path, rule: Path.FillRule = .nonZero) {
    clips.append((transform.isIdentity ? path : path.applying(transform), rule))
  }

  /// Filters all that follows.
  public mutating func addFilter(_ filter: DisplayEffect) { filters.append(filter) }

  /// Changes the coordinates of what follows, within the present ones.
  public mutating func concatenate(_ inner: Transform) { transform = inner.concatenating(transform) }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, rule: Path.FillRule) {
    add([.fill(path, paint(shading, in: path.boundingRect), rule: rule)])
  }

  /// Draws the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add([.stroke(path, paint(shading, in: path.boundingRect), style)])
  }

  /// The size that something takes within a proposal.
  public func measure(_ resolved: Resolved, in proposal: Size) -> Size {
    let engine = LayoutEngine(resolved.content, environment: environment, typesetter: typesetter)
    return engine.size(in: ProposedViewSize(proposal))
  }

  /// Something that draws itself, which can tell its size.
  public func resolve(_ resolved: Resolved) -> Resolved {
    var copy = resolved
    copy.measure = { [environment, typesetter, content = resolved.content] size in
      LayoutEngine(content, environment: environment, typesetter: typesetter).size(in: ProposedViewSize(size))
    }
    return copy
  }

  /// Draws something in a rectangle.
  public func draw(_ resolved: Resolved, in rect: Rect) {
    draw(resolved.filling ?? resolved.content, resolved.shading, in: rect)
  }

  private func draw(_ content: LayoutNode, _ shading: Shading?, in rect: Rect) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    var content = content
    if let shading, case .style(let style) = shading { content = content.foregroundStyle(style) }
    let layout = content.resolved(in: rect.size, environment: environment, typesetter: typesetter)
    let items = ResolvedLayout.items(of: layout.views[...])
    let place = Transform.translation(x: rect.minX, y: rect.minY)
    add([.group(DisplayGroup(items: items, transform: place))])
  }

  /// Draws something of its own size with an anchor at a point.
  public func draw(_ resolved: Resolved, at point: Point, anchor: UnitPoint = .center) {
    let size = measure(resolved, in: Size(width: 1e6, height: 1e6))
    let own = size.width < 1e6 && size.height < 1e6 ? size : Size(width: 10, height: 10)
    draw(
      resolved.content, resolved.shading,
      in: Rect(
        x: point.x - anchor.x * own.width, y: point.y - anchor.y * own.height, width: own.width, height: own.height))
  }

  /// Draws a layer, which is faded, filtered and mixed as one.
  public func drawLayer(_ draw: (inout GraphicsContext) -> Void) {
    var layer = GraphicsContext(environment: environment, typesetter: typesetter)
    layer.record = Record()
    draw(&layer)
    add(layer.items)
  }

  /// What was drawn.
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
    switch shading {
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

/// An area that code draws in.
struct CanvasLeaf: Leaf {
  /// Draws in an area of a size.
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
      let place = Transform.translation(x: rect.minX, y: rect.minY)
      return context.items.isEmpty ? [] : [.group(DisplayGroup(items: context.items, transform: place))]
    }
  }
}

extension LayoutNode {
  /// An area that code draws in, of the size that is offered.
  public static func canvas(_ draw: @escaping (inout GraphicsContext, Size) -> Void) -> LayoutNode {
    .leaf("Canvas", CanvasLeaf(draw: draw))
  }
}
