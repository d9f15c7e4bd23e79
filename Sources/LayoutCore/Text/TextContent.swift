/// The content of a `Text` as written: pieces, each with the attributes it sets itself.
public struct TextContent: Hashable, Sendable {
  /// What a piece shows.
  public enum Piece: Hashable, Sendable {
    /// Characters.
    case string(String)
    /// A symbol by its SF Symbol name.
    case symbol(name: String)
    /// A picture that stands on the baseline.
    case image(ImageSource)
    /// A picture by its name among the assets of the environment.
    case asset(name: String)
    /// Characters that depend on the locale of the place where they stand.
    case localized(LocalizedCharacters)

    /// The characters that the piece is set as, or nil for a symbol or picture; a missing picture is set as its name.
    public var characters: String? {
      switch self {
      case .string(let string): string
      case .asset(let name): "[\(name)]"
      case .localized(let characters): characters.standard
      case .symbol, .image: nil
      }
    }
  }

  /// A piece and its attributes.
  public struct Segment: Hashable, Sendable {
    /// What the piece shows.
    public var piece: Piece
    /// What it sets itself; the rest comes from the environment.
    public var attributes: TextAttributes {
      get { own?.attributes ?? TextAttributes() }
      set { own = newValue == TextAttributes() ? nil : Attributes(newValue) }
    }
    private var own: Attributes?

    /// A piece that sets nothing itself.
    public init(_ piece: Piece) { self.piece = piece }

    /// A piece with attributes.
    public init(_ piece: Piece, attributes: TextAttributes) {
      self.init(piece)
      self.attributes = attributes
    }

    /// What the piece is filled with, if it says so itself.
    var foreground: AnyShapeStyle? { own?.attributes.foreground }

    /// Attributes apart from the piece: most pieces set none, and they are twenty times as large.
    private final class Attributes: Hashable, Sendable {
      let attributes: TextAttributes

      init(_ attributes: TextAttributes) { self.attributes = attributes }

      static func == (a: Attributes, b: Attributes) -> Bool { a === b || a.attributes == b.attributes }
      func hash(into hasher: inout Hasher) { hasher.combine(attributes) }
    }
  }

  /// The pieces, in logical order.
  public var segments: [Segment]

  /// A text of pieces.
  public init(segments: [Segment]) { self.segments = segments }
  /// A plain text.
  public init(_ string: String) { segments = [Segment(.string(string))] }

  /// The characters alone.
  public var string: String {
    if segments.count == 1, case .string(let string) = segments[0].piece { return string }
    return segments.map { $0.piece.characters ?? "\u{FFFC}" }.joined()
  }

  /// One text after another.
  public static func + (a: TextContent, b: TextContent) -> TextContent {
    TextContent(segments: a.segments + b.segments)
  }

  /// The text with an attribute set on each piece that does not set it itself.
  public func setting(_ change: (inout TextAttributes) -> Void) -> TextContent {
    var copy = self
    for index in copy.segments.indices { change(&copy.segments[index].attributes) }
    return copy
  }
}
