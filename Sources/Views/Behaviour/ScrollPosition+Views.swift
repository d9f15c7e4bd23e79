extension ScrollPosition {
  /// The beginning, of content whose views have identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(nil) }
  /// At a view, which meets the window at a place of both.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.view(AnyHashable(id)), anchor: anchor)
  }
  /// At an edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { self.init(.edge(edge)) }
  /// At a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.offset(x: point.x, y: point.y))
  }
  /// At a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.offset(x: x, y: y))
  }
  /// At a distance across the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) { self.init(.offset(x: x, y: nil)) }
  /// At a distance down the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) { self.init(.offset(x: nil, y: y)) }

  /// Brings the window to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
  /// Brings the window to an edge of the content.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  /// Brings the window to a point of the content.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  /// Brings the window to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
  /// Brings the window to a distance across the content.
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
  /// Brings the window to a distance down the content.
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }

  /// Whether a reader has scrolled: nobody has, in a figure.
  public var isPositionedByUser: Bool { false }
  /// The edge that the window is brought to.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
  /// The point that the window is brought to.
  public var point: CGPoint? {
    guard case .offset(let x?, let y?) = target else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// The distance across that the window is brought to.
  public var x: CGFloat? { if case .offset(let x, _) = target { x } else { nil } }
  /// The distance down that the window is brought to.
  public var y: CGFloat? { if case .offset(_, let y) = target { y } else { nil } }
  /// The identity of the view that the window is brought to, where it is of a type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? {
    if case .view(let identity) = target { identity.base as? ID } else { nil }
  }
}

extension View {
  /// The scroll views within, brought to a view by its identity.
  ///
  /// - Example: `ScrollView { ForEach(0..<9) { Text("\($0)").padding() } }.frame(height: 99).scrollPosition(id: .constant(5))`
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> LoweredView {
    lowered { $0.scrollPosition(id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor) }
  }
  /// The scroll views within, brought to a view, an edge or a point.
  ///
  /// - Example: `ScrollView { Color.red.frame(width: 20, height: 200) }.frame(height: 99).scrollPosition(.constant(ScrollPosition(edge: .bottom)))`
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> LoweredView {
    lowered { $0.scrollPosition(position.wrappedValue, anchor: anchor) }
  }
  /// The view; nothing scrolls.
  ///
  /// - Example: `ScrollView { Text("a") }.onScrollPhaseChange { _, _ in }.onScrollVisibilityChange { _ in }`
  public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nothing scrolls.
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> LoweredView { lowered { $0 } }
  /// The view; nothing scrolls.
  ///
  /// - Example: `ScrollView { Text("a") }.onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { _, _ in }`
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> LoweredView { lowered { $0 } }
  /// The view; nothing scrolls.
  ///
  /// - Example: `ScrollView { Text("a") }.onScrollTargetVisibilityChange(idType: Int.self) { _ in }`
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> LoweredView { lowered { $0 } }
  /// The view; nothing scrolls.
  ///
  /// - Example: `ScrollView { Text("a") }.scrollInputBehavior(.disabled, for: .digitalCrown)`
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> LoweredView {
    lowered { $0 }
  }
}

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
  /// The phases that SwiftUI names.
  case idle, tracking, interacting, decelerating, animating
  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

/// What is known as a scroll view does something else.
public struct ScrollPhaseChangeContext: Sendable {
  /// Where it stands.
  public let geometry: ScrollGeometry
}

/// Where a scroll view stands, and how much it holds.
public struct ScrollGeometry: Hashable, Sendable {
  /// How far the content is moved.
  public var contentOffset: CGPoint
  /// How large the content is.
  public var contentSize: CGSize
  /// How far the content stays from the edges.
  public var contentInsets: EdgeInsets
  /// How large the window is.
  public var containerSize: CGSize
  /// The part of the content in the window.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The window.
  public var bounds: CGRect { visibleRect }
}

/// Whether a way of scrolling is heard.
public struct ScrollInputBehavior: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = ScrollInputBehavior()
  /// One of the values that SwiftUI names.
  public static let enabled = ScrollInputBehavior()
  /// One of the values that SwiftUI names.
  public static let disabled = ScrollInputBehavior()
}

/// A way of scrolling.
public struct ScrollInputKind: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let lookToScroll = ScrollInputKind()
  /// One of the values that SwiftUI names.
  public static let handGestureShortcut = ScrollInputKind()
  /// One of the values that SwiftUI names.
  public static let digitalCrown = ScrollInputKind()
}
