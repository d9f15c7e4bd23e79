/// The prefix of identifiers in Plumbline's SVG files.
///
/// It depends on the whole content, and so is not a difference by itself.
enum MarkupPrefix {
  /// The number of characters in the prefix.
  private static let length = 7

  /// Returns the bytes of a Plumbline file without the prefixes of its identifiers; other files are unchanged.
  static func removed(from bytes: [UInt8]) -> [UInt8] {
    guard let prefix = prefix(of: bytes) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let index = rest.firstIndex(of: prefix[0]) {
      result += rest[..<index]
      rest = rest[index...]
      if rest.starts(with: prefix) {
        rest = rest.dropFirst(length)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// Returns the prefix of the root element's identifier if it has Plumbline's form: seven letters or digits before
  /// `s0`; otherwise nil.
  private static func prefix(of bytes: [UInt8]) -> [UInt8]? {
    let head = Array(bytes.prefix(200))
    let opening = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" ".utf8)
    guard head.starts(with: opening) else { return nil }
    let marks = Array(" id=\"".utf8)
    for start in (opening.count - 1)..<max(head.count - marks.count - length - 3, opening.count - 1)
    where head[start...].starts(with: marks) {
      let name = head[(start + marks.count)...]
      let letters = Array(name.prefix(length))
      let isPrefix = letters.allSatisfy { (0x61...0x7A).contains($0) || (0x32...0x37).contains($0) }
      return isPrefix && name.dropFirst(length).starts(with: "s0\"".utf8) ? letters : nil
    }
    return nil
  }
}
