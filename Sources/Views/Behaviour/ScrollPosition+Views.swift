extension View {
  /// Scrolls the scroll views within the view to the view with an identity.
  ///
  /// - Example: `ScrollView { ForEach(0..<9) { Text("\($0)").padding() } }.frame(height: 99).scrollPosition(id: .constant(5))`
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> LoweredView {
    lowered { $0.scrollPosition(id: id.bound, anchor: anchor) }
  }
  /// Scrolls the scroll views within the view to a view, an edge or a point.
  ///
  /// - Example: `ScrollView { Color.red.frame(width: 20, height: 200) }.frame(height: 99).scrollPosition(.constant(ScrollPosition(edge: .bottom)))`
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> LoweredView {
    lowered { $0.scrollPosition(position.bound, anchor: anchor) }
  }
  /// Runs an action when the phase of the scroll view's movement changes.
  ///
  /// - Example: `ScrollView { Text("a") }.onScrollPhaseChange { _, _ in }`
  public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> LoweredView {
    acting { $0.onScrollPhaseChange { old, new, _ in action(ScrollPhase(old), ScrollPhase(new)) } }
  }
  /// Runs an action when the phase of the scroll view's movement changes.
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> LoweredView {
    acting {
      $0.onScrollPhaseChange { old, new, geometry in
        action(ScrollPhase(old), ScrollPhase(new), ScrollPhaseChangeContext(geometry: geometry))
      }
    }
  }
  /// Runs an action when a value of the scroll view's geometry changes; at first the old value and the new one are the
  /// same.
  ///
  /// - Example: `ScrollView { Text("a") }.onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { _, _ in }`
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> LoweredView {
    let place = ViewIdentity.place
    return lowered { $0.onScrollGeometryChange(at: place, of: transform, action: action) }
  }
  /// Runs an action with the identities of the visible views, those of which a fraction is visible, when these change.
  ///
  /// - Example: `ScrollView { Text("a") }.onScrollTargetVisibilityChange(idType: Int.self) { _ in }`
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> LoweredView {
    let place = ViewIdentity.place
    return lowered {
      $0.onScrollTargetVisibilityChange(threshold: threshold, at: place) { action($0.compactMap { $0.base as? ID }) }
    }
  }
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

  /// The phase of a movement in the layout core.
  init(_ movement: ScrollMovement) {
    switch movement {
    case .idle: self = .idle
    case .tracking: self = .tracking
    case .interacting: self = .interacting
    case .decelerating: self = .decelerating
    case .animating: self = .animating
    }
  }
}

/// The context of a change of a scroll view's phase.
public struct ScrollPhaseChangeContext: Sendable {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
}

/// A Boolean value that indicates whether an input scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  /// The input scrolls if that is the platform's default.
  public static let automatic = ScrollInputBehavior()
  /// The input scrolls.
  public static let enabled = ScrollInputBehavior()
  /// The input does not scroll.
  public static let disabled = ScrollInputBehavior()
}

/// An input that scrolls.
public struct ScrollInputKind: Hashable, Sendable {
  /// Looking at the edge of a scroll view.
  public static let lookToScroll = ScrollInputKind()
  /// The hand gesture of a watch.
  public static let handGestureShortcut = ScrollInputKind()
  /// The Digital Crown of a watch.
  public static let digitalCrown = ScrollInputKind()
}
