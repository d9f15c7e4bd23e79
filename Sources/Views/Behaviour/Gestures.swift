/// A gesture that recognizes taps.
public struct TapGesture: Gesture, Sendable {
  /// The number of taps.
  public var count: Int
  /// Creates a gesture that recognizes a number of taps.
  public init(count: Int = 1) { self.count = count }
  /// The gesture as views recognize it.
  public var recognizer: GestureRecognizer<Void> { GestureRecognizer(.tap(count: count)) { _ in } }
}

/// A gesture that recognizes taps and their positions.
public struct SpatialTapGesture: Gesture, Sendable {
  /// The position of a tap.
  public struct Value: Hashable, Sendable {
    /// The position.
    public var location: CGPoint
  }
  /// The number of taps.
  public var count: Int
  /// The coordinate space of the position.
  public var coordinateSpace: CoordinateSpace
  /// Creates a gesture that recognizes a number of taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
  /// The gesture as views recognize it.
  public var recognizer: GestureRecognizer<Value> {
    GestureRecognizer(.tap(count: count), in: coordinateSpace) { Value(location: $0.location) }
  }
}

/// A gesture that recognizes a long press.
public struct LongPressGesture: Gesture, Sendable {
  /// The least duration of a press, in seconds.
  public var minimumDuration: Double
  /// Creates a gesture that recognizes a press of a minimum duration, in seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) { self.minimumDuration = minimumDuration }
  /// The gesture as views recognize it.
  public var recognizer: GestureRecognizer<Bool> {
    GestureRecognizer(.longPress(minimum: minimumDuration)) { (_: GestureEvent) in true }
  }
}

/// A gesture that recognizes a drag.
public struct DragGesture: Gesture, Sendable {
  /// The positions of a drag.
  public struct Value: Hashable, Sendable {
    /// The position at which the drag began.
    public var startLocation: CGPoint
    /// The current position of the drag.
    public var location: CGPoint
    /// The predicted position at the drag's end.
    public var predictedEndLocation: CGPoint
    /// The speed, in points per second.
    public var velocity: CGSize
    /// The distance from the drag's first position to its current one.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The distance from the drag's first position to its predicted end.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }
  /// The least distance of a drag, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of positions.
  public var coordinateSpace: CoordinateSpace
  /// Creates a gesture that recognizes a drag of a minimum distance, in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  /// The gesture as views recognize it.
  public var recognizer: GestureRecognizer<Value> {
    GestureRecognizer(.drag(minimum: minimumDistance), in: coordinateSpace) {
      Value(
        startLocation: $0.start, location: $0.location, predictedEndLocation: $0.predictedEnd, velocity: $0.velocity)
    }
  }
}

/// A gesture that recognizes a pinch, in SwiftUI's older spelling.
public struct MagnificationGesture: Gesture, Sendable {
  /// Creates a gesture that recognizes a pinch of a minimum scale.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  /// The gesture as views recognize it; its value is the scale.
  public var recognizer: GestureRecognizer<CGFloat> { GestureRecognizer(.magnify) { $0.magnification } }
}

/// A gesture that recognizes a pinch.
public struct MagnifyGesture: Gesture, Sendable {
  /// The scale of a pinch.
  public struct Value: Hashable, Sendable {
    /// The scale.
    public var magnification: CGFloat
    /// The point between the fingers at the start, as a unit point of the view.
    public var startAnchor: UnitPoint
    /// The middle of the fingers.
    public var startLocation: CGPoint
  }
  /// Creates a gesture that recognizes a pinch of a minimum scale.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  /// The gesture as views recognize it.
  public var recognizer: GestureRecognizer<Value> {
    GestureRecognizer(.magnify) {
      Value(magnification: $0.magnification, startAnchor: $0.anchor, startLocation: $0.start)
    }
  }
}

/// A gesture that recognizes a rotation, in SwiftUI's older spelling.
public struct RotationGesture: Gesture, Sendable {
  /// Creates a gesture that recognizes a rotation of a minimum angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  /// The gesture as views recognize it; its value is the angle.
  public var recognizer: GestureRecognizer<Angle> { GestureRecognizer(.rotate) { $0.rotation } }
}

/// A gesture that recognizes a rotation.
public struct RotateGesture: Gesture, Sendable {
  /// The angle of a rotation.
  public struct Value: Hashable, Sendable {
    /// The angle.
    public var rotation: Angle
    /// The point between the fingers at the start, as a unit point of the view.
    public var startAnchor: UnitPoint
    /// The middle of the fingers.
    public var startLocation: CGPoint
  }
  /// Creates a gesture that recognizes a rotation of a minimum angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  /// The gesture as views recognize it.
  public var recognizer: GestureRecognizer<Value> {
    GestureRecognizer(.rotate) { Value(rotation: $0.rotation, startAnchor: $0.anchor, startLocation: $0.start) }
  }
}

/// A gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The part of the sequence that goes on.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The second gesture is awaited, or goes on.
    case second(First.Value, Second.Value?)
  }
  /// The first gesture.
  public var first: First
  /// The gesture after it.
  public var second: Second
  /// Creates a sequence of two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// The gesture as views recognize it.
  public var recognizer: GestureRecognizer<Value> {
    let (first, second) = (first.recognizer, second.recognizer)
    return GestureRecognizer(.sequence(first.response, second.response)) { event in
      switch event {
      case .first(let start): first.value(start).map { .first($0) }
      case .second(let start, let next): first.value(start).map { .second($0, next.flatMap(second.value)) }
      default: nil
      }
    }
  }
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both gestures, each nil before it begins.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Combines two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// The gesture as views recognize it.
  public var recognizer: GestureRecognizer<Value> {
    let (first, second) = (first.recognizer, second.recognizer)
    return GestureRecognizer(.simultaneous(first.response, second.response)) { event in
      guard case .both(let one, let two) = event else { return nil }
      return Value(first: one.flatMap(first.value), second: two.flatMap(second.value))
    }
  }
}

/// The first of two gestures that is recognized.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the recognized gesture.
  public enum Value {
    /// The first gesture.
    case first(First.Value)
    /// The second gesture.
    case second(Second.Value)
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Combines two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// The gesture as views recognize it.
  public var recognizer: GestureRecognizer<Value> {
    let (first, second) = (first.recognizer, second.recognizer)
    return GestureRecognizer(.exclusive(first.response, second.response)) { event in
      switch event {
      case .first(let start): first.value(start).map { .first($0) }
      case .second(let start, let next): second.value(next ?? start).map { .second($0) }
      default: nil
      }
    }
  }
}
