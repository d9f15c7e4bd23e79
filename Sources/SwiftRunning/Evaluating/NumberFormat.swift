import Glibc

/// A conversion specification of a C format string, such as `%05.2f`.
struct NumberFormat {
  private let kind: Character
  private var width = 0
  private var precision: Int?
  /// The number of bits of an integer, as the length of the conversion gives it.
  private var bits = 32
  private var isZeroPadded = false
  private var isLeftAligned = false
  private var sign = ""
  private var showsBase = false

  /// Creates a specification from its flags and its conversion character.
  init(flags: String, kind: Character) {
    self.kind = kind
    var digits = ""
    var isPrecision = false
    for character in flags {
      switch character {
      case "0" where digits.isEmpty && !isPrecision: isZeroPadded = true
      case "-": isLeftAligned = true
      case "+": sign = "+"
      case " " where sign.isEmpty: sign = " "
      case "#": showsBase = true
      case "h": bits = bits == 16 ? 8 : 16
      case "l", "q", "z", "t", "j": bits = 64
      case ".":
        width = Int(digits) ?? 0
        digits = ""
        isPrecision = true
      case "0"..."9": digits.append(character)
      default: break
      }
    }
    if isPrecision { precision = min(Int(digits) ?? 0, 40) } else { width = Int(digits) ?? 0 }
    width = min(width, 200)
  }

  /// Returns the formatted text of a value.
  func text(of value: Value, described: String) -> String {
    var text: String
    switch kind {
    case "d", "i", "u", "x", "X", "o":
      if let whole = value.asWhole { return integer(whole.value) }
      text = value.asDouble.map { Self.fixed($0, digits: 0) } ?? described
    case "f", "F", "g", "e", "G", "E", "a", "A":
      if let number = value.asDouble ?? value.asWhole.map({ Double($0.value) }) { return printed("", [number]) }
      text = described
    case "c", "C":
      let scalar = value.asWhole.flatMap { UInt32(exactly: $0.value) }.flatMap(Unicode.Scalar.init)
      text = scalar.map { String($0) } ?? described
    default: text = described
    }
    guard text.count < width else { return text }
    let padding = String(repeating: " ", count: width - text.count)
    return isLeftAligned ? text + padding : padding + text
  }

  /// Returns an integer as C prints it, reduced to the bits that the conversion reads.
  private func integer(_ whole: Int128) -> String {
    if kind == "d" || kind == "i" {
      let number: Int64 =
        switch bits {
        case 8: Int64(Int8(truncatingIfNeeded: whole))
        case 16: Int64(Int16(truncatingIfNeeded: whole))
        case 32: Int64(Int32(truncatingIfNeeded: whole))
        default: Int64(truncatingIfNeeded: whole)
        }
      return printed("ll", [number])
    }
    let number = UInt64(truncatingIfNeeded: whole) & (bits == 64 ? .max : (1 << UInt64(bits)) - 1)
    return printed("ll", [number])
  }

  /// Returns a number as C prints it, rounded by its exact value.
  private func printed(_ length: String, _ values: [any CVarArg]) -> String {
    let flags = (isLeftAligned ? "-" : "") + sign + (showsBase ? "#" : "") + (isZeroPadded ? "0" : "")
    let size = (width > 0 ? "\(width)" : "") + (precision.map { ".\($0)" } ?? "")
    var buffer = [CChar](repeating: 0, count: 600)
    let count = withVaList(values) { vsnprintf(&buffer, buffer.count, "%" + flags + size + length + "\(kind)", $0) }
    return String(
      decoding: buffer.prefix(min(Int(max(count, 0)), buffer.count - 1)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns a number without a fraction if it is whole.
  static func plain(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// Returns a number with a fixed number of fraction digits; ties round to even, as in C.
  static func fixed(_ value: Double, digits: Int) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (abs(value) * scale).rounded(.toNearestOrEven)
    guard scaled < 9e15 else { return "\(value)" }
    let whole = Int(scaled)
    var text = "\(whole)"
    if digits > 0 {
      if text.count <= digits { text = String(repeating: "0", count: digits - text.count + 1) + text }
      text.insert(".", at: text.index(text.endIndex, offsetBy: -digits))
    }
    return value < 0 && whole != 0 ? "-" + text : text
  }
}
