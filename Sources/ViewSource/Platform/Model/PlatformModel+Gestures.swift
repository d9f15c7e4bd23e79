extension PlatformModel {
  /// Gesture recognizers, which recognize nothing in a picture at rest.
  static let gestures = """
    public class UIGestureRecognizer: NSObject {
      public enum State { case possible, began, changed, ended, cancelled, failed, recognized }
      public var name: String?
      public var isEnabled = true
      public var state = State.possible
      public var delegate: Any?
      public var view: UIView? { nil }
      public var cancelsTouchesInView = true
      public var delaysTouchesBegan = false
      public var delaysTouchesEnded = true
      public var requiresExclusiveTouchType = true
      public var allowedTouchTypes: Any?
      public var numberOfTouches: Int { 0 }
      public init(target: Any? = nil, action: Any? = nil) {}
      public func addTarget(_ target: Any?, action: Any?) {}
      public func removeTarget(_ target: Any?, action: Any?) {}
      public func require(toFail other: Any) {}
      public func location(in view: Any?) -> CGPoint { .zero }
    }
    public class UITapGestureRecognizer: UIGestureRecognizer {
      public var numberOfTapsRequired = 1
      public var numberOfTouchesRequired = 1
    }
    public class UIPanGestureRecognizer: UIGestureRecognizer {
      public var minimumNumberOfTouches = 1
      public var maximumNumberOfTouches = Int.max
      public func translation(in view: Any?) -> CGPoint { .zero }
      public func velocity(in view: Any?) -> CGPoint { .zero }
      public func setTranslation(_ translation: CGPoint, in view: Any?) {}
    }
    public class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
      public var edges: Any?
    }
    public class UILongPressGestureRecognizer: UIGestureRecognizer {
      public var minimumPressDuration = 0.5
      public var allowableMovement: CGFloat = 10
      public var numberOfTapsRequired = 0
      public var numberOfTouchesRequired = 1
    }
    public class UIPinchGestureRecognizer: UIGestureRecognizer {
      public var scale: CGFloat = 1
      public var velocity: CGFloat { 0 }
    }
    public class UIRotationGestureRecognizer: UIGestureRecognizer {
      public var rotation: CGFloat = 0
      public var velocity: CGFloat { 0 }
    }
    public class UISwipeGestureRecognizer: UIGestureRecognizer {
      public enum Direction { case right, left, up, down }
      public var direction = Direction.right
      public var numberOfTouchesRequired = 1
    }
    """
}
