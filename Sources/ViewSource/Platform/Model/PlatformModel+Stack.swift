extension PlatformModel {
  /// Stack views.
  static let stack = """
    public class UIStackView: UIView {
      public enum Distribution { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
      public enum Alignment {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
      }
      public static let spacingUseDefault: CGFloat = 3.4e38
      public static let spacingUseSystem: CGFloat = 1.7e38
      public convenience init(arrangedSubviews: [UIView]) {
        self.init(frame: .zero)
        for view in arrangedSubviews { addArrangedSubview(view) }
      }
      override public init(frame: CGRect) { super.init(frame: frame) }
      public required init?(coder: Any) { super.init(coder: coder) }
      public var axis = NSLayoutConstraint.Axis.horizontal
      public var distribution = Distribution.fill
      public var alignment = Alignment.fill
      public var spacing: CGFloat = 0
      public var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement { _undraw("'isBaselineRelativeArrangement' is not modelled") } }
      }
      public var isLayoutMarginsRelativeArrangement = false
      public private(set) var arrangedSubviews: [UIView] = []
      var _spacings: [(UIView, CGFloat)] = []
      public func addArrangedSubview(_ view: Any) { insertArrangedSubview(view, at: arrangedSubviews.count) }
      public func insertArrangedSubview(_ object: Any, at index: Int) {
        if !_isPlatform(object, "UIView") { return }
        let view = object as! UIView
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: Swift.min(index, arrangedSubviews.count))
        view._isArranged = true
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      public func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        view._isArranged = false
      }
      override func _forget(_ view: UIView) { removeArrangedSubview(view) }
      public func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        _spacings.removeAll { $0.0 === view }
        _spacings.append((view, spacing))
      }
      public func customSpacing(after view: UIView) -> CGFloat {
        _spacings.first { $0.0 === view }?.1 ?? UIStackView.spacingUseDefault
      }
      func _gapLength(after view: UIView) -> CGFloat {
        guard let own = _spacings.first(where: { $0.0 === view })?.1, own < 1e38 else { return spacing }
        return own
      }
      override func _ownConstraints() -> [NSLayoutConstraint] {
        let shown = arrangedSubviews.filter { !$0.isHidden }
        if shown.isEmpty { return [] }
        let isHorizontal = axis == .horizontal
        let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
          isHorizontal ? (.leading, .trailing) : (.top, .bottom)
        let (before, after): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
          isHorizontal ? (.top, .bottom) : (.leading, .trailing)
        let length: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
        let outer: Any = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
        var all: [NSLayoutConstraint] = []
        func tie(
          _ a: Any, _ x: NSLayoutConstraint.Attribute, _ b: Any?, _ y: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0,
          _ relation: NSLayoutConstraint.Relation = .equal, _ priority: Float = 1000, _ factor: CGFloat = 1
        ) {
          let made = NSLayoutConstraint(
            item: a, attribute: x, relatedBy: relation, toItem: b, attribute: y, multiplier: factor, constant: constant)
          made.priority = UILayoutPriority(priority)
          all.append(made)
        }
        tie(shown[0], start, outer, start)
        tie(shown[shown.count - 1], end, outer, end)
        for index in 1..<Swift.max(shown.count, 1) {
          let (last, next) = (shown[index - 1], shown[index])
          let gap = _gapLength(after: last)
          switch distribution {
          case .fill, .fillEqually, .fillProportionally: tie(next, start, last, end, gap)
          default: tie(next, start, last, end, gap, .greaterThanOrEqual)
          }
          if distribution == .fillEqually { tie(next, length, shown[0], length) }
          if distribution == .fillProportionally {
            let a = isHorizontal ? shown[0].intrinsicContentSize.width : shown[0].intrinsicContentSize.height
            let b = isHorizontal ? next.intrinsicContentSize.width : next.intrinsicContentSize.height
            if a > 0, b > 0 { tie(next, length, shown[0], length, 0, .equal, 999, b / a) }
          }
        }
        if distribution == .equalSpacing || distribution == .equalCentering {
          for index in 2..<Swift.max(shown.count, 2) {
            let guides = [_gap(index - 1), _gap(index)]
            for (guide, place) in zip(guides, [index - 1, index]) {
              let isCentered = distribution == .equalCentering
              let middle: NSLayoutConstraint.Attribute = isHorizontal ? .centerX : .centerY
              tie(guide, start, shown[place - 1], isCentered ? middle : end)
              tie(guide, end, shown[place], isCentered ? middle : start)
            }
            tie(guides[1], length, guides[0], length, 0, .equal, distribution == .equalCentering ? 149 : 1000)
          }
        }
        for view in shown {
          switch alignment {
          case .fill:
            tie(view, before, outer, before)
            tie(view, after, outer, after)
          case .leading:
            tie(view, before, outer, before)
            tie(view, after, outer, after, 0, .lessThanOrEqual)
          case .trailing:
            tie(view, after, outer, after)
            tie(view, before, outer, before, 0, .greaterThanOrEqual)
          case .center:
            tie(view, isHorizontal ? .centerY : .centerX, outer, isHorizontal ? .centerY : .centerX)
            tie(view, before, outer, before, 0, .greaterThanOrEqual)
            tie(view, after, outer, after, 0, .lessThanOrEqual)
          case .firstBaseline, .lastBaseline:
            let line: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            if view !== shown[0] { tie(view, line, shown[0], line) }
            tie(view, before, outer, before, 0, .greaterThanOrEqual)
            tie(view, after, outer, after, 0, .lessThanOrEqual)
          }
        }
        if alignment != .fill { tie(self, isHorizontal ? .height : .width, nil, .notAnAttribute, 0, .equal, 49) }
        if distribution == .equalSpacing || distribution == .equalCentering {
          tie(self, length, nil, .notAnAttribute, 0, .equal, 49)
        }
        return all
      }
      var _gaps: [UILayoutGuide] = []
      func _gap(_ index: Int) -> UILayoutGuide {
        while _gaps.count <= index {
          let guide = UILayoutGuide()
          addLayoutGuide(guide)
          _gaps.append(guide)
        }
        return _gaps[index]
      }
    }
    """
}
