extension View {
  /// Shows bars in the places of texts and pictures.
  ///
  /// - Example: `Text("a").redacted(reason: .placeholder)`
  public func redacted(reason: RedactionReasons) -> LoweredView {
    lowered { $0.redacted(reason: reason) }
  }
  /// Shows the texts within.
  ///
  /// - Example: `Text("a").unredacted().redacted(reason: .placeholder)`
  public func unredacted() -> LoweredView { lowered { $0.redacted(false) } }
  /// Limits the preferred text size.
  ///
  /// - Example: `Text("a").dynamicTypeSize(.small ... .xLarge)`
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> LoweredView {
    lowered { $0.dynamicTypeSize(from: range.lowerBound, through: range.upperBound) }
  }
  /// Limits the preferred text size from below.
  public func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> LoweredView {
    lowered { $0.dynamicTypeSize(from: range.lowerBound, through: nil) }
  }
  /// Limits the preferred text size from above.
  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> LoweredView {
    lowered { $0.dynamicTypeSize(from: nil, through: range.upperBound) }
  }
}
