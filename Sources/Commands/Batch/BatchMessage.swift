/// A line that processes of a batch send each other: fields separated by tabs.
///
/// Hundreds of figures a second are reported, for which JSON would take a twentieth of a figure's time. A line that
/// cannot be read is skipped, so that other output of a process has no effect.
struct BatchMessage {
  /// The bytes of the line, or of several lines.
  private(set) var bytes: [UInt8] = []
  private var isFirst = true

  /// Adds a text; tabs and ends of lines in it are escaped.
  mutating func add(_ text: String) {
    separate()
    write(text)
  }

  /// Adds a whole number.
  mutating func add(_ number: Int) { add(String(number)) }

  /// Adds a list of texts, each after a mark, so that a list of one empty text differs from an empty list.
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
  static let line = UInt8(ascii: "\n")
  private static let element: UInt8 = 0x1F
  private static let escape: UInt8 = 0x1B
  /// The distance from an escaped byte to a visible one.
  private static let change: UInt8 = 0x40

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 && (byte == field || byte == line || byte == element || byte == escape)
  }
}

extension BatchMessage {
  /// Reads the fields of a line in order; missing fields are empty.
  struct Reader {
    private var rest: Slice<UnsafeBufferPointer<UInt8>>

    /// Reads a line without its end.
    init(_ line: Slice<UnsafeBufferPointer<UInt8>>) { rest = line }

    /// Returns the next text.
    mutating func text() -> String { Self.text(of: next()) }

    /// Returns the next whole number, or nil if there is none.
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

    /// Returns the next list of texts.
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
