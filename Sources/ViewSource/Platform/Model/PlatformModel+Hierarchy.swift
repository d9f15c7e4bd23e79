extension PlatformModel {
  /// The hierarchy of views, and their coordinates.
  static let hierarchy = """
    extension UIView {
      public func addSubview(_ view: Any) { _insert(view, at: subviews.count) }
      public func insertSubview(_ view: Any, at index: Int) { _insert(view, at: index) }
      public func insertSubview(_ view: Any, aboveSubview other: UIView) {
        _insert(view, at: (subviews.firstIndex { $0 === other } ?? subviews.count - 1) + 1)
      }
      public func insertSubview(_ view: Any, belowSubview other: UIView) {
        _insert(view, at: subviews.firstIndex { $0 === other } ?? 0)
      }
      func _insert(_ object: Any, at index: Int) {
        if !_isPlatform(object, "UIView") { return }
        let view = object as! UIView
        let ownIndex = subviews.firstIndex { $0 === view }
        view.willMove(toSuperview: self)
        if view.superview != nil { view._detach() }
        var place = Swift.min(index, subviews.count)
        if let ownIndex, ownIndex < index { place = Swift.min(Swift.max(index - 1, 0), subviews.count) }
        let next = subviews.indices.contains(place) ? subviews[place].layer : nil
        subviews.insert(view, at: place)
        view.superview = self
        layer._insert(view.layer, before: next)
        view.didMoveToSuperview()
        if window != nil { view._enterWindow() }
        didAddSubview(view)
      }
      func _detach() {
        guard let old = superview else { return }
        old.willRemoveSubview(self)
        old.subviews.removeAll { $0 === self }
        old.layer.sublayers?.removeAll { $0 === layer }
        superview = nil
      }
      public func removeFromSuperview() {
        willMove(toSuperview: nil)
        superview?._forget(self)
        _detach()
        didMoveToSuperview()
      }
      func _forget(_ view: UIView) {}
      public func bringSubviewToFront(_ view: UIView) { _insert(view, at: subviews.count) }
      public func sendSubviewToBack(_ view: UIView) { _insert(view, at: 0) }
      public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        let (a, b) = (subviews[Swift.min(first, second)], subviews[Swift.max(first, second)])
        _insert(b, at: Swift.min(first, second))
        _insert(a, at: Swift.max(first, second))
      }
      public func isDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let current = next {
          if current === view { return true }
          next = current.superview
        }
        return false
      }
      public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
      }
      public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (a, b) = (_absolute, view?._absolute ?? .zero)
        return CGPoint(x: point.x + a.x - b.x, y: point.y + a.y - b.y)
      }
      public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (a, b) = (_absolute, view?._absolute ?? .zero)
        return CGPoint(x: point.x + b.x - a.x, y: point.y + b.y - a.y)
      }
      public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let origin = convert(rect.origin, to: view)
        return CGRect(x: origin.x, y: origin.y, width: rect.width, height: rect.height)
      }
      public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let origin = convert(rect.origin, from: view)
        return CGRect(x: origin.x, y: origin.y, width: rect.width, height: rect.height)
      }
      var _absolute: CGPoint {
        let own = frame.origin
        guard let superview else { return own }
        let outer = superview._absolute
        return CGPoint(x: outer.x + own.x - superview._origin.x, y: outer.y + own.y - superview._origin.y)
      }
    }
    """
}
