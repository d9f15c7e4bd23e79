extension Vocabulary {
  /// Adds the types of SwiftUI, Combine, UIKit and other frameworks whose values have no effect on a first frame, such
  /// as animations, gestures and publishers.
  mutating func addInertTypesOfFrameworks() {
    let names = [
      "Animation", "AnyTransition", "Transaction", "UnitCurve", "Spring", "DragGesture", "TapGesture",
      "LongPressGesture", "MagnificationGesture", "MagnifyGesture", "RotationGesture", "RotateGesture",
      "SpatialTapGesture", "AnyGesture", "SequenceGesture", "SimultaneousGesture", "ExclusiveGesture",
      "PassthroughSubject", "CurrentValueSubject", "AnyCancellable", "AnyPublisher", "Just", "Future",
      "ObservableObjectPublisher", "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
      "UISelectionFeedbackGenerator", "AVPlayer", "AVAudioPlayer", "CLLocationManager",
      "CADisplayLink", "CMMotionManager",
    ]
    inertTypes.formUnion(names)
    representations["AnyPublisher"] = "Publisher"
    for name in names { type(name) }
    rawProperty("ObservableObject", "objectWillChange") { value, call in
      guard case .object(let object) = value else { return .native("ObservableObjectPublisher", 0) }
      return call.evaluator.host.changes(of: object)
    }
  }
}
