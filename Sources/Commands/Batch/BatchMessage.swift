import Glibc

/// A line that processes of a batch tell each other: fields between tabs.
///
/// Hundreds of figures a second are told, for which JSON would take as long as a twentieth of a figure. A line that makes no sense is
/// passed over, so that what else a process writes does no harm.
struct BatchMessage {
  /// The line so far, or several that were ended.
  private(set) var bytes: [UInt8] = []
  private var isFirst = true

  /// Adds a text; one with a tab or the end of a line in it is written with escapes.
  mutating func add(_ text: String) {
    separate()
    write(text)
  }

  /// Adds a whole number.
  mutating func add(_ number: Int) { add(String(number)) }

  /// Adds a list of texts, each behind a mark, so that a list of one empty text is no empty list.
  mutating func add(_ texts: [String]) {
    separate()
    for text in texts {
      bytes.append(Self.element)
      write(text)
    }
  }

  /// Ends the line.
  mutating func end() {
    bytes.append(Self.line)
    isFirst = true
  }

  private mutating func separate() {
    if !isFirst { bytes.append(Self.field) }
    isFirst = false
  }

  private mutating func write(_ text: String) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    guard bytes[start...].contains(where: Self.isSpecial) else { return }
    let plain = Array(bytes[start...])
    bytes.removeLast(plain.count)
    for byte in plain {
      if Self.isSpecial(byte) { bytes += [Self.escape, byte ^ Self.change] } else { bytes.append(byte) }
    }
  }

  private static let field = UInt8(ascii: "\t")
  fileprivate static let line = UInt8(ascii: "\n")
  private static let element: UInt8 = 0x1F
  private static let escape: UInt8 = 0x1B
  /// What makes an escaped byte a letter.
  private static let change: UInt8 = 0x40

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 && (byte == field || byte == line || byte == element || byte == escape)
  }
}

extension BatchMessage {
  /// Reads the fields of a line one after the other; fields that are not there are empty.
  struct Reader {
    private var rest: Slice<UnsafeBufferPointer<UInt8>>

    /// Reads a line without its end.
    init(_ line: Slice<UnsafeBufferPointer<UInt8>>) { rest = line }

    /// The next text.
    mutating func text() -> String { Self.text(of: next()) }

    /// The next whole number, or nil if there is none.
    mutating func number() -> Int? {
      let digits = next()
      guard !digits.isEmpty, digits.count < 18 else { return nil }
      var number = 0
      for byte in digits {
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
      }
      return number
    }

    /// The next list of texts.
    mutating func texts() -> [String] {
      next().split(separator: BatchMessage.element, omittingEmptySubsequences: false).dropFirst().map(Self.text)
    }

    private mutating func next() -> Slice<UnsafeBufferPointer<UInt8>> {
      let end = rest.firstIndex(of: BatchMessage.field) ?? rest.endIndex
      let field = rest[rest.startIndex..<end]
      rest = rest[min(end + 1, rest.endIndex)...]
      return field
    }

    private static func text(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
      guard bytes.contains(BatchMessage.escape) else {
        return String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
      }
      var plain: [UInt8] = []
      var isEscaped = false
      for byte in bytes {
        if !isEscaped, byte == BatchMessage.escape {
          isEscaped = true
        } else {
          plain.append(isEscaped ? byte ^ BatchMessage.change : byte)
          isEscaped = false
        }
      }
      return String(decoding: plain, as: UTF8.self)
    }
  }
}

// MARK: What is told

/// A file that a process is given.
struct BatchRequest {
  /// The file's number in the batch.
  var index: Int
  /// Its path.
  var path: String
  /// The path of its figures below the output folder, without an extension.
  var stem: String

  /// The request as a message.
  var message: BatchMessage {
    var message = BatchMessage()
    message.add(index)
    message.add(path)
    message.add(stem)
    return message
  }

  /// A request with a file's number, path and stem.
  init(index: Int, path: String, stem: String) { (self.index, self.path, self.stem) = (index, path, stem) }

  /// The request in a message, or nil if it holds none.
  init?(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    var reader = BatchMessage.Reader(line)
    guard let index = reader.number() else { return nil }
    self.init(index: index, path: reader.text(), stem: reader.text())
  }
}

/// What a process tells: the file that it begins, or what came of one.
enum BatchNews {
  /// A file by number is begun.
  case begins(Int)
  /// What came of a file.
  case ends(Int, BatchResult)

  private static let beginning = "begins"
  private static let ending = "ends"

  /// Adds the news as a line to others.
  func write(to message: inout BatchMessage) {
    switch self {
    case .begins(let index):
      message.add(Self.beginning)
      message.add(index)
    case .ends(let index, let result):
      message.add(Self.ending)
      message.add(index)
      result.write(to: &message)
    }
    message.end()
  }

  /// The news in a line, or nil if it holds none.
  init?(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    var reader = BatchMessage.Reader(line)
    let kind = reader.text()
    guard let index = reader.number() else { return nil }
    switch kind {
    case Self.beginning: self = .begins(index)
    case Self.ending:
      guard let result = BatchResult(&reader) else { return nil }
      self = .ends(index, result)
    default: return nil
    }
  }

  /// All news in lines, of which the last may be without its end; the second result is how many bytes the others take.
  static func all(in bytes: [UInt8]) -> (news: [BatchNews], length: Int) {
    bytes.withUnsafeBufferPointer { bytes in
      var news: [BatchNews] = []
      var rest = bytes[...]
      while let end = rest.firstIndex(of: BatchMessage.line) {
        if let one = BatchNews(rest[rest.startIndex..<end]) { news.append(one) }
        rest = rest[(end + 1)...]
      }
      return (news, rest.startIndex)
    }
  }
}

extension BatchResult {
  /// Adds the result to a message.
  fileprivate func write(to message: inout BatchMessage) {
    message.add(file)
    message.add(status.rawValue)
    message.add(Int(outcome.exitCode.rawValue))
    message.add(outcome.changedCount)
    message.add(milliseconds)
    message.add(digest ?? "")
    message.add(outcome.figures)
    message.add(outcome.outputs)
    message.add(outcome.assets)
    message.add(outcome.messages)
  }

  /// The result in a message, or nil if it holds none.
  fileprivate init?(_ reader: inout BatchMessage.Reader) {
    let file = reader.text()
    guard let status = Status(rawValue: reader.text()), let code = reader.number() else { return nil }
    self.init(file: file, status: status)
    outcome.exitCode = Int32(exactly: code).flatMap(ExitCode.init) ?? .internalFault
    outcome.changedCount = reader.number() ?? 0
    milliseconds = reader.number() ?? 0
    let digest = reader.text()
    self.digest = digest.isEmpty ? nil : digest
    outcome.figures = reader.texts()
    outcome.outputs = reader.texts()
    outcome.assets = reader.texts()
    outcome.messages = reader.texts()
  }
}
