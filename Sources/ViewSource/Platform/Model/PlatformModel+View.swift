extension PlatformModel {
  /// The properties of views, and the methods that classes override.
  static let view = """
    public class UIView: UIResponder {
      /// Whether the layout direction is from right to left, so that x coordinates are those from the right edge.
      static var _isMirrored = false
      public static let noIntrinsicMetric: CGFloat = -1
      public static let layoutFittingCompressedSize = CGSize.zero
      public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
      public class var layerClass: Any { CALayer.self }
      public static var areAnimationsEnabled = true
      public static func setAnimationsEnabled(_ enabled: Bool) {}

      public init(frame: CGRect) {
        super.init()
        self.frame = frame
      }
      public convenience init() { self.init(frame: .zero) }
      public required init?(coder: Any) { super.init() }

      var _position = CGPoint.zero
      var _size = CGSize.zero
      public var transform = CGAffineTransform.identity
      public var transform3D: Any?
      public var frame: CGRect {
        get { CGRect(x: _position.x, y: _position.y, width: _size.width, height: _size.height) }
        set { _place(newValue) }
      }
      public var bounds: CGRect {
        get { CGRect(x: _origin.x, y: _origin.y, width: _size.width, height: _size.height) }
        set {
          _origin = newValue.origin
          let middle = center
          _resize(newValue.size)
          center = middle
        }
      }
      var _origin = CGPoint.zero
      public var center: CGPoint {
        get { CGPoint(x: _position.x + _size.width / 2, y: _position.y + _size.height / 2) }
        set { _position = CGPoint(x: newValue.x - _size.width / 2, y: newValue.y - _size.height / 2) }
      }
      func _place(_ frame: CGRect) {
        _position = frame.origin
        _resize(frame.size)
      }
      func _resize(_ size: CGSize) {
        let old = _size
        _size = size
        if old != size { for view in subviews { if view.translatesAutoresizingMaskIntoConstraints { view._autoresize(old, size) } } }
      }
      public var autoresizingMask: AutoresizingMask = []
      public var autoresizesSubviews = true
      public var translatesAutoresizingMaskIntoConstraints = true
      var _backgroundColor: UIColor?
      public var backgroundColor: UIColor? {
        get { _backgroundColor }
        set { _backgroundColor = newValue }
      }
      public var alpha: CGFloat = 1
      public var isHidden = false
      public var isOpaque = true
      public var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
      }
      public var contentMode = ContentMode.scaleToFill
      public var clearsContextBeforeDrawing = true
      public var contentScaleFactor: CGFloat = 3
      public var isUserInteractionEnabled = true
      public var isMultipleTouchEnabled = false
      public var isExclusiveTouch = false
      public var tag = 0
      public var semanticContentAttribute: Any? {
        didSet { if UIView._isMirrored, semanticContentAttribute != nil { _undraw("'semanticContentAttribute' is not modelled") } }
      }
      public var tintAdjustmentMode = TintAdjustmentMode.automatic
      public var mask: UIView?
      public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
      public var gestureRecognizers: [Any]?
      public var interactions: [Any] = []
      public var restorationIdentifier: String?
      public var focusEffect: Any?
      public var isAccessibilityElement = false
      public var accessibilityIdentifier: String?
      public var accessibilityLabel: String?
      public var accessibilityValue: String?
      public var accessibilityHint: String?
      public var accessibilityTraits: Any?
      public var accessibilityElements: [Any]?
      public var accessibilityElementsHidden = false
      public var accessibilityViewIsModal = false
      public var accessibilityAttributedLabel: Any?
      public var accessibilityCustomActions: [Any]?
      public var accessibilityUserInputLabels: [Any]?
      public var accessibilityIgnoresInvertColors = false
      public var accessibilityContainerType: Any?
      public var accessibilityNavigationStyle: Any?
      public var accessibilityLanguage: String?
      public var shouldGroupAccessibilityChildren = false
      public var showsLargeContentViewer = false
      public var scalesLargeContentImage = false
      public var largeContentTitle: String?
      public var largeContentImage: UIImage?
      public var largeContentImageInsets = UIEdgeInsets()
      public var largeContentTitle: String?
      public var largeContentImage: Any?
      public var minimumContentSizeCategory: Any?
      public var maximumContentSizeCategory: Any?
      public var keyboardLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
      public var traitCollection: UITraitCollection { UITraitCollection.current }
      public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        _environmentValues().layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      }
      var _isHosted = false
      public var window: UIWindow? { _isHosted ? UIWindow._shared : superview?.window }
      public var safeAreaInsets: UIEdgeInsets { .zero }
      public func safeAreaInsetsDidChange() {}
      public func layoutMarginsDidChange() {}
      public var insetsLayoutMarginsFromSafeArea = true
      public var preservesSuperviewLayoutMargins = false
      public var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
          NSDirectionalEdgeInsets(
            top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom, trailing: layoutMargins.right)
        }
        set {
          layoutMargins = UIEdgeInsets(
            top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
      }
      var _tint: UIColor?
      public var tintColor: UIColor? {
        get { _tint ?? superview?.tintColor ?? UIColor(SwiftUI.Color.accentColor) }
        set {
          _tint = newValue
          _announceTint()
        }
      }
      public func tintColorDidChange() {}
      func _announceTint() {
        tintColorDidChange()
        for view in subviews { if view._tint == nil { view._announceTint() } }
      }

      var _layer: CALayer?
      public var layer: CALayer {
        if let _layer { return _layer }
        let made = type(of: self).layerClass.init()
        _layer = made
        made._view = self
        return made
      }

      public private(set) var subviews: [UIView] = []
      public private(set) var superview: UIView?
      public func didAddSubview(_ view: UIView) {}
      public func willRemoveSubview(_ view: UIView) {}
      public func willMove(toSuperview view: UIView?) {}
      public func didMoveToSuperview() {}
      public func willMove(toWindow window: Any?) {}
      public func didMoveToWindow() {}
      public func traitCollectionDidChange(_ previous: UITraitCollection?) {}
      public func registerForTraitChanges(_ traits: [Any], handler: Any) -> Any? { nil }
      public func registerForTraitChanges(_ traits: [Any], action: Any) -> Any? { nil }
      public func registerForTraitChanges(_ traits: [Any], target: Any, action: Any) -> Any? { nil }
      public func awakeFromNib() {}
      public func display(_ layer: Any) { }
      public func willTransition(to traits: Any, with coordinator: Any) {}
      public func accessibilityElement(at index: Int) -> Any? { nil }
      public func index(ofAccessibilityElement element: Any) -> Int { 0 }
      public func prepareForInterfaceBuilder() {}

      public func addGestureRecognizer(_ recognizer: Any) {}
      public func removeGestureRecognizer(_ recognizer: Any) {}
      public func addInteraction(_ interaction: Any) {}
      public func removeInteraction(_ interaction: Any) {}
      public func addMotionEffect(_ effect: Any) {}
      public func hitTest(_ point: CGPoint, with event: Any?) -> UIView? { nil }
      public func point(inside point: CGPoint, with event: Any?) -> Bool { bounds.contains(point) }
      public func gestureRecognizerShouldBegin(_ recognizer: Any) -> Bool { true }
      public func endEditing(_ force: Bool) -> Bool { true }
      public var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
      public func invalidateIntrinsicContentSize() {}
      public func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
      public func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        frame = CGRect(x: frame.origin.x, y: frame.origin.y, width: size.width, height: size.height)
      }
      public class var requiresConstraintBasedLayout: Bool { false }
      public func setNeedsLayout() {}
      public func layoutIfNeeded() { _layOut() }
      public func setNeedsDisplay() {}
      public func setNeedsDisplay(_ rect: CGRect) {}
      public func setNeedsUpdateConstraints() {}
      public func updateConstraintsIfNeeded() { updateConstraints() }
      public func updateConstraints() {}
      public func layoutSubviews() {}
      public func draw(_ rect: CGRect) {}
      public func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }

      var _huggings: [Float] = [250, 250]
      var _resistances: [Float] = [750, 750]
      var _controller: UIViewController?
      func _settle() {}
      public internal(set) var constraints: [NSLayoutConstraint] = []
      public internal(set) var layoutGuides: [UILayoutGuide] = []
      var _index = 0
      var _solving: UIView?
      var _isArranged = false
      var _widthLimit: CGFloat?
      var _heightForWidth: CGFloat?
      var _contentFrame: CGRect { CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height) }

      /// Whether the intrinsic height depends on the width that the view got.
      var _wraps: Bool { false }
      var _baselines: [CGFloat]? { nil }
      func _ownConstraints() -> [NSLayoutConstraint] { [] }

      /// Returns the frame of a subview as it is drawn.
      func _shown(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: -_origin.x, dy: -_origin.y) }
      /// Returns the content in front of the background, or nil.
      func _content() -> SwiftUI.AnyView? { nil }
      func _drawing() -> SwiftUI.AnyView { layer._drawing(self) }
    }
    """
}
