import PlumblineLayout

/// An error in a directive or in an annotation of a view.
public struct DirectiveFault: Hashable, Sendable {
  /// The error, in a phrase.
  public var message: String
  /// A suggestion for correcting the error, or nil.
  public var hint: String?
  /// The position in the source, if it is known.
  public var source: SourceRange?

  /// Creates an error.
  public init(message: String, hint: String? = nil, source: SourceRange? = nil) {
    self.message = message
    self.hint = hint
    self.source = source
  }

  /// The directive's name is unknown.
  static func unknownDirective(_ word: String, _ source: SourceRange?) -> DirectiveFault {
    DirectiveFault(
      message: "unknown directive '\(word)'", hint: nearest(word, in: DirectiveKind.table.map(\.name)), source: source)
  }

  /// The value of `show` is unknown.
  static func unknownWord(_ word: String, _ source: SourceRange?) -> DirectiveFault {
    DirectiveFault(
      message: "unknown annotation '\(word)'",
      hint: nearest(word, in: Figures.Word.all.map(\.name)), source: source)
  }

  /// The directive is malformed.
  static func misspelt(_ kind: DirectiveKind, _ source: SourceRange?) -> DirectiveFault {
    DirectiveFault(message: "malformed directive '\(kind.name)'", hint: "write '\(kind.usage)'", source: source)
  }

  /// An unknown kind of annotation.
  static func unknownAnnotation(_ kind: String, _ source: SourceRange?) -> DirectiveFault {
    DirectiveFault(
      message: "unknown annotation '\(kind)'", hint: nearest(kind, in: AnnotationEntry.singleView.map(\.kind)),
      source: source)
  }

  /// An identifier that no view has.
  static func unknownView(_ id: String, known: [String], _ source: SourceRange?) -> DirectiveFault {
    let known = Set(known).sorted()
    let hint = known.isEmpty ? nil : nearest(id, in: known)
    return DirectiveFault(
      message: "there is no view with the id '\(id)'", hint: hint ?? "name a view with .id(\"\(id)\")", source: source)
  }

  /// The name of no guide in force.
  static func unknownGuide(_ name: FigureRequest.Name, known: [String]) -> DirectiveFault {
    let known = Set(known).sorted() + ["horizontal", "vertical"]
    return DirectiveFault(
      message: "there is no guide in force named '\(name.text)'", hint: nearest(name.text, in: known),
      source: name.source)
  }

  /// An annotation without the text that it needs.
  static func noText(_ kind: String, _ source: SourceRange?) -> DirectiveFault {
    DirectiveFault(
      message: "'\(kind)' needs a text", hint: "write .annotation(\"\(kind)\", \"text\")", source: source)
  }

  /// The annotation has no effect on its view.
  static func showsNothing(_ kind: AnnotationEntry.SingleView, view: String, _ source: SourceRange?) -> DirectiveFault {
    DirectiveFault(
      message: "'\(kind.kind)' shows nothing at this \(view)", hint: kind.condition.map { "it \($0)" }, source: source)
  }

  /// A mark whose text is not in the listing.
  static func unmarked(_ mark: ListingRequest.Mark) -> DirectiveFault {
    let times = mark.occurrence == 1 ? "" : " \(mark.occurrence) times"
    return DirectiveFault(
      message: "the listing does not contain '\(mark.text)'\(times)", hint: nil, source: mark.source)
  }

  /// A hint with the closest known word, or with all words.
  private static func nearest(_ word: String, in known: [String]) -> String {
    if let name = NearNames.closest(to: word, in: known) { return "did you mean '\(name)'?" }
    return "choose from \(known.joined(separator: ", "))"
  }
}
