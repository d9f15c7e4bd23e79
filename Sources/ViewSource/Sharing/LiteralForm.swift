import Glibc

/// The plain forms of literals, within which one may stand for another: the same code is compiled for each of a form.
enum LiteralForm {
  /// A whole number of digits.
  case whole
  /// A number of digits with a point.
  case floating
  /// A text of one character, which may be one where a character is expected.
  case character
  /// A longer text, which is not empty.
  case text
  /// A piece of a text with interpolation, which is not empty.
  case piece
  /// What a line comment says, which is something.
  case comment

  /// The most digits: no number of them is out of range, and none is rounded.
  private static let digitLimit = 15

  /// The form of a literal, or nil if it is not plain: with escapes, in another radix, or longer than plain ones are.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ target: LiteralTable.Target) {
    let form: LiteralForm =
      switch target {
      case .number(let number): number.int == nil ? .floating : .whole
      case .text(let literal): literal.text.count == 1 ? .character : .text
      case .piece: .piece
      case .nothing: .comment
      }
    guard form.end(from: 0, in: bytes) == bytes.count else { return nil }
    self = form
  }

  /// Where a literal of the form ends, or nil if none stands there.
  func end(from start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    switch self {
    case .whole:
      let end = Self.digits(from: start, in: text)
      return end > start && end - start <= Self.digitLimit ? end : nil
    case .floating:
      let point = Self.digits(from: start, in: text)
      guard point > start, point < text.count, text[point] == UInt8(ascii: ".") else { return nil }
      let end = Self.digits(from: point + 1, in: text)
      return end > point + 1 && end - start <= Self.digitLimit ? end : nil
    case .comment:
      var end = start
      while end < text.count, text[end] != 0x0A {
        if text[end] == 0x0D || text[end] == 0 { return nil }
        end += 1
      }
      return end > start ? end : nil
    case .character, .text, .piece:
      var end = start
      while end < text.count, text[end] >= 0x20, text[end] != UInt8(ascii: "\""), text[end] != UInt8(ascii: "\\") {
        end += 1
      }
      let bytes = UnsafeBufferPointer(rebasing: text[start..<end])
      guard end > start else { return nil }
      if case .piece = self { return end }
      let isLong =
        bytes.count > 1 && (bytes.allSatisfy { $0 < 0x80 } || String(decoding: bytes, as: UTF8.self).count > 1)
      return isLong == (self == .text) ? end : nil
    }
  }

  private static func digits(from start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < text.count, text[end] >= UInt8(ascii: "0"), text[end] <= UInt8(ascii: "9") { end += 1 }
    return end
  }

  /// The number that digits of one of the forms stand for.
  static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> LiteralValue {
    var value = 0
    var scale = 1
    var isFraction = false
    for byte in bytes {
      if byte == UInt8(ascii: ".") {
        isFraction = true
        continue
      }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      if isFraction { scale *= 10 }
    }
    // Both are whole numbers that a Double holds, so that the quotient is rounded once, as reading the text rounds it.
    return LiteralValue(int: isFraction ? nil : value, double: Double(value) / Double(scale))
  }
}
