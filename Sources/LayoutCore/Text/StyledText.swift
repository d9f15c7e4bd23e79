/// A text with all attributes resolved, ready to be typeset.
public struct StyledText: Hashable, Sendable {
  /// A run of text with the same attributes.
  public struct Run: Hashable, Sendable {
    /// The content of the run.
    public var piece: TextContent.Piece
    /// The font of the run.
    public var font: ResolvedFont
    /// The size of a symbol relative to the text.
    public var imageScale: ImageScale
    /// The distance added after each character or ligature, in points, if there is no tracking.
    public var kerning = 0.0
    /// The distance added after each character, in points; a value other than 0 disables ligatures.
    public var tracking = 0.0
    /// The distance by which the run is raised above the baseline, in points.
    public var baselineOffset = 0.0
    /// The line under the run, or nil.
    public var underline: TextAttributes.LineStyle?
    /// The line through the run, or nil.
    public var strikethrough: TextAttributes.LineStyle?
    /// The colour behind the run, or nil.
    public var background: Color?

    /// The distance added after each character or ligature, in points: the tracking or, if that is 0, the kerning.
    ///
    /// Source: APPLE on `tracking(_:)`.
    public var letterSpacing: Double { tracking != 0 ? tracking : kerning }

    /// Whether the run is a symbol.
    public var isSymbol: Bool {
      switch piece {
      case .symbol, .template: true
      case .string, .image, .asset, .localized: false
      }
    }

    /// Creates a run of one piece in a font.
    public init(_ piece: TextContent.Piece, font: ResolvedFont, imageScale: ImageScale = .medium) {
      self.piece = piece
      self.font = font
      self.imageScale = imageScale
    }
  }

  /// The runs, in logical order.
  public var runs: [Run]
  /// The line layout of the runs.
  public var paragraph: ParagraphStyle

  /// Creates a text from runs.
  public init(runs: [Run], paragraph: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.paragraph = paragraph
  }
}

/// The size of a symbol relative to the text beside it.
public enum ImageScale: String, Hashable, Sendable {
  /// The scales that SwiftUI defines.
  case small, medium, large
}

/// The alignment of a text's lines within its width.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// The alignments that SwiftUI defines.
  case leading, center, trailing
}

/// The line layout of a text.
public struct ParagraphStyle: Hashable, Sendable {
  /// The part of a line that is replaced by an ellipsis if the line is too long.
  public enum TruncationMode: String, Hashable, Sendable {
    /// The modes that SwiftUI defines.
    case head, middle, tail
  }

  /// The alignment of lines within the text's width.
  public var alignment = TextAlignment.leading
  /// The minimum number of lines for which the text reserves space, or nil.
  public var minimumLines: Int?
  /// The maximum number of lines, or nil for no limit.
  public var lineLimit: Int?
  /// The distance added between lines, in points.
  public var lineSpacing = 0.0
  /// The part of a line that is replaced by an ellipsis if the line is too long.
  public var truncationMode = TruncationMode.tail
  /// The smallest factor, from 0 to 1, by which the text may be scaled down before it is truncated.
  public var minimumScaleFactor = 1.0
  /// Whether letters may be moved closer together before the text is truncated.
  public var allowsTightening = false
  /// The direction of the paragraph.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The language, as a Unicode locale identifier.
  public var locale = "en_US"
  /// The number of device pixels per point; the text's size is rounded up to whole pixels.
  public var displayScale = 2.0

  /// Creates SwiftUI's default style.
  public init() {}
}
