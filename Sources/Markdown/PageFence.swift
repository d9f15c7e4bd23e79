import PlumblineSource
import PlumblineSwiftReading

/// A fence of Swift code that is a figure.
public struct PageFence: Sendable {
  /// A line of code, without the prefix of lists and quotes.
  struct CodeLine: Hashable, Sendable {
    /// The code.
    var text: String
    /// The line of the page.
    var line: Int
    /// The number of bytes before the code on that line.
    var shift: Int
  }

  /// The words of its info string, or of the comment above it, that are not `swift` and `plumbline`.
  public var words: [FenceWord]
  /// The position of the info string, or of the comment.
  public var source: SourceRange
  /// The name of the figure, by which its files are called.
  public internal(set) var name: String
  /// Whether the author gave the name.
  public var isNamed: Bool { self["name"] != nil }

  /// The code, line by line.
  var code: [CodeLine]
  /// The lines of the fence: of the whole comment for code within a comment.
  var lines: ClosedRange<Int>
  /// The lines of the fence itself, which are within `lines`.
  var fenceLines: ClosedRange<Int>
  /// The text before the closing fence, such as `> ` in a quote.
  var prefix: String
  /// The lines of the block that an earlier run wrote after the fence, or around it.
  var block: ClosedRange<Int>?
  /// Whether the info string marks the fence as a figure, rather than a comment above it.
  public var isMarkedInInfo: Bool
  /// Whether the code stands in a comment.
  var isInComment: Bool
  /// The top-level items of the code, or nil if they cannot be found without parsing it.
  var outline: SourceOutline?

  /// The value of the last word with a name, or nil.
  public subscript(name: String) -> String? { words.last { $0.name == name }?.value }

  /// The figures that the caption refers to by empty links, with the position of the caption.
  public var captionReferences: [(name: String, source: SourceRange)] {
    words.filter { $0.name == "caption" }.flatMap { word in
      (word.value ?? "").replacing(FigureMarkup.reference, with: "\0")
        .split(separator: "\0" as Character, omittingEmptySubsequences: false).dropFirst()
        .map { (String($0.prefix { $0 != ")" }), word.source) }
    }
  }

  /// Returns whether the info string contains a word.
  public func has(_ name: String) -> Bool { words.contains { $0.name == name } }

  /// Whether the fence is on the line of a list item's mark, before which no comment can begin.
  public internal(set) var beginsItem = false

  /// Whether the code is shown to no reader.
  public var isHidden: Bool { has("hide") && !beginsItem }
  /// Whether the code declares types and values for other fences and makes no figure.
  public var onlyDeclares: Bool { has("declares") }

  /// Whether the code consists of declarations, among which there may be no view.
  public var mayDeclareOnly: Bool {
    outline?.items.allSatisfy { $0.kind == .declaration || $0.kind == .importing } ?? false
  }

  /// Whether there is no code, or nothing but comments.
  public var isEmpty: Bool { outline?.items.isEmpty ?? false }

  /// Whether the code holds the end of a comment of HTML.
  public var codeHoldsCommentEnd: Bool { code.contains { $0.text.contains("-->") } }

  /// The code as it stands in the fence.
  var text: String { code.map { $0.text + "\n" }.joined() }

  /// The words that an info string may contain in addition to the names of directives.
  public static let knownWords = ["name", "alt", "caption", "hide", "declares"]
}
