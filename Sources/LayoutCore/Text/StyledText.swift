/// A text with every attribute resolved: what a typesetter measures and sets.
public struct StyledText: Hashable, Sendable {
  /// A stretch with the same attributes.
  public struct Run: Hashable, Sendable {
    /// What the run shows.
    public var piece: TextContent.Piece
    /// The font.
    public var font: ResolvedFont
    /// How large a symbol is relative to the text.
    public var imageScale: ImageScale
    /// Points added after each character or ligature, where there is no tracking.
    public var kerning = 0.0
    /// Points added after each character; ligatures are not formed if it is not 0.
    public var tracking = 0.0
    /// Points by which the run is raised.
    public var baselineOffset = 0.0
    /// A line under the run.
    public var underline: TextAttributes.LineStyle?
    /// A line through the run.
    public var strikethrough: TextAttributes.LineStyle?
    /// What lies behind the run.
    public var background: Color?

    /// Points added after each character or ligature: the tracking, and the kerning only where there is none.
    ///
    /// Source: APPLE on `tracking(_:)`.
    public var letterSpacing: Double { tracking != 0 ? tracking : kerning }

    /// Whether the run shows a symbol.
    public var isSymbol: Bool { if case .symbol = piece { true } else { false } }

    /// A run of one piece in a font.
    public init(_ piece: TextContent.Piece, font: ResolvedFont, imageScale: ImageScale = .medium) {
      self.piece = piece
      self.font = font
      self.imageScale = imageScale
    }
  }

  /// The runs, in logical order.
  public var runs: [Run]
  /// How the runs are set in lines.
  public var paragraph: ParagraphStyle

  /// A text of runs.
  public init(runs: [Run], paragraph: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.paragraph = paragraph
  }
}

/// How large a symbol is relative to the text beside it.
public enum ImageScale: String, Hashable, Sendable, CaseIterable {
  /// The scales that SwiftUI names.
  case small, medium, large
}

/// Where the lines of a text stand within its width.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// The alignments that SwiftUI names.
  case leading, center, trailing
}

/// How a text is set in lines.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where a line that is too long is cut.
  public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
    /// The places that SwiftUI names.
    case head, middle, tail
  }

  /// Where lines stand within the text's width.
  public var alignment = TextAlignment.leading
  /// The fewest lines that the text takes room for, or nil.
  public var minimumLines: Int?
  /// The most lines that are shown, or nil for all.
  public var lineLimit: Int?
  /// Points added between lines.
  public var lineSpacing = 0.0
  /// Where a line that is too long is cut.
  public var truncationMode = TruncationMode.tail
  /// How small the text may be scaled before it is cut, from 0 to 1.
  public var minimumScaleFactor = 1.0
  /// Whether letters may be moved closer before the text is cut.
  public var allowsTightening = false
  /// The direction of the paragraph.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The language, as a BCP 47 tag.
  public var locale = "en_US"
  /// Device pixels per point, to which the text's size is rounded up.
  public var displayScale = 2.0

  /// SwiftUI's defaults.
  public init() {}
}
