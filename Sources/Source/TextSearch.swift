// Searches under the names of the standard library's module for regular expressions, whose functions yield to those of
// any other module. A program that calls one of that module's functions contains all of it, 1.2 MB.

extension StringProtocol {
  /// Returns whether the text contains the characters of another one, in its order.
  package func contains(_ other: String) -> Bool { firstRange(of: other) != nil }
}

extension BidirectionalCollection where Element: Comparable {
  /// Returns the range of the first elements that equal those of another collection, or nil if there are none.
  ///
  /// An empty collection is found at the start.
  package func firstRange<Other: Collection>(of other: Other) -> Range<Index>? where Other.Element == Element {
    range(of: other, from: startIndex)
  }
}

extension RangeReplaceableCollection where Element: Equatable {
  /// Returns a copy in which another collection takes the place of each occurrence of a collection, from the start on.
  package func replacing<Other: Collection, Replacement: Collection>(
    _ other: Other, with replacement: Replacement, maxReplacements: Int = .max
  ) -> Self where Other.Element == Element, Replacement.Element == Element {
    var result = Self()
    var (start, count) = (startIndex, 0)
    while count < maxReplacements, !other.isEmpty, let found = range(of: other, from: start) {
      result.append(contentsOf: self[start..<found.lowerBound])
      result.append(contentsOf: replacement)
      (start, count) = (found.upperBound, count + 1)
    }
    result.append(contentsOf: self[start...])
    return result
  }
}

extension Collection where Element: Equatable {
  fileprivate func range<Other: Collection>(of other: Other, from start: Index) -> Range<Index>?
  where Other.Element == Element {
    var start = start
    while true {
      var (end, position) = (start, other.startIndex)
      while position < other.endIndex, end < endIndex, self[end] == other[position] {
        formIndex(after: &end)
        other.formIndex(after: &position)
      }
      if position == other.endIndex { return start..<end }
      if start == endIndex { return nil }
      formIndex(after: &start)
    }
  }
}
