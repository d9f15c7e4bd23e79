import PlumblineDrawing

/// A layout parsed from the text of a golden file: a tree drawn with box characters, one view per line.
///
/// Only the general form of the text matters, so that golden files of older versions can be compared. The box
/// characters give the depth, `(x, y)` the origin in the container, and `w×h` the size. The text before them identifies
/// the view, and the text after them lists its guides.
public struct LayoutText: Hashable, Sendable {
  /// One view of the layout.
  public struct View: Hashable, Sendable {
    /// The text before the frame: the view's kind, content and identifier.
    public var head: String
    /// The identifier that `.id` gives the view; nil if there is none.
    public var id: String?
    /// The frame in the canvas, in points.
    public var frame: Rect
    /// The text after the frame.
    public var remarks: String
    /// The text after `|`: the view's font, colours and effects, separated by `·`.
    public var look: String
    /// The number of containers around the view.
    public var depth: Int
    /// The index after the view's last descendant.
    public var end: Int
  }

  /// The views, each of which precedes its children.
  public private(set) var views: [View] = []

  /// Parses a layout.
  ///
  /// Lines without a frame are skipped.
  public init(parsing text: String) {
    for line in text.split(separator: "\n") {
      if let view = Self.view(in: line) { views.append(view) }
    }
    var open: [Int] = []
    for index in views.indices {
      while let last = open.last, views[last].depth >= views[index].depth { views[open.removeLast()].end = index }
      if let last = open.last {
        let corner = views[index].frame.origin
        let origin = views[last].frame.origin
        views[index].frame.origin = Point(x: origin.x + corner.x, y: origin.y + corner.y)
      }
      open.append(index)
    }
    for index in open { views[index].end = views.count }
  }

  /// Whether the text describes the looks of views, which golden files of older versions do not.
  public var hasLooks: Bool { views.contains { !$0.look.isEmpty } }

  /// Returns the indices of a view's children, or of the outermost views for nil.
  public func children(of index: Int?) -> [Int] {
    var result: [Int] = []
    var child = index.map { $0 + 1 } ?? 0
    while child < (index.map { views[$0].end } ?? views.count) {
      result.append(child)
      child = views[child].end
    }
    return result
  }
}

extension LayoutText {
  /// Parses the view on a line; nil if the line has no frame.
  private static func view(in line: Substring) -> View? {
    guard let start = line.firstIndex(where: { !" │├└─".contains($0) }) else { return nil }
    let depth = line.distance(from: line.startIndex, to: start) / 3
    let words = words(of: line[start...])
    guard let sizeAt = words.firstIndex(where: { size($0) != nil }), sizeAt > 0, let size = size(words[sizeAt]) else {
      return nil
    }
    var headEnd = sizeAt
    var origin = Point(x: 0, y: 0)
    if sizeAt > 2, let x = coordinate(words[sizeAt - 2], opening: true),
      let y = coordinate(words[sizeAt - 1], opening: false)
    {
      origin = Point(x: x, y: y)
      headEnd = sizeAt - 2
    }
    let rest = words[(sizeAt + 1)...]
    let bar = rest.firstIndex(of: "|") ?? rest.endIndex
    let head = words[..<headEnd].joined(separator: " ")
    return View(
      head: head, id: words[..<headEnd].first { $0.hasPrefix("#") }.map { String($0.dropFirst()) },
      frame: Rect(x: origin.x, y: origin.y, width: size.width, height: size.height),
      remarks: rest[..<bar].drop { $0 == "·" }.joined(separator: " "),
      look: rest[bar...].dropFirst().joined(separator: " "), depth: depth, end: 0)
  }

  /// Returns the words of a line.
  ///
  /// A text in quotation marks is one word.
  private static func words(of line: Substring) -> [Substring] {
    var words: [Substring] = []
    var start = line.startIndex
    var isQuoted = false
    var isEscaped = false
    for index in line.indices {
      let character = line[index]
      if character == "\"" && !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      guard character == " ", !isQuoted else { continue }
      if start < index { words.append(line[start..<index]) }
      start = line.index(after: index)
    }
    if start < line.endIndex { words.append(line[start...]) }
    return words
  }

  private static func size(_ word: Substring) -> Size? {
    let parts = word.split(separator: "×", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else { return nil }
    return Size(width: width, height: height)
  }

  private static func coordinate(_ word: Substring, opening: Bool) -> Double? {
    if opening { return word.hasPrefix("(") && word.hasSuffix(",") ? Double(word.dropFirst().dropLast()) : nil }
    return word.hasSuffix(")") ? Double(word.dropLast()) : nil
  }
}
