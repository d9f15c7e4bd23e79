/// Why texts are hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Reasons of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The texts are not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The texts are nobody else's business; a figure shows them.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The texts are no longer true; a figure shows them.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  /// Shows bars in the places of texts and pictures.
  public func redacted(reason: RedactionReasons) -> LoweredView {
    lowered { reason.contains(.placeholder) ? $0.redacted(true) : $0 }
  }
  /// Shows the texts within.
  public func unredacted() -> LoweredView { lowered { $0.redacted(false) } }
  /// Limits the preferred text size.
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> LoweredView {
    lowered { view in
      view.transformEnvironment("dynamicTypeSize") {
        $0.dynamicTypeSize = min(max($0.dynamicTypeSize, range.lowerBound), range.upperBound)
      }
    }
  }
}
