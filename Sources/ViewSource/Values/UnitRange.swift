/// A part of a text in units of UTF-16, as Foundation's older types count: `NSRange`.
struct UnitRange: Hashable, Sendable {
  /// The first unit; the largest number says that there is none.
  var location: Int
  /// How many units.
  var length: Int

  /// The place that is nowhere.
  static let nowhere = UnitRange(location: .max, length: 0)

  /// The unit behind the last one.
  var end: Int { location.addingReportingOverflow(length).partialValue }

  /// The units, or nil for what lies nowhere or beyond so many units.
  func units(within count: Int) -> Range<Int>? {
    guard location >= 0, length >= 0, location <= count, length <= count - location else { return nil }
    return location..<location + length
  }

  /// The units that both parts have.
  func intersection(_ other: UnitRange) -> UnitRange? {
    let (low, high) = (max(location, other.location), min(end, other.end))
    return low < high ? UnitRange(location: low, length: high - low) : nil
  }
}

extension UnitRange {
  /// The units of a range.
  init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }

  /// The units that lie between two places of a text.
  init(_ range: Range<String.Index>, in text: String) {
    let start = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
    self.init(location: start, length: text.utf16.distance(from: text.startIndex, to: range.upperBound) - start)
  }

  /// The places of a text, or nil if there are fewer units or one is half a character of Unicode.
  func places(in text: String) -> Range<String.Index>? {
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
  /// A part of a text in units of UTF-16.
  static var unitRange: TypeBinding { .native("NSRange") }
}
