extension PlatformModel {
  /// Anchors, which make constraints.
  static let anchors = """
    public class NSLayoutAnchor {
      let _item: Any
      let _attribute: NSLayoutConstraint.Attribute
      init(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) {
        _item = item
        _attribute = attribute
      }
      func _constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ multiplier: CGFloat, _ constant: CGFloat
      ) -> NSLayoutConstraint {
        NSLayoutConstraint(
          item: _item, attribute: _attribute, relatedBy: relation, toItem: other?._item,
          attribute: other?._attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
      }
      public func constraint(equalTo other: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        _constraint(.equal, other, 1, constant)
      }
      public func constraint(greaterThanOrEqualTo other: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        _constraint(.greaterThanOrEqual, other, 1, constant)
      }
      public func constraint(lessThanOrEqualTo other: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        _constraint(.lessThanOrEqual, other, 1, constant)
      }
      public func constraint(
        equalToSystemSpacingAfter other: NSLayoutAnchor, multiplier: CGFloat = 1
      ) -> NSLayoutConstraint { _constraint(.equal, other, 1, 8 * multiplier) }
      public func constraint(
        greaterThanOrEqualToSystemSpacingAfter other: NSLayoutAnchor, multiplier: CGFloat = 1
      ) -> NSLayoutConstraint { _constraint(.greaterThanOrEqual, other, 1, 8 * multiplier) }
      public func constraint(
        equalToSystemSpacingBelow other: NSLayoutAnchor, multiplier: CGFloat = 1
      ) -> NSLayoutConstraint { _constraint(.equal, other, 1, 8 * multiplier) }
      public func constraint(
        greaterThanOrEqualToSystemSpacingBelow other: NSLayoutAnchor, multiplier: CGFloat = 1
      ) -> NSLayoutConstraint { _constraint(.greaterThanOrEqual, other, 1, 8 * multiplier) }
    }
    public class NSLayoutXAxisAnchor: NSLayoutAnchor {}
    public class NSLayoutYAxisAnchor: NSLayoutAnchor {}
    public class NSLayoutDimension: NSLayoutAnchor {
      public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { _constraint(.equal, nil, 1, constant) }
      public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        _constraint(.greaterThanOrEqual, nil, 1, constant)
      }
      public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        _constraint(.lessThanOrEqual, nil, 1, constant)
      }
      public func constraint(
        equalTo other: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
      ) -> NSLayoutConstraint { _constraint(.equal, other, multiplier, constant) }
      public func constraint(
        greaterThanOrEqualTo other: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
      ) -> NSLayoutConstraint { _constraint(.greaterThanOrEqual, other, multiplier, constant) }
      public func constraint(
        lessThanOrEqualTo other: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
      ) -> NSLayoutConstraint { _constraint(.lessThanOrEqual, other, multiplier, constant) }
    }
    """
}
