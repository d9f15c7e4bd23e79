import PlumblineDrawing

/// XML as it is being written.
///
/// A drawing is some hundred short pieces, and a buffer that nobody else can hold makes each a copy of bytes and no more.
struct XMLBuffer: ~Copyable {
  /// Room for what is written, and for more.
  private var room = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  /// The number of bytes written.
  private var count = 0

  deinit { room.deallocate() }

  /// What is written.
  var bytes: [UInt8] { Array(room[..<count]) }
  /// Whether nothing is written.
  var isEmpty: Bool { count == 0 }

  /// Lends what is written.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(rebasing: room[..<count]))
  }

  @inline(__always)
  private mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
    guard let start = piece.baseAddress else { return }
    if count &+ piece.count > room.count { widen(by: piece.count) }
    room.baseAddress?.advanced(by: count).update(from: start, count: piece.count)
    count &+= piece.count
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    if count == room.count { widen(by: 1) }
    room[count] = byte
    count &+= 1
  }

  @inline(never)
  private mutating func widen(by length: Int) {
    // Aligned as memory is by itself: to ask for less takes longer.
    let size = count + max(length, room.count, 128)
    let wider = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16).bindMemory(to: UInt8.self)
    _ = wider.update(fromContentsOf: room[..<count])
    room.deallocate()
    room = wider
  }

  /// Adds text that is XML already.
  mutating func append(_ text: StaticString) { text.withUTF8Buffer { append($0) } }

  /// Adds text that is XML already; literals are static text, which is added with fewer steps.
  @_disfavoredOverload
  mutating func append(_ text: String) { append(bytes: text.utf8) }

  /// Adds what another buffer holds.
  mutating func append(_ other: borrowing XMLBuffer) { other.withBytes { append($0) } }

  /// Adds raw bytes.
  mutating func append(bytes more: some Sequence<UInt8>) {
    if more.withContiguousStorageIfAvailable({ append($0) }) == nil { for byte in more { append(byte) } }
  }

  /// Adds a number with at most three decimals.
  mutating func append(_ number: Double) { append(number, decimals: 3) }

  /// Adds a number with at most so many decimals.
  mutating func append(_ number: Double, decimals: Int) {
    DecimalWriter.write(number, decimals: decimals) { append($0) }
  }

  /// Adds text between two pieces of XML.
  mutating func append(_ before: StaticString, escaping text: String, _ after: StaticString) {
    append(before)
    escape(text)
    append(after)
  }

  /// Adds a name that the content's prefix begins.
  mutating func append(name: SVGName) {
    append(ContentPrefix.mark)
    append(name.kind.rawValue)
    append(Double(name.number), decimals: 0)
  }

  /// Adds an attribute of a number.
  mutating func attribute(_ name: StaticString, _ value: Double) {
    append(" ")
    append(name)
    append("=\"")
    append(value)
    append("\"")
  }

  /// Adds an attribute of text that is XML already.
  mutating func attribute(_ name: StaticString, _ value: String) {
    append(" ")
    append(name)
    append("=\"")
    append(value)
    append("\"")
  }

  /// Adds an attribute that refers to a definition.
  mutating func attribute(_ attribute: StaticString, url name: SVGName) {
    append(" ")
    append(attribute)
    append("=\"url(#")
    append(name: name)
    append(")\"")
  }

  /// Adds the four attributes of a rectangle.
  mutating func attributes(_ rect: Rect) {
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  /// Adds an attribute of a transform, unless it changes nothing.
  mutating func attribute(_ name: StaticString, _ transform: Transform) {
    guard !transform.isIdentity else { return }
    append(" ")
    append(name)
    append("=\"")
    append(transform)
    append("\"")
  }

  /// Adds a transform in the words of SVG.
  mutating func append(_ transform: Transform) {
    if transform.m11 == 1, transform.m12 == 0, transform.m21 == 0, transform.m22 == 1 {
      append("translate(")
      append(transform.m31)
      append(" ")
      append(transform.m32)
    } else {
      append("matrix(")
      for factor in [transform.m11, transform.m12, transform.m21, transform.m22] {
        append(factor, decimals: 6)
        append(" ")
      }
      append(transform.m31)
      append(" ")
      append(transform.m32)
    }
    append(")")
  }

  /// Adds text with XML's own characters escaped, and those left out that XML cannot hold.
  mutating func escape(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ escape(visible: $0) }) ?? false { return }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "\t", "\n", "\r": append(" ")
      default:
        guard scalar.value >= 32, scalar.value & 0xFFFE != 0xFFFE else { continue }
        append(bytes: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Adds text if it is visible ASCII and blanks, and says whether it is.
  private mutating func escape(visible text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.allSatisfy({ 32..<127 ~= $0 }) else { return false }
    escape(ascii: text)
    return true
  }

  /// Adds visible ASCII and blanks with XML's own characters escaped.
  mutating func escape(ascii text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      default: append(byte)
      }
    }
  }
}

/// The name of a definition within an SVG, after its prefix: a letter for its kind, and a number.
struct SVGName: Hashable {
  let kind: Kind
  let number: Int

  /// What is defined.
  enum Kind: String {
    case gradient = "g"
    case clip = "c"
    case mask = "m"
    case filter = "e"
    case pattern = "p"
    case image = "i"
    case font = "f"
    case color = "v"
    case animation = "a"
    case label = "t"
    case drawing = "s"
  }
}
