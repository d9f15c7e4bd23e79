/// The content of a `Text` as written: pieces, each with its own attributes.
public struct TextContent: Hashable, Sendable {
  /// A piece of content.
  public enum Piece: Hashable, Sendable {
    /// Characters.
    case string(String)
    /// A symbol, by its SF Symbols name.
    case symbol(name: String)
    /// A symbol of the project.
    case template(SymbolTemplate)
    /// An image on the baseline.
    case image(ImageSource)
    /// An image, by its name in the asset catalogue.
    case asset(name: String)
    /// A text that depends on where it is shown.
    case localized(LocalizedText)

    /// The characters with which the piece is set, or nil for a symbol or image; a missing image is set as its name in
    /// brackets.
    public var characters: String? {
      switch self {
      case .string(let string): string
      case .asset(let name): "[\(name)]"
      case .localized(let text): text.standard.string
      case .symbol, .template, .image: nil
      }
    }
  }

  /// A piece with its attributes.
  public struct Segment: Hashable, Sendable {
    /// The content of the segment.
    public var piece: Piece
    /// The attributes that the segment sets; all others come from the environment.
    public var attributes: TextAttributes {
      get { own?.attributes ?? TextAttributes() }
      set { own = newValue == TextAttributes() ? nil : Attributes(newValue) }
    }
    private var own: Attributes?

    /// Creates a segment without attributes.
    public init(_ piece: Piece) { self.piece = piece }

    /// Creates a segment with attributes.
    public init(_ piece: Piece, attributes: TextAttributes) {
      self.init(piece)
      self.attributes = attributes
    }

    /// The style of the glyphs that the segment sets, or nil.
    var foreground: AnyShapeStyle? { own?.attributes.foreground }

    /// The storage of attributes, outside of the struct: most segments have none, and attributes are twenty times as
    /// large.
    private final class Attributes: Hashable, Sendable {
      let attributes: TextAttributes

      init(_ attributes: TextAttributes) { self.attributes = attributes }

      static func == (a: Attributes, b: Attributes) -> Bool { a === b || a.attributes == b.attributes }
      func hash(into hasher: inout Hasher) { hasher.combine(attributes) }
    }
  }

  /// The segments, in logical order.
  public var segments: [Segment]

  /// Creates a text from segments.
  public init(segments: [Segment]) { self.segments = segments }
  /// Creates a plain text.
  public init(_ string: String) { segments = [Segment(.string(string))] }

  /// The characters of the text; symbols and images are replaced by U+FFFC.
  public var string: String {
    if segments.count == 1, case .string(let string) = segments[0].piece { return string }
    return segments.map { $0.piece.characters ?? "\u{FFFC}" }.joined()
  }

  /// Returns the concatenation of two texts.
  public static func + (a: TextContent, b: TextContent) -> TextContent {
    TextContent(segments: a.segments + b.segments)
  }

  /// Returns the text with a change applied to the attributes of every segment.
  public func setting(_ change: (inout TextAttributes) -> Void) -> TextContent {
    var copy = self
    for index in copy.segments.indices { change(&copy.segments[index].attributes) }
    return copy
  }
}
