extension LayoutNode {
  /// Sets a horizontal guide of the view, in its own coordinates.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> LayoutNode {
    alignmentGuide(guide.key, computeValue: computeValue)
  }

  /// Sets a vertical guide of the view, in its own coordinates.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> LayoutNode {
    alignmentGuide(guide.key, computeValue: computeValue)
  }

  /// Sets a guide of the view; a value that is no number counts as 0.
  public func alignmentGuide(
    _ key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> Double
  ) -> LayoutNode {
    LayoutNode(view: "alignmentGuide", .alignmentGuide(key) { computeValue($0).finite }, children: [self])
  }
}
