import PlumblineSource
import PlumblineSwiftReading

/// A Markdown page with figures: its fences, its comments and its references.
public struct Page: Sendable {
  /// A file of shared code that a page names.
  public struct Include: Hashable, Sendable {
    /// The path, from the page's folder.
    public var path: String
    /// The position in the page.
    public var source: SourceRange
  }

  /// A link to a figure: `[](#fig:box)`.
  public struct Reference: Hashable, Sendable {
    /// The name of the figure.
    public var name: String
    /// The position in the page.
    public var source: SourceRange
    /// The range of the link's text in the page, in bytes.
    var text: Range<Int>
  }

  /// A block of Plumbline's without a fence.
  struct Orphan: Sendable {
    /// The lines of the block.
    var lines: ClosedRange<Int>
    /// The name in its comment.
    var name: String
  }

  /// The path, as messages show it.
  public let path: String
  /// The text.
  public let text: String
  /// The figures, in order.
  public internal(set) var fences: [PageFence] = []
  /// The files of shared code.
  public internal(set) var includes: [Include] = []
  /// The links to figures.
  public internal(set) var references: [Reference] = []
  /// The errors in the page's own words.
  public internal(set) var problems: [Diagnostic] = []
  /// The warnings about code that looks like a figure's and is not.
  public internal(set) var warnings: [Diagnostic] = []
  /// The number of the chapter, from the first heading that begins with one, such as 3 in "Chapter 3: Stacks".
  public internal(set) var chapter: Int?
  var orphans: [Orphan] = []
  /// The lines of comments that name shared code or make the next fence a figure.
  var commentLines: [ClosedRange<Int>] = []
  let lines: PageText

  /// Reads a page.
  ///
  /// Errors are ``problems``; a fence with one is not among the figures.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = PageText(text)
    // A page that does not contain the tool's name need not be read.
    guard lines.bytes[...].firstIndex(of: "plumbline") != nil || lines.bytes[...].firstIndex(of: "#fig:") != nil else {
      return
    }
    var reader = PageReader(path: path, lines: lines)
    reader.read(into: &self)
  }

  /// Whether the page has nothing of Plumbline's.
  public var isPlain: Bool {
    fences.isEmpty && includes.isEmpty && references.isEmpty && problems.isEmpty && warnings.isEmpty && orphans.isEmpty
  }

  /// Returns whether an earlier run wrote the block of a fence, at the position that its words require.
  public func hasBlock(_ fence: PageFence) -> Bool { fence.block != nil && fence.isInComment == fence.isHidden }

  /// Returns whether new markup changes the block of a figure; figures without markup stay.
  public func rewrittenBlocks(
    _ figures: [FigureMarkup?], labels: [String: String] = [:], style: FigureMarkup.Style
  ) -> Bool {
    zip(fences, figures).contains { fence, figure in
      figure.map { changesBlock(fence, $0.naming(labels), style) } ?? false
    }
  }

  /// Plumbline's blocks whose fence no longer exists, by their lines and names.
  public var orphanedBlocks: [(source: SourceRange, name: String)] {
    orphans.map { (SourceRange(file: path, line: $0.lines.lowerBound, column: 1), $0.name) }
  }
}
