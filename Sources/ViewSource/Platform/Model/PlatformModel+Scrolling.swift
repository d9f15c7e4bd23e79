extension PlatformModel {
  /// Scroll views.
  static let scrolling = """
    public class UIScrollView: UIView {
      public enum KeyboardDismissMode { case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }
      public enum ContentInsetAdjustmentBehavior { case automatic, scrollableAxes, never, always }
      public enum IndicatorStyle { case `default`, black, white }
      public var contentSize = CGSize.zero
      public var contentOffset: CGPoint {
        get { _origin }
        set { _origin = newValue }
      }
      public func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
      public var contentInset = UIEdgeInsets.zero
      public var adjustedContentInset: UIEdgeInsets { contentInset }
      public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
      public var automaticallyAdjustsScrollIndicatorInsets = true
      public var scrollIndicatorInsets = UIEdgeInsets.zero
      public var verticalScrollIndicatorInsets = UIEdgeInsets.zero
      public var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
      public var isScrollEnabled = true
      public var isPagingEnabled = false
      public var isDirectionalLockEnabled = false
      public var bounces = true
      public var bouncesZoom = true
      public var bouncesVertically = true
      public var bouncesHorizontally = true
      public var alwaysBounceVertical = false
      public var alwaysBounceHorizontal = false
      public var showsVerticalScrollIndicator = true
      public var showsHorizontalScrollIndicator = true
      public var indicatorStyle = IndicatorStyle.default
      public var decelerationRate: Any?
      public var delaysContentTouches = true
      public var canCancelContentTouches = true
      public var keyboardDismissMode = KeyboardDismissMode.none
      public var minimumZoomScale: CGFloat = 1
      public var maximumZoomScale: CGFloat = 1
      public var zoomScale: CGFloat = 1 { didSet { if zoomScale != 1 { _undraw("'zoomScale' is not modelled") } } }
      public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
      public var refreshControl: Any?
      public var scrollsToTop = true
      public var delegate: Any?
      public var isTracking: Bool { false }
      public var isDragging: Bool { false }
      public var isDecelerating: Bool { false }
      public var panGestureRecognizer: Any? { nil }
      public var pinchGestureRecognizer: Any? { nil }
      public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
      public func flashScrollIndicators() {}
      public func touchesShouldCancel(in view: UIView) -> Bool { true }
      public func touchesShouldBegin(_ touches: Any, with event: Any?, in view: UIView) -> Bool { true }
      override public init(frame: CGRect) {
        super.init(frame: frame)
        layer.masksToBounds = true
      }
      public required init?(coder: Any) {
        super.init(coder: coder)
        layer.masksToBounds = true
      }
      public lazy var contentLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        return guide
      }()
      public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(self, .zero) }
      override func _ownConstraints() -> [NSLayoutConstraint] {
        if subviews.isEmpty { return [] }
        let guide = contentLayoutGuide
        var all = [
          NSLayoutConstraint(
            item: guide, attribute: .left, relatedBy: .equal, toItem: self, attribute: .left, multiplier: 1,
            constant: contentInset.left),
          NSLayoutConstraint(
            item: guide, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1,
            constant: contentInset.top),
        ]
        return all
      }
    }
    """
}
