import PlumblineDrawing

/// A buffer for XML.
///
/// A drawing consists of many short pieces. The buffer is not copyable and has no other owner, so that appending a
/// piece only copies its bytes.
struct XMLBuffer: ~Copyable {
  /// The allocated memory.
  private var memory = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  /// The number of bytes in use.
  private var count = 0

  deinit { memory.deallocate() }

  /// The content.
  var bytes: [UInt8] { Array(memory[..<count]) }
  /// Whether the buffer is empty.
  var isEmpty: Bool { count == 0 }

  /// Calls a function with the content.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(rebasing: memory[..<count]))
  }

  @inline(__always)
  private mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
    guard let start = piece.baseAddress else { return }
    if count &+ piece.count > memory.count { grow(by: piece.count) }
    memory.baseAddress?.advanced(by: count).update(from: start, count: piece.count)
    count &+= piece.count
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    if count == memory.count { grow(by: 1) }
    memory[count] = byte
    count &+= 1
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    // The allocator aligns memory to 16 bytes in any case; a smaller alignment would take longer.
    let size = count + max(length, memory.count, 128)
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16).bindMemory(to: UInt8.self)
    _ = larger.update(fromContentsOf: memory[..<count])
    memory.deallocate()
    memory = larger
  }

  /// Appends XML.
  mutating func append(_ text: StaticString) { text.withUTF8Buffer { append($0) } }

  /// Appends XML.
  ///
  /// Literals are static strings, for which the other function is faster.
  @_disfavoredOverload
  mutating func append(_ text: String) { append(bytes: text.utf8) }

  /// Appends the content of another buffer.
  mutating func append(_ other: borrowing XMLBuffer) { other.withBytes { append($0) } }

  /// Appends bytes.
  mutating func append(bytes more: some Sequence<UInt8>) {
    if more.withContiguousStorageIfAvailable({ append($0) }) == nil { for byte in more { append(byte) } }
  }

  /// Appends a number with at most three decimals.
  mutating func append(_ number: Double) { append(number, decimals: 3) }

  /// Appends a number with at most the given number of decimals.
  mutating func append(_ number: Double, decimals: Int) {
    DecimalWriter.write(number, decimals: decimals) { append($0) }
  }

  /// Appends escaped text between two pieces of XML.
  mutating func append(_ before: StaticString, escaping text: String, _ after: StaticString) {
    append(before)
    escape(text)
    append(after)
  }

  /// Appends an identifier, with the mark for its prefix.
  mutating func append(name: SVGName) {
    append(ContentPrefix.mark)
    append(name.kind.rawValue)
    append(Double(name.index), decimals: 0)
  }

  /// Appends an attribute whose value is a number.
  mutating func attribute(_ name: StaticString, _ value: Double) {
    append(" ")
    append(name)
    append("=\"")
    append(value)
    append("\"")
  }

  /// Appends an attribute whose value is XML.
  mutating func attribute(_ name: StaticString, _ value: String) {
    append(" ")
    append(name)
    append("=\"")
    append(value)
    append("\"")
  }

  /// Appends an attribute whose value refers to a definition.
  mutating func attribute(_ attribute: StaticString, url name: SVGName) {
    append(" ")
    append(attribute)
    append("=\"url(#")
    append(name: name)
    append(")\"")
  }

  /// Appends the attributes for the position and size of a rectangle.
  mutating func attributes(_ rect: Rect) {
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  /// Appends an attribute whose value is a transform, unless that is the identity.
  mutating func attribute(_ name: StaticString, _ transform: Transform) {
    guard !transform.isIdentity else { return }
    append(" ")
    append(name)
    append("=\"")
    append(transform)
    append("\"")
  }

  /// Appends a transform in SVG's syntax.
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

  /// Appends text with the characters escaped that have a meaning in XML, and without those that XML does not allow.
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

  /// Appends text if it is printable ASCII, and returns whether it is.
  private mutating func escape(visible text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.allSatisfy({ 32..<127 ~= $0 }) else { return false }
    escape(ascii: text)
    return true
  }

  /// Appends printable ASCII with the characters escaped that have a meaning in XML.
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

/// An identifier in an SVG: after its prefix, a letter for its kind and an index.
struct SVGName: Hashable {
  let kind: Kind
  let index: Int

  /// The kind of element that has the identifier.
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
