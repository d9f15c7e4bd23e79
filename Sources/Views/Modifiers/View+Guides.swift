extension View {
  /// Sets a horizontal alignment guide of the view, in its own coordinates.
  ///
  /// - Example: `Text("a").alignmentGuide(.leading) { $0.width / 3 }`
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> LoweredView {
    let computeValue = CurrentEnvironment.captured(computeValue)
    return lowered { $0.alignmentGuide(guide, computeValue: computeValue) }
  }
  /// Sets a vertical alignment guide of the view, in its own coordinates.
  ///
  /// - Example: `Text("a").alignmentGuide(.top) { $0[VerticalAlignment.center] }`
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> LoweredView {
    let computeValue = CurrentEnvironment.captured(computeValue)
    return lowered { $0.alignmentGuide(guide, computeValue: computeValue) }
  }
}
