/// A text that depends on the environment in which it is shown: the text of a localized key, or a formatted number.
public struct LocalizedText: Hashable, Sendable {
  /// The text in the locale of the code that created it.
  public let standard: TextContent
  private let content: @Sendable (String) -> TextContent
  private let sources: Sources?

  /// A function of the name of a table and that of a bundle's module; nil leaves the one of the key.
  public typealias Sources = @Sendable (_ table: String?, _ bundle: String?) -> LocalizedText

  /// Creates a text from a function of a Unicode locale identifier and, for a key, one of where it is looked up.
  public init(
    standard: TextContent, content: @escaping @Sendable (String) -> TextContent,
    sources: Sources? = nil
  ) {
    (self.standard, self.content, self.sources) = (standard, content, sources)
  }

  /// Creates characters from a function of a Unicode locale identifier.
  public init(standard: String, characters: @escaping @Sendable (String) -> String) {
    self.init(standard: TextContent(standard), content: { TextContent(characters($0)) })
  }

  /// Returns the text in a locale.
  public func content(in locale: String) -> TextContent { content(locale) }

  /// Returns the text of the same key in a table and in a module's bundle; a text without a key is the same everywhere.
  func inTable(_ table: String?, of bundle: String?) -> LocalizedText { sources?(table, bundle) ?? self }

  /// Returns whether two values have the same text in the locale of their code.
  public static func == (a: LocalizedText, b: LocalizedText) -> Bool { a.standard == b.standard }

  /// Hashes the text in the locale of its code.
  public func hash(into hasher: inout Hasher) { hasher.combine(standard) }
}

extension TextContent {
  /// Creates a text that depends on the environment in which it is shown.
  public init(_ text: LocalizedText) { segments = [Segment(.localized(text))] }

  /// Whether some segments depend on the environment in which the text is shown.
  var isLocalized: Bool {
    segments.contains { if case .localized = $0.piece { true } else { false } }
  }

  /// Returns the text with the keys among its segments looked up in a table and in a module's bundle; nil leaves the
  /// keys' own, and an empty name is that of the app's bundle.
  public func inTable(_ table: String?, of bundle: String? = nil) -> TextContent {
    if table == nil && bundle == nil { return self }
    var copy = self
    for index in copy.segments.indices {
      if case .localized(let text) = copy.segments[index].piece {
        copy.segments[index].piece = .localized(text.inTable(table, of: bundle))
      }
    }
    return copy
  }

  /// Returns the text with all segments resolved in a locale.
  func resolved(in locale: String) -> TextContent {
    var result: [Segment] = []
    for segment in segments {
      guard case .localized(let text) = segment.piece else {
        result.append(segment)
        continue
      }
      for part in text.content(in: locale).resolved(in: locale).segments {
        result.append(Segment(part.piece, attributes: segment.attributes.overriding(part.attributes)))
      }
    }
    return TextContent(segments: result)
  }
}
