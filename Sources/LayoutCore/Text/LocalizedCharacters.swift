/// Characters that depend on the locale of the place where they stand, such as a number in a format.
public struct LocalizedCharacters: Hashable, Sendable {
  /// The characters in the locale of the code that made them.
  public let standard: String
  private let characters: @Sendable (String) -> String

  /// Characters that a function makes of a Unicode locale identifier.
  public init(standard: String, characters: @escaping @Sendable (String) -> String) {
    self.standard = standard
    self.characters = characters
  }

  /// The characters in a locale.
  public func characters(in locale: String) -> String { characters(locale) }

  /// Whether two pieces are written alike where they were made.
  public static func == (a: LocalizedCharacters, b: LocalizedCharacters) -> Bool { a.standard == b.standard }

  /// The characters where they were made.
  public func hash(into hasher: inout Hasher) { hasher.combine(standard) }
}

extension TextContent {
  /// Whether a piece depends on the locale of its place.
  var isLocalized: Bool {
    segments.contains { if case .localized = $0.piece { true } else { false } }
  }

  /// The text with all characters known in a locale.
  func settled(in locale: String) -> TextContent {
    var copy = self
    for index in copy.segments.indices {
      if case .localized(let characters) = copy.segments[index].piece {
        copy.segments[index].piece = .string(characters.characters(in: locale))
      }
    }
    return copy
  }
}
