/// A piece of code, recognized when other parts of its file change: by its text, and by how often the text occurs
/// before it.
struct SourceCode {
  /// The file.
  let file: String
  private let text: String
  private let number: Int

  /// Recognizes the code in a range of a file's text, in bytes.
  init?(_ range: Range<Int>, of text: String, file: String) {
    let bytes = Array(text.utf8)
    guard !range.isEmpty, range.upperBound <= bytes.count else { return nil }
    self.file = file
    self.text = String(decoding: bytes[range], as: UTF8.self)
    number = Self.offsets(of: self.text, in: text).prefix { $0 < range.lowerBound }.count
  }

  /// Returns the offset of the code in another text of the file, in bytes, or nil if it is not there.
  func offset(in other: String) -> Int? {
    let offsets = Self.offsets(of: text, in: other)
    return number < offsets.count ? offsets[number] : nil
  }

  /// Returns the code after one change of its file's text; a change of the code itself is followed too.
  func following(from old: String, to new: String) -> SourceCode {
    guard let start = offset(in: old) else { return self }
    let (end, a, b) = (start + text.utf8.count, Array(old.utf8), Array(new.utf8))
    let head = zip(a, b).prefix { $0 == $1 }.count
    let tail = zip(a.dropFirst(head).reversed(), b.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    let (last, growth) = (a.count - tail, b.count - a.count)
    let range: Range<Int>
    if head >= end {
      range = start..<end
    } else if last <= start {
      range = (start + growth)..<(end + growth)
    } else if head >= start, last <= end {
      range = start..<(end + growth)
    } else {
      return self
    }
    return SourceCode(range, of: new, file: file) ?? self
  }

  private static func offsets(of part: String, in text: String) -> [Int] {
    let (bytes, part) = (Array(text.utf8), Array(part.utf8))
    guard let first = part.first, bytes.count >= part.count else { return [] }
    return (0...(bytes.count - part.count)).filter { start in
      bytes[start] == first && bytes[start..<(start + part.count)].elementsEqual(part)
    }
  }
}
