import PlumblineLayout

/// Something in a directive, or in an annotation of a view, that means nothing.
public struct DirectiveFault: Hashable, Sendable {
  /// What is wrong, in a phrase.
  public var message: String
  /// What to do about it, or nil.
  public var hint: String?
  /// Where, if it is known.
  public var source: SourceRange?

  /// A directive whose first word is not known.
  static func unknownDirective(_ word: String, _ source: SourceRange?) -> DirectiveFault {
    DirectiveFault(
      message: "unknown directive '\(word)'", hint: nearest(word, in: DirectiveKind.table.map(\.name)), source: source)
  }

  /// A word that cannot be shown.
  static func unknownWord(_ word: String, _ source: SourceRange?) -> DirectiveFault {
    DirectiveFault(
      message: "nothing to show is named '\(word)'",
      hint: nearest(word, in: Figures.Annotations.words.map(\.name)), source: source)
  }

  /// A directive that is not spelt as its usage says.
  static func misspelt(_ kind: DirectiveKind, _ source: SourceRange?) -> DirectiveFault {
    DirectiveFault(message: "cannot read '\(kind.name)'", hint: "write '\(kind.usage)'", source: source)
  }

  /// An annotation of a view that is not known.
  static func unknownAnnotation(_ kind: String, _ source: SourceRange?) -> DirectiveFault {
    DirectiveFault(
      message: "unknown annotation '\(kind)'", hint: nearest(kind, in: AnnotationKind.table.map(\.name)), source: source
    )
  }

  /// A name that no view has.
  static func unknownView(_ id: String, known: [String], _ source: SourceRange?) -> DirectiveFault {
    let known = Set(known).sorted()
    let hint = known.isEmpty ? nil : nearest(id, in: known)
    return DirectiveFault(
      message: "no view has the id '\(id)'", hint: hint ?? "name a view with .id(\"\(id)\")", source: source)
  }

  /// A name that no guide in force has.
  static func unknownGuide(_ name: FigureRequest.Name, known: [String]) -> DirectiveFault {
    let known = Set(known).sorted() + ["horizontal", "vertical"]
    return DirectiveFault(
      message: "no guide in force is named '\(name.text)'", hint: nearest(name.text, in: known), source: name.source)
  }

  /// An annotation that needs a text and has none.
  static func noText(_ kind: String, _ source: SourceRange?) -> DirectiveFault {
    DirectiveFault(
      message: "'\(kind)' needs a text", hint: "write .annotation(\"\(kind)\", \"text\")", source: source)
  }

  /// An annotation that finds nothing to show at its view.
  static func showsNothing(_ kind: AnnotationKind, view: String, _ source: SourceRange?) -> DirectiveFault {
    DirectiveFault(
      message: "'\(kind.name)' shows nothing at this \(view)", hint: kind.condition.map { "it \($0)" }, source: source)
  }

  /// A mark's text that the listing does not hold.
  static func unmarked(_ mark: ListingRequest.Mark) -> DirectiveFault {
    let times = mark.occurrence == 1 ? "" : " \(mark.occurrence) times"
    return DirectiveFault(message: "the listing does not hold '\(mark.text)'\(times)", hint: nil, source: mark.source)
  }

  /// The known word with the fewest changes, as a question, or all words.
  private static func nearest(_ word: String, in known: [String]) -> String {
    if let name = NearNames.closest(to: word, in: known) { return "did you mean '\(name)'?" }
    return "choose from \(known.joined(separator: ", "))"
  }
}
