import Glibc

/// A scanner that finds source that nests too deeply for the parsers, in one pass over its bytes.
///
/// SwiftSyntax's parser doubles its work with each `[` that directly follows another, and a recursive parser overflows
/// the stack at about a thousand other brackets, angle brackets, arrows or question marks in a row.
struct NestingGuard {
  /// The maximum depth of brackets of any kind.
  static let bracketLimit = 250
  /// The maximum depth of square brackets with only opening brackets between them.
  static let squareLimit = 10
  /// The maximum number of operators before one operand, and of question marks, arrows or angle brackets in one
  /// statement.
  static let runLimit = 400
  /// The maximum number of members, calls or `else if` branches in one chain.
  static let chainLimit = 1_500

  private var depth = 0
  private var squares = 0
  private var operators = 0
  private var angles = 0
  private var arrows = 0
  private var marks = 0
  private var chain = ChainDepth()
  private var elses = 0
  private var conditionals = 0
  private var backticks = 0
  private var word: (start: Int, end: Int) = (0, 0)
  private var repeats = 0

  /// Returns the offset of the first byte that nests too deeply, or nil.
  static func firstFault(in text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      var scan = NestingGuard()
      return scan.scan(bytes)
    }
  }

  /// Returns whether a source has so few brackets, operators and bytes that it cannot nest too deeply in any order.
  static func isShallow(_ source: [UInt8]) -> Bool {
    guard source.count <= shallowLength else { return false }
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 256) { counts in
      counts.initialize(repeating: 0)
      for byte in source { counts[Int(byte)] &+= 1 }
      func count(_ bytes: StaticString) -> Int {
        (0..<bytes.utf8CodeUnitCount).reduce(0) { $0 + Int(counts[Int(bytes.utf8Start[$1])]) }
      }
      return count("[") <= squareLimit && count("([{") <= bracketLimit && count("<>?!-~&+@\\") <= runLimit
    }
  }

  /// The length of the longest source, in bytes, that cannot exceed the chain limit: each repetition takes two bytes.
  private static let shallowLength = 2 * chainLimit

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    var closed = false
    var strings: [(isMultiline: Bool, pounds: Int, depth: Int)] = []
    let count = bytes.count
    while index < count {
      let byte = bytes[index]
      switch byte {
      case 0x20: break
      case UInt8(ascii: "/") where index + 1 < count && bytes[index + 1] == UInt8(ascii: "/"):
        while index < count, bytes[index] != 0x0A { index += 1 }
        continue
      case UInt8(ascii: "/") where index + 1 < count && bytes[index + 1] == UInt8(ascii: "*"):
        guard let end = skipComment(bytes, from: index) else { return index }
        index = end
        continue
      case UInt8(ascii: "\""):
        var pounds = 0
        while index > pounds, bytes[index - pounds - 1] == UInt8(ascii: "#") { pounds += 1 }
        let isMultiline = index + 2 < count && bytes[index + 1] == byte && bytes[index + 2] == byte
        index += isMultiline ? 3 : 1
        guard let next = skipString(bytes, from: index, isMultiline, pounds) else { return nil }
        index = next.offset
        if next.isInterpolation {
          strings.append((isMultiline, pounds, depth))
          depth += 1
          if depth > Self.bracketLimit { return index }
        }
        continue
      case UInt8(ascii: ")") where strings.last.map { $0.depth == depth - 1 } ?? false:
        guard let string = strings.popLast() else { break }
        depth -= 1
        guard let next = skipString(bytes, from: index + 1, string.isMultiline, string.pounds) else { return nil }
        index = next.offset
        if next.isInterpolation {
          strings.append((string.isMultiline, string.pounds, depth))
          depth += 1
        }
        continue
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
        operators = 0
        squares = 0
        closed = false
        chain.endsWithDot = false
        guard let end = skipWord(bytes, from: index) else { return index }
        index = end
        continue
      default:
        if closed, byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { chain.extend() }
        if byte == 0x0A { chain.endLine(bytes, at: index) }
        if byte > 0x20 { chain.endsWithDot = byte == UInt8(ascii: ".") }
        if byte > 0x20 { closed = byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") }
        if isTooDeep(at: byte, next: index + 1 < count ? bytes[index + 1] : 0) { return index }
      }
      index += 1
    }
    return nil
  }

  /// Counts a byte of code, and returns whether it nests too deeply.
  private mutating func isTooDeep(at byte: UInt8, next: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["):
      squares += 1
      depth += 1
      operators = 0
    case UInt8(ascii: "("), UInt8(ascii: "{"):
      depth += 1
      operators = 0
      if byte == UInt8(ascii: "{") { (squares, angles, arrows, marks) = (0, 0, 0, 0) }
      chain.open(isBrace: byte == UInt8(ascii: "{"))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth = max(depth - 1, 0)
      squares = 0
      operators = 0
      if byte == UInt8(ascii: "}") { (angles, arrows, marks) = (0, 0, 0) }
      chain.close()
    case UInt8(ascii: "<"):
      angles += 1
      operators += 1
    case UInt8(ascii: ">"):
      angles = max(angles - 1, 0)
    case UInt8(ascii: "-") where next == UInt8(ascii: ">"):
      arrows += 1
    case UInt8(ascii: "?"), UInt8(ascii: "!"): marks += 1
    case UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: "&"), UInt8(ascii: "+"), UInt8(ascii: "@"),
      UInt8(ascii: "\\"):
      operators += 1
    case UInt8(ascii: "."): chain.extend()
    case UInt8(ascii: ","): chain.end()
    case 0x0A where depth == 0: (angles, arrows, marks) = (0, 0, 0)
    case UInt8(ascii: ";"):
      (angles, arrows, marks) = (0, 0, 0)
      chain.end()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      operators = 0
      squares = 0
    case UInt8(ascii: "`"): backticks += 1
    default: break
    }
    return depth > Self.bracketLimit || squares > Self.squareLimit || operators > Self.runLimit
      || angles > Self.runLimit || arrows > Self.runLimit || marks > Self.runLimit || chain.depth > Self.chainLimit
      || backticks > Self.chainLimit
  }

  /// Returns the end of a word, or nil if it repeats or nests too often.
  private mutating func skipWord(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var end = start
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    repeats = isRepeated(bytes, start, end) ? repeats + 1 : 0
    word = (start, end)
    let followsPound = start > 0 && bytes[start - 1] == UInt8(ascii: "#")
    let text = UnsafeBufferPointer(rebasing: bytes[start..<end])
    if Self.isEqual(text, "else") {
      var before = start
      while before > 0, bytes[before - 1] <= 0x20 { before -= 1 }
      elses = before > 0 && bytes[before - 1] == UInt8(ascii: "}") ? elses + 1 : 0
    } else if followsPound {
      if Self.isEqual(text, "if") { conditionals += 1 }
      if Self.isEqual(text, "endif") { conditionals -= 1 }
    } else if depth == 0, !Self.isEqual(text, "if"), !Self.isEqual(text, "false"), !Self.isEqual(text, "true") {
      elses = 0
    }
    return repeats > 50 || elses > Self.chainLimit || conditionals > 50 ? nil : end
  }

  /// Returns whether a word repeats the one before it, with only whitespace, `@` and `#` between them.
  private func isRepeated(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard end - start == word.end - word.start, bytes[start] == bytes[word.start],
      (0..<end - start).allSatisfy({ bytes[start + $0] == bytes[word.start + $0] })
    else { return false }
    return (word.end..<start).allSatisfy {
      bytes[$0] <= 0x20 || bytes[$0] == UInt8(ascii: "@") || bytes[$0] == UInt8(ascii: "#")
    }
  }

  @inline(__always) private static func isEqual(_ text: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    guard text.count == word.utf8CodeUnitCount, let first = text.baseAddress else { return false }
    return memcmp(first, word.utf8Start, text.count) == 0
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: byte >= 0x80
    }
  }

  private func skipComment(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start + 2
    var nesting = 1
    while index + 1 < bytes.count, nesting > 0 {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        nesting -= 1
        index += 2
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        nesting += 1
        index += 2
        if nesting > 1_000 { return nil }
      default: index += 1
      }
    }
    return nesting > 0 ? bytes.count : index
  }

  /// Returns the end of a string literal, or the first byte of its next interpolation; nil at the end of the file.
  private func skipString(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ isMultiline: Bool, _ pounds: Int
  ) -> (offset: Int, isInterpolation: Bool)? {
    var index = start
    let quote = UInt8(ascii: "\"")
    func hasPounds(_ from: Int) -> Bool {
      from + pounds <= bytes.count && bytes[from..<from + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
    }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where hasPounds(index + 1):
        let code = index + 1 + pounds
        if code < bytes.count, bytes[code] == UInt8(ascii: "(") { return (code + 1, true) }
        index = code + 1
      case quote where !isMultiline && hasPounds(index + 1): return (index + 1 + pounds, false)
      case quote
      where isMultiline && index + 2 < bytes.count && bytes[index + 1] == quote && bytes[index + 2] == quote
        && hasPounds(index + 3):
        return (index + 3 + pounds, false)
      case 0x0A where !isMultiline: return (index, false)
      default: index += 1
      }
    }
    return nil
  }
}
