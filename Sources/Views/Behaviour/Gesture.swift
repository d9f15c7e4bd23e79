/// What a reader could do with a view; in a figure nobody does.
public protocol Gesture {
  /// What the gesture tells.
  associatedtype Value
}

extension Gesture {
  /// The gesture; its end never comes.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  /// The gesture; its state never changes.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self {
    self
  }
  /// The gesture, beside another.
  public func simultaneously(with other: some Gesture) -> Self { self }
  /// The gesture, before another.
  public func sequenced(before other: some Gesture) -> Self { self }
  /// The gesture, unless another comes first.
  public func exclusively(before other: some Gesture) -> Self { self }
  /// The gesture; it never changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// A tap.
public struct TapGesture: Gesture, Sendable {
  /// Nothing but that it came.
  public typealias Value = Void
  /// A number of taps.
  public init(count: Int = 1) {}
}

/// A press for some time.
public struct LongPressGesture: Gesture, Sendable {
  /// Whether the press lasts.
  public typealias Value = Bool
  /// A press of some seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag.
public struct DragGesture: Gesture, Sendable {
  /// Where a drag is.
  public struct Value: Sendable {
    /// Where the drag began.
    public var startLocation: CGPoint
    /// Where the drag is.
    public var location: CGPoint
    /// How far the drag came.
    public var translation: CGSize
    /// How far the drag would come.
    public var predictedEndTranslation: CGSize
  }
  /// A drag of at least some points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A pinch.
public struct MagnificationGesture: Gesture, Sendable {
  /// The scale.
  public typealias Value = CGFloat
  /// A pinch of at least some scale.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A turn.
public struct RotationGesture: Gesture, Sendable {
  /// The angle.
  public typealias Value = Angle
  /// A turn of at least some angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
