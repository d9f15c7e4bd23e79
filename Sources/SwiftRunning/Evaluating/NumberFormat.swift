import Glibc

/// A conversion specification of a C format string, such as `%05.2f`.
struct NumberFormat {
  private let kind: Character
  private var width = 0
  private var precision: Int?
  private var isZeroPadded = false
  private var isLeftAligned = false
  private var showsPlus = false
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
      case "+": showsPlus = true
      case "#": showsBase = true
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
    case "d", "i", "u":
      text = value.asWhole?.description ?? value.asDouble.map { Self.fixed($0, digits: 0) } ?? described
    case "f", "F", "g", "e", "G", "E":
      let number = value.asDouble ?? value.asWhole.map { Double($0.value) }
      text = number.map { Self.printed($0, kind, digits: precision ?? 6) } ?? described
    case "c", "C":
      let scalar = value.asWhole.flatMap { UInt32(exactly: $0.value) }.flatMap(Unicode.Scalar.init)
      text = scalar.map { String($0) } ?? described
    case "x", "X", "o":
      let bits = value.asWhole?.bits ?? 0
      text = String(bits, radix: kind == "o" ? 8 : 16, uppercase: kind == "X")
      if showsBase, bits != 0 { text = (kind == "o" ? "0" : "0\(kind)") + text }
    default: text = described
    }
    if showsPlus, !text.hasPrefix("-") { text = "+" + text }
    guard text.count < width else { return text }
    let padding = width - text.count
    if isLeftAligned { return text + String(repeating: " ", count: padding) }
    if isZeroPadded, text.hasPrefix("-") { return "-" + String(repeating: "0", count: padding) + text.dropFirst() }
    return String(repeating: isZeroPadded ? "0" : " ", count: padding) + text
  }

  /// Returns a number as C prints it, rounded by its exact value.
  private static func printed(_ value: Double, _ kind: Character, digits: Int) -> String {
    var buffer = [CChar](repeating: 0, count: 400)
    let length = withVaList([Int32(digits), value]) { vsnprintf(&buffer, buffer.count, "%.*\(kind)", $0) }
    return String(
      decoding: buffer.prefix(min(Int(max(length, 0)), buffer.count - 1)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
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
