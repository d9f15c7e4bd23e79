extension LayoutNode {
  /// Returns the view with an explicit value of a horizontal guide, in points from its leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> LayoutNode {
    alignmentGuide(guide.key, computeValue: computeValue)
  }

  /// Returns the view with an explicit value of a vertical guide, in points from its top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> LayoutNode {
    alignmentGuide(guide.key, computeValue: computeValue)
  }

  /// Returns the view with an explicit value of a guide; one that is not finite counts as 0.
  public func alignmentGuide(
    _ key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> Double
  ) -> LayoutNode {
    LayoutNode(view: "alignmentGuide", .alignmentGuide(key) { computeValue($0).finite }, children: [self])
  }
}
