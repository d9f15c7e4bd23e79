import PlumblineLayout

/// The comments of a file that contain directives, `// plumbline: …` and `/* plumbline: … */`, by the figure that
/// follows each.
///
/// A directive belongs to the first figure below it, regardless of the code between them.
struct DirectiveComments {
  /// A comment with a directive.
  private struct Comment {
    /// The offsets of the comment in the file.
    var range: Range<Int>
    /// The words after the colon.
    var words: [String]
  }

  private var comments: [Comment] = []
  private var owners: [Int?] = []

  /// Finds the directives of a text and gives each to one of the figures, which are given by their source ranges.
  init(in text: String, figures: @autoclosure () -> [SourceRange]) {
    comments = Self.comments(in: text)
    guard !comments.isEmpty else { return }
    let figures = figures()
    let starts = figures.map(\.offset).sorted()
    owners = comments.map { comment in
      let offset = comment.range.lowerBound
      let isWithin = figures.contains { $0.offset < offset && offset < $0.offset + $0.length }
      return isWithin ? nil : starts.first { $0 > offset }
    }
  }

  /// Returns whether a directive of a text takes steps, for which the program must be able to act.
  static func takesSteps(in text: String) -> Bool {
    comments(in: text).contains { Preview.Directive.takesSteps($0.words) }
  }

  /// Returns the comments with directives.
  ///
  /// A file without the word `plumbline:` is not scanned.
  private static func comments(in text: String) -> [Comment] {
    guard text.utf8.count < 1 << 24, text.hasBytes(of: "plumbline:") else { return [] }
    var scanner = CommentScanner(bytes: Array(text.utf8))
    return scanner.comments().compactMap { range in
      let comment = String(decoding: scanner.bytes[range], as: UTF8.self)
      var body = comment.dropFirst(2)
      if comment.hasPrefix("/*") { body = body.dropLast(2) }
      guard let colon = body.range(ofBytes: "plumbline:") else { return nil }
      return Comment(
        range: range, words: body[colon.upperBound...].split(whereSeparator: \.isWhitespace).map(String.init))
    }
  }

  /// Returns the directives of the figure at an offset; `file` locates an offset and a length in the file.
  func directives(of offset: Int, in file: (Int, Int) -> SourceRange) -> [Preview.Directive] {
    zip(comments, owners).filter { $1 == offset }.map { comment, _ in
      Preview.Directive(words: comment.words, source: file(comment.range.lowerBound, comment.range.count))
    }
  }

  /// Returns the ranges of the directives that no figure follows.
  func dropped(in file: (Int, Int) -> SourceRange) -> [SourceRange] {
    zip(comments, owners).filter { $1 == nil }.map { comment, _ in file(comment.range.lowerBound, comment.range.count) }
  }
}

extension Preview.Directive {
  /// The directives of steps, by their first words.
  private static let steps: Set<String> = ["after", "film", "strip"]

  /// Returns whether the words form a directive that takes steps.
  fileprivate static func takesSteps(_ words: [String]) -> Bool { words.first.map(steps.contains) ?? false }

  /// Whether the directive takes steps, for which the program must be able to act.
  public var takesSteps: Bool { Self.takesSteps(words) }
}

/// Finds the comments of a text outside of strings.
struct CommentScanner {
  /// The UTF-8 bytes of the text.
  let bytes: [UInt8]
  private var index = 0

  /// Creates a scanner of bytes.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the ranges of the comments, with their marks.
  mutating func comments() -> [Range<Int>] {
    var comments: [Range<Int>] = []
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        let start = index
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        comments.append(start..<index)
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): comments.append(block())
      case UInt8(ascii: "\""): skipString()
      default: index += 1
      }
    }
    return comments
  }

  private func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  /// Skips a comment between `/*` and `*/`, which may hold others.
  private mutating func block() -> Range<Int> {
    let start = index
    var depth = 0
    repeat {
      if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
    index = min(index, bytes.count)
    return start..<index
  }

  /// Skips a string literal; quotes within an interpolation on one line begin strings of their own, which does not
  /// change the result.
  private mutating func skipString() {
    let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    index += isMultiline ? 3 : 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == UInt8(ascii: "\"") {
        guard isMultiline else {
          index += 1
          return
        }
        if byte(1) == UInt8(ascii: "\""), byte(2) == UInt8(ascii: "\"") {
          index += 3
          return
        }
        index += 1
      } else if bytes[index] == 0x0A, !isMultiline {
        return
      } else {
        index += 1
      }
    }
  }
}
