import PlumblineSource

/// A figure as a page shows it: its pictures, its caption and its number.
public struct FigureMarkup: Hashable, Sendable {
  /// One picture of a figure.
  public struct Picture: Hashable, Sendable {
    /// The alternative text.
    public var alternative: String
    /// The path of the picture, from the page.
    public var path: String
    /// The path of the picture for dark pages, or nil.
    public var darkPath: String?
    /// The width in points, where the file's own differs, as that of a PNG, which is its number of pixels.
    public var width: Double?

    /// Creates a picture with its alternative text.
    public init(alternative: String, path: String, darkPath: String? = nil, width: Double? = nil) {
      self.alternative = alternative
      self.path = path
      self.darkPath = darkPath
      self.width = width
    }
  }

  /// The program that converts a page, which determines the Markdown that the page may contain.
  public enum Style: Hashable, Sendable {
    /// Markdown with HTML.
    case html
    /// DocC, which supports no HTML in articles and finds images by their short names.
    case docc
  }

  /// The pictures: one, or one for each preview of the fence.
  public var pictures: [Picture]
  /// The caption, in Markdown, or nil.
  public var caption: String?
  /// The number, such as `3.2`, or nil.
  public var number: String?

  /// Creates the markup of pictures.
  public init(pictures: [Picture], caption: String? = nil, number: String? = nil) {
    self.pictures = pictures
    self.caption = caption
    self.number = number
  }

  /// The beginning of an empty link to a figure.
  static let reference = "[](#fig:"

  /// Returns the markup with the texts of figures, by their names, in the caption's empty links to them.
  func naming(_ labels: [String: String]) -> FigureMarkup {
    guard let caption else { return self }
    let parts = caption.replacing(Self.reference, with: "\0")
      .split(separator: "\0" as Character, omittingEmptySubsequences: false)
    guard parts.count > 1 else { return self }
    var result = self
    result.caption = parts.dropFirst().reduce(String(parts[0])) { text, part in
      let label = part.firstIndex(of: ")").flatMap { labels[String(part[..<$0])] } ?? ""
      return text + "[\(label)](#fig:" + part
    }
    return result
  }

  /// Returns the lines of Markdown, with an anchor for links if the figure has a number.
  func lines(named name: String, style: Style) -> [String] {
    var lines = pictures.enumerated().flatMap { place, picture -> [String] in
      var shown = Self.lines(of: picture, style: style)
      if place == 0, number != nil, style == .html { shown[0] = "<a id=\"fig:\(name)\"></a>" + shown[0] }
      return place == 0 ? shown : [""] + shown
    }
    let label = number.map { "**Figure \($0).**" }
    let text = [label, caption].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    if !text.isEmpty { lines += ["", text] }
    return lines
  }

  private static func lines(of picture: Picture, style: Style) -> [String] {
    if style == .docc { return ["![\(escaped(picture.alternative))](\(picture.path))"] }
    if picture.darkPath == nil, picture.width == nil {
      return ["![\(escaped(picture.alternative))](\(destination(picture.path)))"]
    }
    let width = picture.width.map { " width=\"\(Int($0.rounded()))\"" } ?? ""
    let image = "<img alt=\"\(attribute(picture.alternative))\" src=\"\(attribute(picture.path))\"\(width)>"
    guard let dark = picture.darkPath else { return [image] }
    return [
      "<picture>", "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(attribute(dark))\">", "  " + image,
      "</picture>",
    ]
  }

  /// Returns a text in which Markdown's markup is escaped.
  private static func escaped(_ text: String) -> String {
    replacing(text) { byte in
      switch byte {
      case UInt8(ascii: "\\"): "\\\\"
      case UInt8(ascii: "`"): "\\`"
      case UInt8(ascii: "*"): "\\*"
      case UInt8(ascii: "_"): "\\_"
      case UInt8(ascii: "["): "\\["
      case UInt8(ascii: "]"): "\\]"
      case UInt8(ascii: "<"): "\\<"
      case UInt8(ascii: ">"): "\\>"
      case UInt8(ascii: "&"): "\\&"
      default: nil
      }
    }
  }

  /// Returns a path as the destination of a link: in angle brackets if it holds blanks or parentheses.
  private static func destination(_ path: String) -> String {
    path.contains(where: { " ()".contains($0) }) ? "<\(path)>" : path
  }

  /// Returns a text as the value of an attribute.
  private static func attribute(_ text: String) -> String {
    replacing(text) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      default: nil
      }
    }
  }

  /// Returns a text in one line, with some of its ASCII characters replaced.
  ///
  /// Most texts contain no such character, so bytes are read instead of characters.
  private static func replacing(_ text: String, _ spelling: (UInt8) -> StaticString?) -> String {
    var text = oneLine(text)
    guard text.utf8.contains(where: { spelling($0) != nil }) else { return text }
    let bytes = text.withUTF8 { source in
      var result: [UInt8] = []
      result.reserveCapacity(source.count + source.count / 8)
      for byte in source {
        if let spelling = spelling(byte) {
          result.append(contentsOf: UnsafeBufferPointer(start: spelling.utf8Start, count: spelling.utf8CodeUnitCount))
        } else {
          result.append(byte)
        }
      }
      return result
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a text with a blank in place of its line breaks.
  private static func oneLine(_ text: String) -> String {
    // The last bytes of line breaks: LF, VT, FF and CR; U+0085; U+2028 and U+2029.
    let mayHoldBreak = text.utf8.contains { (0x0a...0x0d).contains($0) || $0 == 0x85 || $0 == 0xa8 || $0 == 0xa9 }
    return mayHoldBreak ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
  }
}
