extension ScrollPosition {
  /// Creates a position at the beginning of content whose views have identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(nil) }
  /// Creates a position at a view, with the point at which the view and the visible area are aligned.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.view(AnyHashable(id)), anchor: anchor)
  }
  /// Creates a position at an edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { self.init(.edge(edge)) }
  /// Creates a position at a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: Point) {
    self.init(.offset(x: point.x, y: point.y))
  }
  /// Creates a position at a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: Double, y: Double) {
    self.init(.offset(x: x, y: y))
  }
  /// Creates a position at a horizontal offset, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: Double) { self.init(.offset(x: x, y: nil)) }
  /// Creates a position at a vertical offset, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: Double) { self.init(.offset(x: nil, y: y)) }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: Point) { self = ScrollPosition(point: point) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: Double, y: Double) { self = ScrollPosition(x: x, y: y) }
  /// Scrolls to a horizontal offset, in points.
  public mutating func scrollTo(x: Double) { self = ScrollPosition(x: x) }
  /// Scrolls to a vertical offset, in points.
  public mutating func scrollTo(y: Double) { self = ScrollPosition(y: y) }

  /// The edge to which the position scrolls.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
  /// The point to which the position scrolls.
  public var point: Point? {
    guard case .offset(let x?, let y?) = target else { return nil }
    return Point(x: x, y: y)
  }
  /// The horizontal offset to which the position scrolls.
  public var x: Double? { if case .offset(let x, _) = target { x } else { nil } }
  /// The vertical offset to which the position scrolls.
  public var y: Double? { if case .offset(_, let y) = target { y } else { nil } }
  /// Returns the identity of the view to which the position scrolls, if it is of a type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? {
    if case .view(let identity) = target { identity.base as? ID } else { nil }
  }
}
