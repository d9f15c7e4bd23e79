/// A range of a string in UTF-16 code units, as in Foundation's `NSRange`.
package struct UnitRange: Hashable, Sendable {
  /// The location of the first unit; `Int.max` represents a range that was not found.
  package var location: Int
  /// The number of units.
  package var length: Int

  /// The range that represents a missing match, as `NSNotFound` does.
  static let nowhere = UnitRange(location: .max, length: 0)

  /// The end of the range, after its last unit.
  package var end: Int { location.addingReportingOverflow(length).partialValue }

  /// Returns the range of units, or nil if it exceeds the number of units.
  func units(within count: Int) -> Range<Int>? {
    guard location >= 0, length >= 0, location <= count, length <= count - location else { return nil }
    return location..<location + length
  }

  /// Returns the intersection of two ranges, or nil if they do not overlap.
  package func intersection(_ other: UnitRange) -> UnitRange? {
    let (low, high) = (max(location, other.location), min(end, other.end))
    return low < high ? UnitRange(location: low, length: high - low) : nil
  }
}

extension UnitRange {
  /// Creates a unit range from a range of integers.
  package init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }

  /// Creates a unit range from a range of string indices.
  package init(_ range: Range<String.Index>, in text: String) {
    let start = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
    self.init(location: start, length: text.utf16.distance(from: text.startIndex, to: range.upperBound) - start)
  }

  /// Returns the string indices of the range, or nil if it exceeds the string or splits a Unicode scalar.
  package func indexRange(in text: String) -> Range<String.Index>? {
    guard let units = units(within: text.utf16.count) else { return nil }
    let start = text.utf16.index(text.startIndex, offsetBy: units.lowerBound)
    let end = text.utf16.index(start, offsetBy: units.count)
    guard start.samePosition(in: text.unicodeScalars) != nil, end.samePosition(in: text.unicodeScalars) != nil else {
      return nil
    }
    return start..<end
  }
}

extension TypeBinding where T == UnitRange {
  /// The binding to `NSRange` values.
  package static var unitRange: TypeBinding { .native("NSRange") }
}
