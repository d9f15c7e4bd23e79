import Glibc

/// Finds the elements in the markup that the SVG writer writes: attributes in quotation marks, and text only in
/// elements without others.
struct MarkupReader {
  /// An element, as ranges of the markup.
  struct Element {
    /// The number by which the page finds the element.
    var id = 0
    /// The index of the element around it, or -1.
    let parent: Int
    /// The index after the last element within.
    var end = 0
    /// The offset of the opening `<`.
    let start: Int
    /// The offset after the element's name.
    var tagEnd = 0
    /// The offset after the opening tag.
    var headEnd = 0
    /// The offset of the closing tag, or that after an element without one.
    var contentEnd = 0
    /// The offset after the closing tag.
    var finish = 0
    /// A hash of the name and of the view or annotation that the element draws.
    var key: UInt64 = 0
    /// The same without the parts that distinguish views of one kind.
    var kind: UInt64 = 0
  }

  /// The elements, each before those within it.
  private(set) var elements: [Element] = []
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Finds the first element and those within it; none in other text.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    elements.reserveCapacity(bytes.count / 90)
    if !read() { elements = [] }
  }

  /// Returns whether an element was found whole.
  private mutating func read() -> Bool {
    var open = -1
    while let start = find(UInt8(ascii: "<"), from: position) {
      position = start + 1
      guard position < bytes.count else { return false }
      switch bytes[position] {
      case UInt8(ascii: "/"):
        guard open >= 0, let close = find(UInt8(ascii: ">"), from: position) else { return false }
        position = close + 1
        elements[open].contentEnd = start
        elements[open].finish = position
        elements[open].end = elements.count
        open = elements[open].parent
        if open < 0 { return true }
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        guard let close = find(UInt8(ascii: ">"), from: position) else { return false }
        position = close + 1
      default:
        guard let isEmpty = readHead(start: start, parent: open) else { return false }
        let last = elements.count - 1
        if !isEmpty {
          open = last
          continue
        }
        elements[last].contentEnd = position
        elements[last].finish = position
        elements[last].end = last + 1
        if open < 0 { return true }
      }
    }
    return false
  }

  /// Reads the opening tag of an element, and returns whether it has no content; nil if it does not end.
  private mutating func readHead(start: Int, parent: Int) -> Bool? {
    var element = Element(parent: parent, start: start)
    while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
    element.tagEnd = position
    element.key = Self.hash(bytes[(start + 1)..<position], Self.seed)
    element.kind = element.key
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"): position += 1
      case UInt8(ascii: "/"), UInt8(ascii: ">"):
        let isEmpty = bytes[position] == UInt8(ascii: "/")
        position += isEmpty ? 2 : 1
        element.headEnd = position
        elements.append(element)
        return isEmpty
      default:
        let name = position
        while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
        let value = position + 2
        guard value <= bytes.count, let end = find(UInt8(ascii: "\""), from: value) else { return nil }
        if position - name == 9, bytes[name..<position].elementsEqual("data-name".utf8) {
          element.kind = Self.hash(bytes[value..<end].prefix { $0 != UInt8(ascii: " ") }, element.key)
          element.key = Self.hash(bytes[value..<end], element.key)
        }
        position = end + 1
      }
    }
    return nil
  }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress else { return nil }
    return memchr(base + start, Int32(byte), bytes.count - start).map { UnsafeRawPointer($0) - UnsafeRawPointer(base) }
  }

  /// Returns whether a byte belongs to a name.
  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "\n"): false
    default: true
    }
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Returns the hash of bytes after others.
  private static func hash(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ seed: UInt64) -> UInt64 {
    var hash = seed ^ 0xFF
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
