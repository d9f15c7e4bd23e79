/// Characters that depend on the locale of the environment, such as those of a formatted number.
public struct LocalizedCharacters: Hashable, Sendable {
  /// The characters in the locale of the code that formatted them.
  public let standard: String
  private let characters: @Sendable (String) -> String

  /// Creates characters from a function of a Unicode locale identifier.
  public init(standard: String, characters: @escaping @Sendable (String) -> String) {
    self.standard = standard
    self.characters = characters
  }

  /// Returns the characters in a locale.
  public func characters(in locale: String) -> String { characters(locale) }

  /// Returns whether two values have the same characters in the locale of their code.
  public static func == (a: LocalizedCharacters, b: LocalizedCharacters) -> Bool { a.standard == b.standard }

  /// Hashes the characters in the locale of their code.
  public func hash(into hasher: inout Hasher) { hasher.combine(standard) }
}

extension TextContent {
  /// Whether some characters depend on the locale of the environment.
  var isLocalized: Bool {
    segments.contains { if case .localized = $0.piece { true } else { false } }
  }

  /// Returns the text with all characters resolved in a locale.
  func resolved(in locale: String) -> TextContent {
    var copy = self
    for index in copy.segments.indices {
      if case .localized(let characters) = copy.segments[index].piece {
        copy.segments[index].piece = .string(characters.characters(in: locale))
      }
    }
    return copy
  }
}
