import PlumblineLayout
import PlumblineRendering

/// The header of an image file.
enum ImageHeader {
  /// Returns the format and the size in the image's own pixels, or nil if figures cannot show the file.
  static func read(_ bytes: [UInt8]) -> (format: ImageSource.Format, size: Size)? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return png(bytes).map { (.png, $0) } }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes).map { (.jpeg, $0) } }
    if bytes.starts(with: Array("%PDF-".utf8)) { return pdf(bytes).map { (.pdf, $0) } }
    return svg(bytes).map { (.svg, $0) }
  }

  /// Returns the size of a PDF's first page; without a reader, that of the first page box that occurs in plain text, so
  /// that drawing the image names the package that is missing.
  private static func pdf(_ bytes: [UInt8]) -> Size? {
    if let size = Rendering.pageSize(ofPDF: bytes) { return size }
    guard let box = bytes[...].firstRange(of: Array("/MediaBox".utf8)) else { return nil }
    let text = bytes[box.upperBound...].drop { $0 != UInt8(ascii: "[") }.dropFirst().prefix { $0 != UInt8(ascii: "]") }
    let numbers = text.split { $0 <= 0x20 }.compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    return numbers.count == 4 ? Size(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]) : nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double { Double(bytes.reduce(0) { $0 << 8 | Int($1) }) }

  private static func png(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 24 else { return nil }
    return Size(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  /// Returns the size of a JPEG, which is in its first start-of-frame segment.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return Size(width: number(bytes[index + 7..<index + 9]), height: number(bytes[index + 5..<index + 7]))
      }
      index += 2 + max(Int(number(bytes[index + 2..<index + 4])), 2)
    }
    return nil
  }

  /// Returns the size of an SVG, which is in the root's `width` and `height`, or else in its `viewBox`.
  private static func svg(_ bytes: [UInt8]) -> Size? {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let start = head.range(of: "<svg") else { return nil }
    let tag = head[start.upperBound...].prefix { $0 != ">" }
    func length(_ name: String) -> Double? {
      attribute(name, in: tag).flatMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
    }
    if let width = length("width"), let height = length("height") { return Size(width: width, height: height) }
    let box = attribute("viewBox", in: tag)?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? Size(width: box[2], height: box[3]) : nil
  }

  private static func attribute(_ name: String, in tag: Substring) -> Substring? {
    for quote in ["\"", "'"] {
      guard let start = tag.range(of: " \(name)=\(quote)") else { continue }
      return tag[start.upperBound...].prefix { String($0) != quote }
    }
    return nil
  }
}

extension StringProtocol {
  /// Returns the index of the first occurrence of a text, or nil.
  func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start != endIndex {
      if let end = index(start, offsetBy: text.count, limitedBy: endIndex), self[start..<end] == text {
        return start..<end
      }
      start = index(after: start)
    }
    return nil
  }
}
