/// What all names in an SVG of ours begin with: letters that follow from the whole content, so that they say nothing of a
/// difference.
enum MarkupPrefix {
  /// How many letters the names begin with.
  private static let length = 7

  /// The bytes of a drawing of ours without what its names begin with; those of other files unchanged.
  static func removed(from bytes: [UInt8]) -> [UInt8] {
    guard let prefix = prefix(of: bytes) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let place = rest.firstIndex(of: prefix[0]) {
      result += rest[..<place]
      rest = rest[place...]
      if rest.starts(with: prefix) {
        rest = rest.dropFirst(length)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// The beginning of the root element's name, where that is one of ours: seven letters or digits, and `s0`.
  private static func prefix(of bytes: [UInt8]) -> [UInt8]? {
    let head = Array(bytes.prefix(200))
    let opening = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" ".utf8)
    guard head.starts(with: opening) else { return nil }
    let marks = Array(" id=\"".utf8)
    for start in (opening.count - 1)..<max(head.count - marks.count - length - 3, opening.count - 1)
    where head[start...].starts(with: marks) {
      let name = head[(start + marks.count)...]
      let letters = Array(name.prefix(length))
      let isOurs = letters.allSatisfy { (0x61...0x7A).contains($0) || (0x32...0x37).contains($0) }
      return isOurs && name.dropFirst(length).starts(with: "s0\"".utf8) ? letters : nil
    }
    return nil
  }
}
