import CPlumblineICU

/// A regular expression, compiled by ICU, whose expressions Foundation's are.
///
/// Places are counted in UTF-16, as Foundation counts them. ICU is opened when a file first makes an expression.
package final class RegularExpression {
  /// What was written.
  package let pattern: String
  /// How many groups the pattern has beside the whole.
  package let groupCount: Int
  private let expression: OpaquePointer

  /// Where a match and its groups lie, the whole first; nil for a group that takes no part.
  package typealias Match = [Range<Int>?]

  /// Why there is no expression or no answer.
  package enum Failure: Error {
    /// ICU is not installed.
    case noLibrary
    /// The pattern is wrong.
    case wrongPattern
    /// The search takes more steps, or more memory, than ICU is allowed.
    case unfinished
  }

  /// Compiles a pattern.
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

  /// How long one search may take, in ICU's units, each about a millisecond: a pattern may need more than a lifetime.
  private static let timeLimit: Int32 = 300

  /// The matches within a part of a text, from its beginning, until the closure says that they are enough.
  package func matches(
    in units: [UInt16], _ range: Range<Int>, isAnchored: Bool = false, isEnough: ([Match]) -> Bool = { _ in false }
  ) throws(Failure) -> [Match] {
    var found: [Match] = []
    var status = ICU.success
    // ICU reads the text in place, and takes no missing one.
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

  /// Where the match that ICU has just found lies.
  private func match() -> Match {
    (0...groupCount).map { group in
      var status = ICU.success
      let start = icu_uregex_start(expression, Int32(group), &status)
      let end = icu_uregex_end(expression, Int32(group), &status)
      return !ICU.isFailure(status) && start >= 0 ? Int(start)..<Int(end) : nil
    }
  }

  /// The number of a group with a name, or nil for a name that no group has.
  package func group(named name: String) -> Int? {
    var status = ICU.success
    let number = icu_uregex_groupNumberFromCName(expression, name, -1, &status)
    return !ICU.isFailure(status) ? Int(number) : nil
  }

  /// A text in which each match of a part is replaced.
  ///
  /// In the template `$1` stands for what the first group matched, and a character after a backslash for itself.
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
        // A further digit belongs to the number as long as there are as many groups.
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
  /// How a pattern is read, by Foundation's numbers.
  package struct Options: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The options by name, each with Foundation's number.
    package static let names: [(name: String, value: Int)] = [
      ("caseInsensitive", 1), ("allowCommentsAndWhitespace", 2), ("ignoreMetacharacters", 4),
      ("dotMatchesLineSeparators", 8), ("anchorsMatchLines", 16), ("useUnixLineSeparators", 32),
      ("useUnicodeWordBoundaries", 64),
    ]

    /// ICU's flags, in the order of Foundation's numbers.
    private static let allFlags: [Int32] = [
      Int32(ICU_UREGEX_CASE_INSENSITIVE), Int32(ICU_UREGEX_COMMENTS), Int32(ICU_UREGEX_LITERAL),
      Int32(ICU_UREGEX_DOTALL), Int32(ICU_UREGEX_MULTILINE), Int32(ICU_UREGEX_UNIX_LINES),
      Int32(ICU_UREGEX_UWORD),
    ]

    /// ICU's flags of the options.
    fileprivate var flags: UInt32 {
      Self.allFlags.enumerated().reduce(0) { rawValue & 1 << $1.offset == 0 ? $0 : $0 | UInt32($1.element) }
    }
  }
}
