import PlumblineFigures
import PlumblineLayout

extension DrawnFigure {
  /// The figure in one sentence, for readers who do not see it.
  public var sentence: String {
    let states = layouts.map { FigureSentence(layout: $0).text }
    let shown = plan.request.annotations.filter(Figures.Word.described.contains).map(\.name).sorted()
    var text = states.first ?? ""
    switch plan.request.sequence {
    case .pair: text = states.enumerated().map { "\($0 == 0 ? "before" : "after"), \($1)" }.joined(separator: "; ")
    case .animation: text = "an animation: " + states.joined(separator: "; then ")
    case nil: break
    }
    if plan.request.listing?.placement == .alone { text = "the code of " + text }
    if !shown.isEmpty { text += ", with \(FigureSentence.list(shown)) drawn in" }
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}

/// The description of a layout: the kind of its root, and its contents.
struct FigureSentence {
  /// The layout.
  let layout: ResolvedLayout

  /// The layout in words, without an article's capital and a full stop.
  var text: String {
    guard let root = layout.views.indices.first(where: isNamed) else { return "an empty figure" }
    return phrase(root, depth: 0)
  }

  /// Returns the words for a view and, up to the third level, for the views in it.
  private func phrase(_ index: Int, depth: Int) -> String {
    let view = layout.views[index]
    let detail = view.detail.map { Self.shortened($0) } ?? ""
    switch view.role {
    case .text: return detail.isEmpty ? "an empty text" : "“\(detail)”"
    case .image: return detail.isEmpty ? "a picture" : "the picture \(detail)"
    case .spacer: return "a space"
    case .divider: return "a line"
    case .control, .button, .label, .bar:
      let texts = inner(index).compactMap { layout.views[$0].role == .text ? layout.views[$0].detail : nil }
      let name = texts.first.map { " “\(Self.shortened($0))”" } ?? ""
      return Self.withArticle(Self.words(of: view.view)) + name
    case .shape, .style, .drawing: return Self.withArticle([detail.isEmpty ? "" : detail, Self.words(of: view.view)])
    default: break
    }
    let children = self.children(of: index)
    let name = Self.withArticle(kind(of: view))
    if children.isEmpty { return name }
    if depth > 2 || children.count > 8 { return "\(name) of \(Self.number(children.count)) views" }
    let addition = depth == 0 ? alignment(of: view) : ""
    return "\(name) of \(Self.list(grouped(children.map { phrase($0, depth: depth + 1) })))\(addition)"
  }

  private func kind(of view: ResolvedView) -> String {
    switch view.role {
    case .stack(.horizontal): "row"
    case .stack(.vertical): "column"
    case .scrollContent(let axis): axis == .horizontal ? "row" : "column"
    case .layeredStack: "stack"
    case .grid, .lazyGrid: "grid"
    case .scrollView: "scroll view"
    case .list: "list"
    case .listRow: "row"
    default: Self.words(of: view.view)
    }
  }

  /// Returns the alignment of a stack that is not centred, as an addition to its kind.
  private func alignment(of view: ResolvedView) -> String {
    guard let alignment = view.alignment else { return "" }
    switch view.role {
    case .stack(.vertical):
      return alignment.horizontal == .leading
        ? ", aligned leading" : alignment.horizontal == .trailing ? ", aligned trailing" : ""
    case .stack(.horizontal):
      return alignment.vertical == .top
        ? ", aligned at the top" : alignment.vertical == .bottom ? ", aligned at the bottom" : ""
    default: return ""
    }
  }

  /// Equal phrases in a row as one: two circles, three rows of two views.
  private func grouped(_ phrases: [String]) -> [String] {
    var result: [(text: String, count: Int)] = []
    for phrase in phrases where phrase != "a space" {
      if result.last?.text == phrase { result[result.count - 1].count += 1 } else { result.append((phrase, 1)) }
    }
    return result.map { $0.count == 1 ? $0.text : Self.several($0.count, $0.text) }
  }

  /// Several views of the same description: "three circles", "two rows of four views".
  private static func several(_ count: Int, _ text: String) -> String {
    guard let article = ["a ", "an "].first(where: text.hasPrefix), !text.hasPrefix("a column of “") else {
      return "\(text), \(number(count)) times"
    }
    let noun = text.dropFirst(article.count)
    let head = noun.firstRange(of: " of ").map { noun[..<$0.lowerBound] } ?? noun
    let plural = head.hasSuffix("s") || head.hasSuffix("x") ? "es" : "s"
    return "\(number(count)) \(head)\(plural)\(noun[head.endIndex...])"
  }

  /// Returns the views that a description names directly within a view.
  private func children(of index: Int) -> [Int] {
    let all = layout.children(of: index)
    // Views that a modifier adds, such as a background, follow the modified view.
    let own = layout.views[index].role == .modifier ? Array(all.prefix(1)) : all
    return own.flatMap { isNamed($0) ? [$0] : children(of: $0) }
  }

  /// All views within a view.
  private func inner(_ index: Int) -> Range<Int> { (index + 1)..<layout.views[index].end }

  private func isNamed(_ index: Int) -> Bool {
    let view = layout.views[index]
    guard view.role.isWritten else { return false }
    guard view.role == .container else { return true }
    // A declared view is its content; its name means nothing to a reader.
    return false
  }

  /// Words as an enumeration.
  static func list(_ words: [String]) -> String {
    guard let last = words.last else { return "nothing" }
    if words.count == 1 { return last }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  /// Returns a name in SwiftUI as words: `RoundedRectangle` is "rounded rectangle".
  private static func words(of name: String) -> String {
    name.reduce(into: "") { result, character in
      if character.isUppercase, let last = result.last, last.isLowercase || last.isNumber { result.append(" ") }
      result += character.lowercased()
    }
  }

  private static func withArticle(_ words: [String]) -> String {
    withArticle(words.filter { !$0.isEmpty }.joined(separator: " "))
  }

  private static func withArticle(_ words: String) -> String {
    ("aeiou".contains(words.first ?? "x") ? "an " : "a ") + words
  }

  private static func number(_ count: Int) -> String {
    let names = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
    return count < names.count ? names[count] : String(count)
  }
}
