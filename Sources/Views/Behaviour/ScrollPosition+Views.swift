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
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.offset(x: point.x, y: point.y))
  }
  /// Creates a position at a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.offset(x: x, y: y))
  }
  /// Creates a position at a horizontal offset, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) { self.init(.offset(x: x, y: nil)) }
  /// Creates a position at a vertical offset, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) { self.init(.offset(x: nil, y: y)) }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
  /// Scrolls to a horizontal offset, in points.
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
  /// Scrolls to a vertical offset, in points.
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }

  /// A Boolean value that indicates whether the user has scrolled; false in a figure.
  public var isPositionedByUser: Bool { false }
  /// The edge to which the position scrolls.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
  /// The point to which the position scrolls.
  public var point: CGPoint? {
    guard case .offset(let x?, let y?) = target else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// The horizontal offset to which the position scrolls.
  public var x: CGFloat? { if case .offset(let x, _) = target { x } else { nil } }
  /// The vertical offset to which the position scrolls.
  public var y: CGFloat? { if case .offset(_, let y) = target { y } else { nil } }
  /// The identity of the view to which the position scrolls, if it is of a type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? {
    if case .view(let identity) = target { identity.base as? ID } else { nil }
  }
}

extension View {
  /// Scrolls the scroll views within the view to the view with an identity.
  ///
  /// - Example: `ScrollView { ForEach(0..<9) { Text("\($0)").padding() } }.frame(height: 99).scrollPosition(id: .constant(5))`
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> LoweredView {
    lowered { $0.scrollPosition(id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor) }
  }
  /// Scrolls the scroll views within the view to a view, an edge or a point.
  ///
  /// - Example: `ScrollView { Color.red.frame(width: 20, height: 200) }.frame(height: 99).scrollPosition(.constant(ScrollPosition(edge: .bottom)))`
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> LoweredView {
    lowered { $0.scrollPosition(position.wrappedValue, anchor: anchor) }
  }
  /// Returns the view unchanged; a figure does not scroll.
  ///
  /// - Example: `ScrollView { Text("a") }.onScrollPhaseChange { _, _ in }.onScrollVisibilityChange { _ in }`
  public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; a figure does not scroll.
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure does not scroll.
  ///
  /// - Example: `ScrollView { Text("a") }.onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { _, _ in }`
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure does not scroll.
  ///
  /// - Example: `ScrollView { Text("a") }.onScrollTargetVisibilityChange(idType: Int.self) { _ in }`
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure does not scroll.
  ///
  /// - Example: `ScrollView { Text("a") }.scrollInputBehavior(.disabled, for: .digitalCrown)`
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> LoweredView {
    lowered { $0 }
  }
}

/// The phase of a scroll view's movement.
public enum ScrollPhase: Hashable, Sendable {
  /// The phases that SwiftUI names.
  case idle, tracking, interacting, decelerating, animating
  /// A Boolean value that indicates whether the scroll view is moving.
  public var isScrolling: Bool { self != .idle }
}

/// The context of a change of a scroll view's phase.
public struct ScrollPhaseChangeContext: Sendable {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
}

/// The size, position and content size of a scroll view.
public struct ScrollGeometry: Hashable, Sendable {
  /// The offset of the content.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The insets of the content.
  public var contentInsets: EdgeInsets
  /// The size of the visible area.
  public var containerSize: CGSize
  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The frame of the visible area.
  public var bounds: CGRect { visibleRect }
}

/// A Boolean value that indicates whether an input scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  /// One of SwiftUI's values.
  public static let automatic = ScrollInputBehavior()
  /// One of SwiftUI's values.
  public static let enabled = ScrollInputBehavior()
  /// One of SwiftUI's values.
  public static let disabled = ScrollInputBehavior()
}

/// An input that scrolls.
public struct ScrollInputKind: Hashable, Sendable {
  /// One of SwiftUI's values.
  public static let lookToScroll = ScrollInputKind()
  /// One of SwiftUI's values.
  public static let handGestureShortcut = ScrollInputKind()
  /// One of SwiftUI's values.
  public static let digitalCrown = ScrollInputKind()
}
