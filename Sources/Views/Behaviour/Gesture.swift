/// A gesture.
///
/// A figure has no input, so the actions of gestures never run.
public protocol Gesture {
  /// The type of the gesture's value.
  associatedtype Value
}

extension Gesture {
  /// Returns the gesture unchanged; a figure has no input.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Returns the gesture unchanged; a figure has no input.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self {
    self
  }
  /// Returns the gesture, combined with one that is recognized at the same time.
  public func simultaneously(with other: some Gesture) -> Self { self }
  /// Returns the gesture, followed by another.
  public func sequenced(before other: some Gesture) -> Self { self }
  /// Returns the gesture, with precedence over another.
  public func exclusively(before other: some Gesture) -> Self { self }
  /// Returns the gesture unchanged; its value never changes in a figure.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// A gesture that recognizes taps.
public struct TapGesture: Gesture, Sendable {
  /// A tap has no value.
  public typealias Value = Void
  /// Creates a gesture that recognizes a number of taps.
  public init(count: Int = 1) {}
}

/// A gesture that recognizes a long press.
public struct LongPressGesture: Gesture, Sendable {
  /// A Boolean value that indicates whether the press is held.
  public typealias Value = Bool
  /// Creates a gesture that recognizes a press of a minimum duration, in seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A gesture that recognizes a drag.
public struct DragGesture: Gesture, Sendable {
  /// The positions of a drag.
  public struct Value: Sendable {
    /// The position at which the drag began.
    public var startLocation: CGPoint
    /// The current position of the drag.
    public var location: CGPoint
    /// The distance from the drag's first position to its current one.
    public var translation: CGSize
    /// The distance from the drag's first position to its predicted end.
    public var predictedEndTranslation: CGSize
  }
  /// Creates a gesture that recognizes a drag of a minimum distance, in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A gesture that recognizes a pinch.
public struct MagnificationGesture: Gesture, Sendable {
  /// The scale.
  public typealias Value = CGFloat
  /// Creates a gesture that recognizes a pinch of a minimum scale.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A gesture that recognizes a rotation.
public struct RotationGesture: Gesture, Sendable {
  /// The angle.
  public typealias Value = Angle
  /// Creates a gesture that recognizes a rotation of a minimum angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
