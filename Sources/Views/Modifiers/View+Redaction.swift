extension View {
  /// Replaces texts and images with placeholders.
  ///
  /// - Example: `Text("a").redacted(reason: .placeholder)`
  public func redacted(reason: RedactionReasons) -> LoweredView {
    lowered { $0.redacted(reason: reason) }
  }
  /// Removes the redaction of views within.
  ///
  /// - Example: `Text("a").unredacted().redacted(reason: .placeholder)`
  public func unredacted() -> LoweredView { lowered { $0.redacted(false) } }
  /// Limits the preferred text size to a range.
  ///
  /// - Example: `Text("a").dynamicTypeSize(.small ... .xLarge)`
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> LoweredView {
    lowered { $0.dynamicTypeSize(from: range.lowerBound, through: range.upperBound) }
  }
  /// Sets the minimum of the preferred text size.
  public func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> LoweredView {
    lowered { $0.dynamicTypeSize(from: range.lowerBound, through: nil) }
  }
  /// Sets the maximum of the preferred text size.
  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> LoweredView {
    lowered { $0.dynamicTypeSize(from: nil, through: range.upperBound) }
  }
}
