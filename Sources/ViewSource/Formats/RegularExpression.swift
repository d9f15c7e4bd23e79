import PlumblineLayout

/// A regular expression, compiled by the ICU of the Swift toolchain, whose expressions Foundation's are.
///
/// Places are counted in UTF-16, as Foundation counts them. ICU is opened when a file first makes an expression.
final class RegularExpression {
  /// What was written.
  let pattern: String
  /// How many groups the pattern has beside the whole.
  let groupCount: Int
  private let library: Library
  private let expression: OpaquePointer

  /// Where a match and its groups lie, the whole first; nil for a group that takes no part.
  typealias Match = [Range<Int>?]

  /// Why there is no expression or no answer.
  enum Failure: Error {
    /// The toolchain's ICU is not installed.
    case noLibrary
    /// The pattern is wrong.
    case wrongPattern
    /// The search takes more steps, or more memory, than ICU is allowed.
    case unfinished
  }

  /// Compiles a pattern.
  init(_ pattern: String, _ options: Options = []) throws(Failure) {
    guard let library = Library.shared else { throw .noLibrary }
    let units = Array(pattern.utf16)
    var status: Int32 = 0
    guard let expression = library.open(units + [0], Int32(units.count), options.flags, nil, &status), status <= 0
    else {
      throw .wrongPattern
    }
    library.setTimeLimit(expression, Self.timeLimit, &status)
    self.pattern = pattern
    self.library = library
    self.expression = expression
    groupCount = Int(library.groupCount(expression, &status))
  }

  deinit { library.close(expression) }

  /// How long one search may take, in ICU's units, each about a millisecond: a pattern may need more than a lifetime.
  private static let timeLimit: Int32 = 300

  /// The matches within a part of a text, from its beginning, until the closure says that they are enough.
  func matches(
    in units: [UInt16], _ range: Range<Int>, isAnchored: Bool = false, isEnough: ([Match]) -> Bool = { _ in false }
  ) throws(Failure) -> [Match] {
    var found: [Match] = []
    var status: Int32 = 0
    // ICU reads the text in place, and takes no missing one.
    (units + [0]).withUnsafeBufferPointer { buffer in
      library.setText(expression, buffer.baseAddress.unsafelyUnwrapped, Int32(units.count), &status)
      library.setRegion(expression, Int32(range.lowerBound), Int32(range.upperBound), &status)
      if isAnchored {
        if library.lookingAt(expression, -1, &status) != 0, status <= 0 { found.append(match()) }
      } else {
        while status <= 0, library.findNext(expression, &status) != 0, status <= 0 {
          found.append(match())
          if isEnough(found) { break }
        }
      }
    }
    if status > 0 { throw .unfinished }
    return found
  }

  /// Where the match that ICU has just found lies.
  private func match() -> Match {
    (0...groupCount).map { group in
      var status: Int32 = 0
      let start = library.start(expression, Int32(group), &status)
      let end = library.end(expression, Int32(group), &status)
      return status <= 0 && start >= 0 ? Int(start)..<Int(end) : nil
    }
  }

  /// The number of a group with a name, or nil for a name that no group has.
  func group(named name: String) -> Int? {
    var status: Int32 = 0
    let number = library.groupNumber(expression, name, -1, &status)
    return status <= 0 ? Int(number) : nil
  }

  /// A text in which each match of a part is replaced.
  ///
  /// In the template `$1` stands for what the first group matched, and a character after a backslash for itself.
  func replacing(in units: [UInt16], _ range: Range<Int>, with template: String) throws(Failure) -> String {
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
  struct Options: OptionSet, Sendable {
    let rawValue: Int

    /// The options by name, each with Foundation's and ICU's number.
    static let names: [(name: String, value: Int, flag: UInt32)] = [
      ("caseInsensitive", 1, 2), ("allowCommentsAndWhitespace", 2, 4), ("ignoreMetacharacters", 4, 16),
      ("dotMatchesLineSeparators", 8, 32), ("anchorsMatchLines", 16, 8), ("useUnixLineSeparators", 32, 1),
      ("useUnicodeWordBoundaries", 64, 256),
    ]

    /// ICU's numbers of the options.
    fileprivate var flags: UInt32 { Self.names.reduce(0) { rawValue & $1.value == 0 ? $0 : $0 | $1.flag } }
  }

  /// ICU's functions for expressions.
  private struct Library: @unchecked Sendable {
    typealias Status = UnsafeMutablePointer<Int32>
    typealias Units = UnsafePointer<UInt16>
    typealias Place = @convention(c) (OpaquePointer, Int32, Status) -> Int32

    let open: @convention(c) (Units, Int32, UInt32, UnsafeMutableRawPointer?, Status) -> OpaquePointer?
    let close: @convention(c) (OpaquePointer) -> Void
    let setTimeLimit: @convention(c) (OpaquePointer, Int32, Status) -> Void
    let groupCount: @convention(c) (OpaquePointer, Status) -> Int32
    let groupNumber: @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32, Status) -> Int32
    let setText: @convention(c) (OpaquePointer, Units, Int32, Status) -> Void
    let setRegion: @convention(c) (OpaquePointer, Int32, Int32, Status) -> Void
    let lookingAt: @convention(c) (OpaquePointer, Int32, Status) -> Int8
    let findNext: @convention(c) (OpaquePointer, Status) -> Int8
    let start: Place
    let end: Place

    /// The functions, or nil where the toolchain's runtime is not installed.
    static let shared = UnicodeRuntime.shared.flatMap { Library($0) }

    private init?(_ runtime: UnicodeRuntime) {
      func function<F>(_ name: String, as type: F.Type = F.self) -> F? { runtime.function("uregex_" + name, as: type) }
      guard
        let open = function(
          "open",
          as: (@convention(c) (Units, Int32, UInt32, UnsafeMutableRawPointer?, Status) -> OpaquePointer?).self),
        let close = function("close", as: (@convention(c) (OpaquePointer) -> Void).self),
        let setTimeLimit = function("setTimeLimit", as: (@convention(c) (OpaquePointer, Int32, Status) -> Void).self),
        let groupCount = function("groupCount", as: (@convention(c) (OpaquePointer, Status) -> Int32).self),
        let groupNumber = function(
          "groupNumberFromCName",
          as: (@convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32, Status) -> Int32).self),
        let setText = function("setText", as: (@convention(c) (OpaquePointer, Units, Int32, Status) -> Void).self),
        let setRegion = function(
          "setRegion", as: (@convention(c) (OpaquePointer, Int32, Int32, Status) -> Void).self),
        let lookingAt = function("lookingAt", as: (@convention(c) (OpaquePointer, Int32, Status) -> Int8).self),
        let findNext = function("findNext", as: (@convention(c) (OpaquePointer, Status) -> Int8).self),
        let start = function("start", as: Place.self), let end = function("end", as: Place.self)
      else { return nil }
      self.open = open
      self.close = close
      self.setTimeLimit = setTimeLimit
      self.groupCount = groupCount
      self.groupNumber = groupNumber
      self.setText = setText
      self.setRegion = setRegion
      self.lookingAt = lookingAt
      self.findNext = findNext
      self.start = start
      self.end = end
    }
  }
}
