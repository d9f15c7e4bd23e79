import Glibc

/// The form of a literal that can be replaced by another of the same form without compiling the code again.
enum LiteralForm {
  /// An integer of decimal digits.
  case whole
  /// A floating-point number of decimal digits with a point.
  case floating
  /// A string of one character, which may be a `Character` where one is expected.
  case character
  /// A string of several characters.
  case text
  /// A nonempty segment of a string with interpolation.
  case piece
  /// The nonempty text of a line comment.
  case comment

  /// The maximum number of digits, chosen so that no number is out of range or rounded.
  private static let digitLimit = 15

  /// Creates the form of a literal, or nil if the literal is not plain: it has escapes, another radix, or too many
  /// digits.
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

  /// Returns the end of a literal of this form, or nil if there is none at the start.
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

  /// Returns the value of a number literal in one of these forms.
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
    // Both are integers that a Double represents exactly, so the quotient is rounded once, as in parsing the text.
    return LiteralValue(int: isFraction ? nil : value, double: Double(value) / Double(scale))
  }
}
