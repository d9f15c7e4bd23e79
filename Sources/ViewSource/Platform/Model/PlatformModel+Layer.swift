extension PlatformModel {
  /// The properties of layers and their tree.
  static let layer = """
    public enum CALayerCornerCurve { case circular, continuous }
    public struct CACornerMask: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
      public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
      public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
      public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    }
    public class CALayer {
      weak var _view: UIView?
      var _frame = CGRect.zero
      public init() {}
      public init(layer: Any) {}
      // Figures show layers at rest, so that no animation asks for these.
      public class func needsDisplay(forKey key: String) -> Bool { false }
      public class func defaultAction(forKey key: String) -> Any? { nil }
      public func action(forKey key: String) -> Any? { nil }
      public var frame: CGRect {
        get { _view?.frame ?? _frame }
        set { if let _view { _view.frame = newValue } else { _frame = newValue } }
      }
      public var bounds: CGRect {
        get { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
        set {
          let middle = position
          frame = CGRect(
            x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
            height: newValue.height)
        }
      }
      public var position: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
          frame = CGRect(
            x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2, width: frame.width, height: frame.height)
        }
      }
      public var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { if anchorPoint != CGPoint(x: 0.5, y: 0.5) { _undraw("the anchor point of a layer is not modelled") } }
      }
      var _background: CGColor?
      public var backgroundColor: CGColor? {
        get { _background ?? _view?._backgroundColor?.cgColor }
        set { if let _view, let newValue { _view._backgroundColor = UIColor(cgColor: newValue) } else { _background = newValue } }
      }
      public var cornerRadius: CGFloat = 0
      public var cornerCurve = CALayerCornerCurve.circular
      public var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
      public var borderWidth: CGFloat = 0
      public var borderColor: CGColor?
      public var masksToBounds = false
      public var shadowColor: CGColor? = UIColor.black.cgColor
      public var shadowOpacity: Float = 0
      public var shadowOffset = CGSize(width: 0, height: -3)
      public var shadowRadius: CGFloat = 3
      public var shadowPath: CGPath?
      public var opacity: Float = 1
      public var isHidden = false
      public var isOpaque = false
      public var zPosition: CGFloat = 0
      public var contentsScale: CGFloat = 1
      public var rasterizationScale: CGFloat = 1
      public var shouldRasterize = false
      public var allowsEdgeAntialiasing = false
      public var allowsGroupOpacity = true
      public var drawsAsynchronously = false
      public var needsDisplayOnBoundsChange = false
      public var name: String?
      public var delegate: Any?
      public var actions: Any?
      public var speed: Float = 1
      public var timeOffset = 0.0
      public var beginTime = 0.0
      public var mask: CALayer?
      public var autoresizingMask: Any?
      public private(set) var superlayer: CALayer?
      public var sublayers: [CALayer]?
      public func addSublayer(_ layer: CALayer) { _insert(layer, before: nil) }
      public func insertSublayer(_ layer: CALayer, at index: Int) {
        let all = sublayers ?? []
        _insert(layer, before: all.indices.contains(index) ? all[index] : nil)
      }
      public func insertSublayer(_ layer: CALayer, below other: CALayer?) { _insert(layer, before: other) }
      public func insertSublayer(_ layer: CALayer, above other: CALayer?) {
        let all = sublayers ?? []
        let index = (all.firstIndex { $0 === other } ?? all.count - 1) + 1
        _insert(layer, before: all.indices.contains(index) ? all[index] : nil)
      }
      func _insert(_ layer: CALayer, before next: CALayer?) {
        if !_isPlatform(layer, "CALayer") { return }
        layer.removeFromSuperlayer()
        var all = sublayers ?? []
        all.insert(layer, at: next.flatMap { next in all.firstIndex { $0 === next } } ?? all.count)
        sublayers = all
        layer.superlayer = self
      }
      public func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
      }
      public func add(_ animation: Any, forKey key: String?) {
        if let animation = animation as? CAAnimation {
          if animation.repeatCount > 0 || animation.repeatDuration > 0 || !animation.isRemovedOnCompletion {
            _undraw("a layer is animated")
          }
        } else {
          _undraw("a layer is animated")
        }
      }
      public func removeAllAnimations() {}
      public func removeAnimation(forKey key: String) {}
      public func animation(forKey key: String) -> Any? { nil }
      public func display() {}
      public func draw(in context: Any) {}
      public func setNeedsDisplay(_ rect: CGRect) {}
      public func setNeedsDisplay() {}
      public func setNeedsLayout() {}
      public func layoutIfNeeded() {}
      public func layoutSublayers() {}
      public func displayIfNeeded() {}
      public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
    }
    """
}
