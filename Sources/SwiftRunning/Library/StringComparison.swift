import PlumblineUnicode

/// The options of a string search.
package struct StringComparison: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Ignores the case of letters.
  static let caseInsensitive = StringComparison(rawValue: 1)
  /// Searches from the end.
  static let backwards = StringComparison(rawValue: 2)
  /// Matches at the start only, or at the end when searching backwards.
  static let anchored = StringComparison(rawValue: 4)
  /// Compares scalar by scalar, so that composed and decomposed letters differ.
  package static let literal = StringComparison(rawValue: 8)
  /// The string to find is a regular expression.
  static let regularExpression = StringComparison(rawValue: 16)
  /// Compares the numbers in the strings by their values.
  static let numeric = StringComparison(rawValue: 32)
  /// Ignores accents and other marks that combine with a letter.
  static let diacriticInsensitive = StringComparison(rawValue: 64)
  /// Ignores the difference between full-width or half-width letters and ordinary ones.
  static let widthInsensitive = StringComparison(rawValue: 128)
  /// Orders strings that differ only in features that the other options ignore.
  static let forcedOrdering = StringComparison(rawValue: 256)

  /// Returns a string without the differences that the options ignore.
  func folded(_ text: String) -> String {
    var text = text
    if contains(.diacriticInsensitive) { text = TextFolding.withoutDiacritics(text) ?? text }
    if contains(.widthInsensitive) { text = TextFolding.withoutWidth(text) ?? text }
    return contains(.caseInsensitive) ? text.lowercased() : text
  }
}

extension StringComparison {
  /// Returns the range of the first match in a text, or nil if there is none; an empty string has no match.
  package func range(of part: String, in text: Substring) -> Range<String.Index>? {
    guard !part.isEmpty else { return nil }
    if contains(.literal) { return literalRange(of: part, in: text) }
    let isFolding = !isDisjoint(with: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive])
    let wanted = Array(isFolding ? folded(part) : part)
    func matches(at start: String.Index) -> String.Index? {
      var index = start
      for character in wanted {
        guard index < text.endIndex else { return nil }
        let own = isFolding ? folded(String(text[index])) : String(text[index])
        guard own == String(character) else { return nil }
        index = text.index(after: index)
      }
      return index
    }
    if contains(.anchored), !contains(.backwards) {
      return matches(at: text.startIndex).map { text.startIndex..<$0 }
    }
    let starts = contains(.backwards) ? Array(text.indices.reversed()) : Array(text.indices)
    for start in starts {
      guard let end = matches(at: start) else { continue }
      if contains(.anchored), end != text.endIndex { return nil }
      return start..<end
    }
    return nil
  }
}

extension StringComparison {
  /// Returns the range of the first match whose scalars are those of the string, or nil if there is none.
  private func literalRange(of part: String, in text: Substring) -> Range<String.Index>? {
    let ignoresCase = contains(.caseInsensitive)
    func folded(_ scalar: Unicode.Scalar) -> String {
      ignoresCase ? scalar.properties.lowercaseMapping : String(scalar)
    }
    let scalars = text.unicodeScalars
    let wanted = part.unicodeScalars.map(folded)
    var starts = Array(scalars.indices)
    if contains(.backwards) { starts.reverse() }
    if contains(.anchored), !contains(.backwards) { starts = [scalars.startIndex] }
    for start in starts {
      var index = start
      var count = 0
      while count < wanted.count, index < scalars.endIndex,
        folded(scalars[index]).unicodeScalars.elementsEqual(wanted[count].unicodeScalars)
      {
        scalars.formIndex(after: &index)
        count += 1
      }
      if count == wanted.count, !(contains(.anchored) && contains(.backwards)) || index == scalars.endIndex {
        return start..<index
      }
    }
    return nil
  }

  /// Returns the order of two strings: -1, 0 or 1.
  func order(_ a: String, _ b: String) -> Int {
    if contains(.forcedOrdering) {
      let order = subtracting(.forcedOrdering).order(a, b)
      return order == 0 ? StringComparison.literal.order(a, b) : order
    }
    let (a, b) = (folded(a), folded(b))
    if contains(.numeric) { return Self.numericOrder(Substring(a), Substring(b)) }
    if contains(.literal) {
      if a.unicodeScalars.elementsEqual(b.unicodeScalars) { return 0 }
      return a.unicodeScalars.lexicographicallyPrecedes(b.unicodeScalars) ? -1 : 1
    }
    return Self.order(a, b)
  }

  /// Returns the order of two strings by their scalars, with each accent after its letter: -1, 0 or 1.
  static func order(_ a: String, _ b: String) -> Int {
    if a == b { return 0 }
    let (first, second) = (TextFolding.decomposed(a) ?? a, TextFolding.decomposed(b) ?? b)
    return first.unicodeScalars.lexicographicallyPrecedes(second.unicodeScalars) ? -1 : 1
  }
}

extension StringComparison {
  /// Returns the order of two strings whose numbers are compared by their values: -1, 0 or 1.
  private static func numericOrder(_ a: Substring, _ b: Substring) -> Int {
    func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
    var (a, b) = (a, b)
    while let x = a.first, let y = b.first {
      guard isDigit(x), isDigit(y) else {
        if x != y { return x < y ? -1 : 1 }
        a.removeFirst()
        b.removeFirst()
        continue
      }
      let (m, n) = (a.prefix(while: isDigit), b.prefix(while: isDigit))
      let (p, q) = (m.drop { $0 == "0" }, n.drop { $0 == "0" })
      if p.count != q.count { return p.count < q.count ? -1 : 1 }
      if p != q { return p < q ? -1 : 1 }
      a.removeFirst(m.count)
      b.removeFirst(n.count)
    }
    return a.isEmpty ? b.isEmpty ? 0 : -1 : 1
  }
}
