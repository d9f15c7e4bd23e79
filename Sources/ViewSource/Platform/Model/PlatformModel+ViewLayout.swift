extension PlatformModel {
  /// The layout of views: autoresizing, fitting sizes and passes; changes that UIKit animates have their end values.
  static let viewLayout = """
    extension UIView {
      func _autoresize(_ old: CGSize, _ new: CGSize) {
        let mask = autoresizingMask
        if mask.isEmpty { return }
        let x = _stretch(
          _position.x, _size.width, old.width, new.width, mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin))
        let y = _stretch(
          _position.y, _size.height, old.height, new.height, mask.contains(.flexibleTopMargin),
          mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
        frame = CGRect(x: x[0], y: y[0], width: x[1], height: y[1])
      }
      func _stretch(
        _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool, _ inside: Bool, _ after: Bool
      ) -> [CGFloat] {
        let end = old - start - length
        var total: CGFloat = 0
        var count: CGFloat = 0
        if before { total += start; count += 1 }
        if inside { total += length; count += 1 }
        if after { total += end; count += 1 }
        if count == 0 { return [start, length] }
        let extra = new - old
        let share: (CGFloat) -> CGFloat = { total == 0 ? extra / count : extra * $0 / total }
        return [start + (before ? share(start) : 0), Swift.max(length + (inside ? share(length) : 0), 0)]
      }

      public func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
        _fitting(target, .fittingSizeLevel, .fittingSizeLevel)
      }
      public func systemLayoutSizeFitting(
        _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize { _fitting(target, horizontal, vertical) }
      func _fitting(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        var size = target
        for _ in 0..<2 {
          let solution = _Solution(self)
          guard let lengths = solution.solve(target, horizontal.rawValue, vertical.rawValue) else { return size }
          size = lengths
          solution.noteWidths()
        }
        return size
      }
      public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(_huggings[axis == .horizontal ? 0 : 1])
      }
      public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        _huggings[axis == .horizontal ? 0 : 1] = priority.rawValue
      }
      public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(_resistances[axis == .horizontal ? 0 : 1])
      }
      public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
      ) { _resistances[axis == .horizontal ? 0 : 1] = priority.rawValue }

      func _layOutTree(_ size: CGSize) {
        _place(CGRect(x: 0, y: 0, width: size.width, height: size.height))
        if !_isHosted {
          _isHosted = true
          _enterWindow()
        }
        _updateAll()
        _layOut()
        _layOut()
      }
      func _enterWindow() {
        for view in subviews { view._enterWindow() }
        didMoveToWindow()
        tintColorDidChange()
      }
      func _updateAll() {
        _settle()
        for view in subviews { view._updateAll() }
        updateConstraints()
      }
      func _layOut() {
        if _usesConstraints {
          for _ in 0..<2 {
            let solution = _Solution(self)
            solution.apply()
            if !solution.noteWidths() { break }
          }
        }
        _layOutSubviews()
      }
      func _layOutSubviews() {
        layer._layOut()
        _controller?.viewWillLayoutSubviews()
        layoutSubviews()
        _controller?.viewDidLayoutSubviews()
        for view in subviews {
          if view.translatesAutoresizingMaskIntoConstraints && !view._isArranged {
            view._layOut()
          } else {
            view._layOutSubviews()
          }
        }
      }
      var _usesConstraints: Bool {
        !constraints.isEmpty || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } || !_ownConstraints().isEmpty
      }
    }
    extension UIView {
      public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
      ) {
        if options.contains(.repeat) { _undraw("it repeats an animation") }
        animations()
        completion?(true)
      }
      public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
      ) {
        if options.contains(.repeat) { _undraw("it repeats an animation") }
        animations()
        completion?(true)
      }
      public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
      ) {
        animations?()
        completion?(true)
      }
      public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
    }
    """
}
