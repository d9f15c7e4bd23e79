import CPlumblineICU

/// A regular expression with the syntax of Foundation's, compiled by ICU.
///
/// Positions are counted in UTF-16 code units, like those of Foundation. ICU is loaded when a program first creates an
/// expression.
package final class RegularExpression {
  /// The pattern.
  package let pattern: String
  /// The number of capture groups.
  package let groupCount: Int
  private let expression: OpaquePointer

  /// The ranges of a match and its capture groups, in order; nil for a group that takes no part in the match.
  package typealias Match = [Range<Int>?]

  /// The failure to compile an expression or to complete a search.
  package enum Failure: Error {
    /// ICU is not installed.
    case noLibrary
    /// The pattern is invalid.
    case wrongPattern
    /// The search exceeds ICU's limits of time or memory.
    case unfinished
  }

  /// Compiles a regular expression.
  package init(_ pattern: String, _ options: Options = []) throws(Failure) {
    guard ICU.isInstalled else { throw .noLibrary }
    let units = Array(pattern.utf16)
    let opened = ICU.opened { icu_uregex_open(units + [0], Int32(units.count), options.flags, nil, $0) }
    guard let opened else { throw .wrongPattern }
    var status = ICU.success
    icu_uregex_setTimeLimit(opened, Self.timeLimit, &status)
    self.pattern = pattern
    expression = opened
    groupCount = Int(icu_uregex_groupCount(opened, &status))
  }

  deinit { icu_uregex_close(expression) }

  /// The time limit of a search in ICU's units of about a millisecond, because a pattern may take exponential time.
  private static let timeLimit: Int32 = 300

  /// Returns the matches in a range of a text, from its beginning until a closure returns that they are enough.
  package func matches(
    in units: [UInt16], _ range: Range<Int>, isAnchored: Bool = false, isEnough: ([Match]) -> Bool = { _ in false }
  ) throws(Failure) -> [Match] {
    var found: [Match] = []
    var status = ICU.success
    // ICU reads the text without copying it, and does not accept a null pointer.
    (units + [0]).withUnsafeBufferPointer { buffer in
      icu_uregex_setText(expression, buffer.baseAddress.unsafelyUnwrapped, Int32(units.count), &status)
      icu_uregex_setRegion(expression, Int32(range.lowerBound), Int32(range.upperBound), &status)
      if isAnchored {
        if icu_uregex_lookingAt(expression, -1, &status) != 0, !ICU.isFailure(status) { found.append(match()) }
      } else {
        while !ICU.isFailure(status), icu_uregex_findNext(expression, &status) != 0, !ICU.isFailure(status) {
          found.append(match())
          if isEnough(found) { break }
        }
      }
    }
    if ICU.isFailure(status) { throw .unfinished }
    return found
  }

  /// Returns the ranges of ICU's current match.
  private func match() -> Match {
    (0...groupCount).map { group in
      var status = ICU.success
      let start = icu_uregex_start(expression, Int32(group), &status)
      let end = icu_uregex_end(expression, Int32(group), &status)
      return !ICU.isFailure(status) && start >= 0 ? Int(start)..<Int(end) : nil
    }
  }

  /// Returns the number of a named capture group, or nil if there is none with the name.
  package func group(named name: String) -> Int? {
    var status = ICU.success
    let number = icu_uregex_groupNumberFromCName(expression, name, -1, &status)
    return !ICU.isFailure(status) ? Int(number) : nil
  }

  /// Returns a text in which each match in a range is replaced.
  ///
  /// In the template, `$1` means the match of the first capture group, and a backslash escapes the next character.
  package func replacing(in units: [UInt16], _ range: Range<Int>, with template: String) throws(Failure) -> String {
    var result: [UInt16] = []
    var end = 0
    for match in try matches(in: units, range) {
      guard let whole = match[0] else { continue }
      result += units[end..<whole.lowerBound]
      result += replacement(template, for: match, in: units)
      end = whole.upperBound
    }
    result += units[end...]
    return String(decoding: result, as: UTF16.self)
  }

  private func replacement(_ template: String, for match: Match, in units: [UInt16]) -> [UInt16] {
    var result: [UInt16] = []
    var rest = Substring(template)
    while let first = rest.popFirst() {
      if first == "\\", let next = rest.popFirst() {
        result += next.utf16
      } else if first == "$", var group = rest.first?.wholeNumberValue {
        rest.removeFirst()
        // A further digit belongs to the number if a group with that number exists.
        while let digit = rest.first?.wholeNumberValue, group * 10 + digit <= groupCount {
          group = group * 10 + digit
          rest.removeFirst()
        }
        if match.indices.contains(group), let range = match[group] { result += units[range] }
      } else {
        result += first.utf16
      }
    }
    return result
  }
}

extension RegularExpression {
  /// The options of a pattern, with Foundation's raw values.
  package struct Options: OptionSet, Sendable {
    /// The bits, as in Foundation.
    package let rawValue: Int

    /// Creates options from Foundation's bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The options by name, with Foundation's raw values.
    package static let names: [(name: String, value: Int)] = [
      ("caseInsensitive", 1), ("allowCommentsAndWhitespace", 2), ("ignoreMetacharacters", 4),
      ("dotMatchesLineSeparators", 8), ("anchorsMatchLines", 16), ("useUnixLineSeparators", 32),
      ("useUnicodeWordBoundaries", 64),
    ]

    /// ICU's flags, in the order of Foundation's bits.
    private static let allFlags: [Int32] = [
      Int32(ICU_UREGEX_CASE_INSENSITIVE), Int32(ICU_UREGEX_COMMENTS), Int32(ICU_UREGEX_LITERAL),
      Int32(ICU_UREGEX_DOTALL), Int32(ICU_UREGEX_MULTILINE), Int32(ICU_UREGEX_UNIX_LINES),
      Int32(ICU_UREGEX_UWORD),
    ]

    /// The options as ICU's flags.
    fileprivate var flags: UInt32 {
      Self.allFlags.enumerated().reduce(0) { rawValue & 1 << $1.offset == 0 ? $0 : $0 | UInt32($1.element) }
    }
  }
}
