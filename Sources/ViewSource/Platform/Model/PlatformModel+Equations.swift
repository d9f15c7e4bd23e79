extension PlatformModel {
  /// The equations of constraints, and the frames that follow from them.
  static let equations = """
    /// The constraints of a view's subtree as linear equations over the left, top, width and height of each view.
    class _Solution {
      let root: UIView
      var views: [UIView] = []
      var guides: [UILayoutGuide] = []
      var rows: [[Double]] = []
      var values: [Double] = []
      init(_ root: UIView) {
        self.root = root
        collect(root)
      }
      func collect(_ view: UIView) {
        view._index = views.count
        view._solving = root
        views.append(view)
        // The guide of a scroll view's content is made on its first use, which may be that of a constraint.
        if !view.subviews.isEmpty, let scroll = view as? UIScrollView { _ = scroll.contentLayoutGuide }
        for guide in view.layoutGuides {
          guide._index = guides.count
          guides.append(guide)
        }
        for child in view.subviews { collect(child) }
      }
      func index(of item: Any) -> Int? {
        if let view = item as? UIView { return view._solving === root ? 4 * view._index : nil }
        if let guide = item as? UILayoutGuide, guide._insets == nil { return 4 * (views.count + guide._index) }
        return nil
      }
      /// Returns the terms and the constant of an attribute.
      func sum(_ item: Any, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double) -> [Double]? {
        if let guide = item as? UILayoutGuide, let insets = guide._insets, let view = guide.owningView {
          guard let base = sum(view, attribute, factor) else { return nil }
          var shift = 0.0
          switch attribute {
          case .left, .leading: shift = insets.left
          case .right, .trailing: shift = -insets.right
          case .top: shift = insets.top
          case .bottom: shift = -insets.bottom
          case .width: shift = -insets.left - insets.right
          case .height: shift = -insets.top - insets.bottom
          case .centerX: shift = (insets.left - insets.right) / 2
          case .centerY: shift = (insets.top - insets.bottom) / 2
          default: break
          }
          return [base[0] + factor * shift] + base.dropFirst()
        }
        guard let first = index(of: item) else { return nil }
        let (x, y, w, h) = (Double(first), Double(first + 1), Double(first + 2), Double(first + 3))
        let margins = (item as? UIView)?.layoutMargins ?? .zero
        var attribute = attribute
        if UIView._isMirrored {
          if attribute == .left { attribute = .trailing } else if attribute == .right { attribute = .leading }
        }
        switch attribute {
        case .left, .leading: return [0, x, factor]
        case .right, .trailing: return [0, x, factor, w, factor]
        case .top: return [0, y, factor]
        case .bottom: return [0, y, factor, h, factor]
        case .width: return [0, w, factor]
        case .height: return [0, h, factor]
        case .centerX: return [0, x, factor, w, factor / 2]
        case .centerY: return [0, y, factor, h, factor / 2]
        case .leftMargin, .leadingMargin: return [factor * margins.left, x, factor]
        case .rightMargin, .trailingMargin: return [-factor * margins.right, x, factor, w, factor]
        case .topMargin: return [factor * margins.top, y, factor]
        case .bottomMargin: return [-factor * margins.bottom, y, factor, h, factor]
        case .centerXWithinMargins: return [factor * (margins.left - margins.right) / 2, x, factor, w, factor / 2]
        case .centerYWithinMargins: return [factor * (margins.top - margins.bottom) / 2, y, factor, h, factor / 2]
        case .firstBaseline: return [factor * ((item as? UIView)?._baselines?[0] ?? 0), y, factor]
        case .lastBaseline: return [-factor * ((item as? UIView)?._baselines?[1] ?? 0), y, factor, h, factor]
        default: return nil
        }
      }
      /// Returns the guide of a scroll view's content if a constraint ties an edge of the scroll view to a view inside.
      func target(_ item: Any?, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?) -> Any? {
        guard let scroll = item as? UIScrollView, let other, other !== scroll, other.isDescendant(of: scroll) else { return item }
        return attribute == .width || attribute == .height ? item : scroll.contentLayoutGuide
      }
      func add(_ constraint: NSLayoutConstraint) {
        let (a, b) = (constraint._view(of: constraint.firstItem), constraint._view(of: constraint.secondItem))
        let firstItem = target(constraint.firstItem, constraint.firstAttribute, b)
        let secondItem = target(constraint.secondItem, constraint.secondAttribute, a)
        guard let first = sum(firstItem!, constraint.firstAttribute, 1) else { return }
        var row: [Double] = [Double(constraint.priority.rawValue)]
        let isFlipped =
          UIView._isMirrored && (constraint.firstAttribute == .left || constraint.firstAttribute == .right)
        let constant = isFlipped ? -Double(constraint.constant) : Double(constraint.constant)
        row.append(constraint.relation == .equal ? 0 : constraint.relation == .lessThanOrEqual ? -1 : 1)
        if let item = secondItem {
          guard let second = sum(item, constraint.secondAttribute, -Double(constraint.multiplier)) else { return }
          row.append(first[0] + second[0] - constant)
          row += first.dropFirst()
          row += second.dropFirst()
        } else {
          row.append(first[0] - constant)
          row += first.dropFirst()
        }
        rows.append(row)
      }
      func fix(_ variable: Int, _ value: CGFloat, _ priority: Double = 1000) {
        rows.append([priority, 0, -Double(value), Double(variable), 1])
      }
      func describe(_ target: CGSize, _ horizontal: Double, _ vertical: Double) {
        fix(0, 0)
        fix(1, 0)
        fix(2, target.width, horizontal)
        fix(3, target.height, vertical)
        for view in views {
          let first = 4 * view._index
          if view !== root, view.translatesAutoresizingMaskIntoConstraints, let outer = view.superview, !view._isArranged {
            let base = 4 * outer._index
            let frame = view.frame
            rows.append([1000, 0, -Double(frame.minX), Double(first), 1, Double(base), -1])
            rows.append([1000, 0, -Double(frame.minY), Double(first + 1), 1, Double(base + 1), -1])
            fix(first + 2, frame.width)
            fix(first + 3, frame.height)
          } else {
            rows.append([1000, 1, 0, Double(first + 2), 1])
            rows.append([1000, 1, 0, Double(first + 3), 1])
            let own = view.intrinsicContentSize
            if own.width >= 0 {
              let width = Swift.min(own.width, view._widthLimit ?? own.width)
              rows.append([Double(view._huggings[0]), -1, -Double(width), Double(first + 2), 1])
              rows.append([Double(view._resistances[0]), 1, -Double(width), Double(first + 2), 1])
            }
            if own.height >= 0 {
              let height = view._heightForWidth ?? own.height
              rows.append([Double(view._huggings[1]), -1, -Double(height), Double(first + 3), 1])
              rows.append([Double(view._resistances[1]), 1, -Double(height), Double(first + 3), 1])
            }
          }
          for constraint in view.constraints { add(constraint) }
          for constraint in view._ownConstraints() { add(constraint) }
        }
        for index in 0..<guides.count {
          let first = 4 * (views.count + index)
          rows.append([1000, 1, 0, Double(first + 2), 1])
          rows.append([1000, 1, 0, Double(first + 3), 1])
        }
      }
      func run() -> Bool {
        guard let found = _solved(4 * (views.count + guides.count), rows) else {
          _undraw("the constraints of '\\(type(of: root))' contradict each other")
          return false
        }
        values = found
        return true
      }
      func solve(_ target: CGSize, _ horizontal: Double, _ vertical: Double) -> CGSize? {
        describe(target, horizontal, vertical)
        guard run() else { return nil }
        return CGSize(width: values[2], height: values[3])
      }
      func apply() {
        describe(root.bounds.size, 1000, 1000)
        guard run() else { return }
        place(root)
      }
      func place(_ view: UIView) {
        let base = 4 * view._index
        for child in view.subviews where !child.translatesAutoresizingMaskIntoConstraints || child._isArranged {
          let first = 4 * child._index
          child.frame = CGRect(
            x: values[first] - values[base], y: values[first + 1] - values[base + 1], width: values[first + 2],
            height: values[first + 3])
          place(child)
        }
      }
      /// Gives views whose text wraps the width that they got, and returns whether any of them has another height then.
      func noteWidths() -> Bool {
        var changes = false
        guard !values.isEmpty else { return false }
        for view in views where view._wraps {
          let width = CGFloat(values[4 * view._index + 2])
          let natural = view.intrinsicContentSize
          if natural.width > width + 0.01 {
            let height = view.sizeThatFits(CGSize(width: width, height: 100000)).height
            if view._heightForWidth != height || view._widthLimit != width { changes = true }
            view._widthLimit = width
            view._heightForWidth = height
          } else if view._widthLimit != nil, natural.width <= width {
            view._widthLimit = nil
            view._heightForWidth = nil
          }
        }
        return changes
      }
    }
    """
}
