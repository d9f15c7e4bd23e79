import PlumblineLayout

/// A range of line counts.
struct LineRange: Sendable {
  /// The minimum number of lines, or nil.
  let lowerBound: Int?
  /// The maximum number of lines, or nil.
  let upperBound: Int?
}

extension TypeBinding where T == TextScale {
  /// A scale of text.
  static var textScale: TypeBinding { .native("Text.Scale") }
}

extension TypeBinding where T == LineRange {
  /// A range of line counts, open or closed.
  static var lineRange: TypeBinding {
    TypeBinding(
      type: .range(.int),
      read: { value, _ in
        guard case .range(let range) = value else { return nil }
        let most = range.upper?.value.asInt.map { range.isClosed ? $0 : $0 - 1 }
        return LineRange(lowerBound: range.lower?.value.asInt, upperBound: most)
      },
      write: { _ in .void })
  }
}
