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
    /// The width in points, where the file's own is another: that of a PNG is its number of pixels.
    public var width: Double?

    /// Creates a picture with its alternative text.
    public init(alternative: String, path: String, darkPath: String? = nil, width: Double? = nil) {
      self.alternative = alternative
      self.path = path
      self.darkPath = darkPath
      self.width = width
    }
  }

  /// How a page is converted, which decides what its Markdown may hold.
  public enum Style: Hashable, Sendable {
    /// Markdown with HTML.
    case html
    /// Articles of DocC, which knows no HTML and finds pictures by their short names.
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

  /// The markup with the texts of figures, by their names, in the caption's empty links to them.
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

  /// The lines of Markdown, with a name that links refer to where the figure has a number.
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
    let width = picture.width.map { " width=\"\(Int($0.rounded()))\"" } ?? ""
    let image = "<img alt=\"\(attribute(picture.alternative))\" src=\"\(attribute(picture.path))\"\(width)>"
    if let dark = picture.darkPath {
      return [
        "<picture>", "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(attribute(dark))\">", "  " + image,
        "</picture>",
      ]
    }
    return picture.width == nil ? ["![\(escaped(picture.alternative))](\(destination(picture.path)))"] : [image]
  }

  /// A text in which Markdown sees no markup.
  private static func escaped(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    return plain(text).reduce(into: "") { result, character in
      if "\\`*_[]<>&".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// A path as the destination of a link: in angle brackets if it holds blanks or parentheses.
  private static func destination(_ path: String) -> String {
    path.contains(where: { " ()".contains($0) }) ? "<\(path)>" : path
  }

  /// A text as the value of an attribute.
  private static func attribute(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    return plain(text).reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }

  /// Whether a text has only letters and digits of ASCII, blanks and signs that mean nothing in Markdown and HTML.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true  // digits, letters
      case 0x20, 0x2c, 0x2e, 0x2f, 0x3a, 0x3b, 0x2d: true  // blank , . / : ; -
      default: false
      }
    }
  }

  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
