extension PlatformModel {
  /// Constraints and guides.
  static let constraints = """
    public class NSLayoutConstraint {
      public enum Axis { case horizontal, vertical }
      public enum Relation { case lessThanOrEqual, equal, greaterThanOrEqual }
      public enum Attribute: Int {
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins
        case centerYWithinMargins, notAnAttribute
        public static var baseline: Attribute { .lastBaseline }
      }
      public let firstItem: Any?
      public let firstAttribute: Attribute
      public let relation: Relation
      public let secondItem: Any?
      public let secondAttribute: Attribute
      public let multiplier: CGFloat
      public var constant: CGFloat
      public var priority = UILayoutPriority.required
      public var identifier: String?
      public var shouldBeArchived = false
      public init(
        item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?, attribute otherAttribute: Attribute,
        multiplier: CGFloat, constant: CGFloat
      ) {
        firstItem = item
        firstAttribute = attribute
        self.relation = relation
        secondItem = otherAttribute == .notAnAttribute ? nil : other
        secondAttribute = otherAttribute
        self.multiplier = multiplier
        self.constant = constant
      }
      public var isActive = false {
        didSet {
          if isActive == oldValue { return }
          guard let owner = _owner else {
            if isActive { _undraw("a constraint has no common superview") }
            return
          }
          if isActive { owner.constraints.append(self) } else { owner.constraints.removeAll { $0 === self } }
        }
      }
      var _owner: UIView? {
        let a = _view(of: firstItem)
        guard let b = _view(of: secondItem) else { return a }
        var next = a
        while let current = next {
          if b.isDescendant(of: current) { return current }
          next = current.superview
        }
        return nil
      }
      func _view(of item: Any?) -> UIView? {
        if let view = item as? UIView { return view }
        if let guide = item as? UILayoutGuide { return guide.owningView }
        return nil
      }
      public static func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }
      public static func deactivate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = false } }
      public static func constraints(
        withVisualFormat format: String, options: Any = 0, metrics: Any? = nil, views: [String: Any]
      ) -> [NSLayoutConstraint] {
        _undraw("the visual format of constraints is not modelled")
        return []
      }
    }
    extension UIView {
      public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
      public func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }
      public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
      public func removeConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = false } }
      public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
      public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
      public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
      public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
      public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
      public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
      public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
      public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
      public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
      public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
      public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
      public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
      public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self, .zero) }
      public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(self, layoutMargins) }
      public var readableContentGuide: UILayoutGuide { UILayoutGuide(self, layoutMargins) }
      public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView = self
        layoutGuides.append(guide)
      }
      public func removeLayoutGuide(_ guide: UILayoutGuide) { layoutGuides.removeAll { $0 === guide } }
    }
    public class UILayoutGuide {
      public var owningView: UIView?
      public var identifier: String?
      var _index = 0
      /// The distances from the edges of the view, or nil for a guide that constraints place.
      let _insets: UIEdgeInsets?
      public init() { _insets = nil }
      init(_ view: UIView, _ insets: UIEdgeInsets) {
        owningView = view
        _insets = insets
      }
      public var layoutFrame: CGRect {
        guard let view = owningView, let insets = _insets else { return .zero }
        return CGRect(
          x: insets.left, y: insets.top, width: view.bounds.width - insets.left - insets.right,
          height: view.bounds.height - insets.top - insets.bottom)
      }
      public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
      public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
      public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
      public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
      public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
      public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
      public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
      public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
      public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
      public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    }
    """
}
