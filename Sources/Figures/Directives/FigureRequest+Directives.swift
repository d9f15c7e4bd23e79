import PlumblineLayout

extension FigureRequest {
  /// Reads the directives above a preview, in order; what cannot be read is told and left out.
  public static func reading(_ directives: [Preview.Directive]) -> (request: FigureRequest, faults: [DirectiveFault]) {
    var request = FigureRequest()
    var faults: [DirectiveFault] = []
    for directive in directives {
      var words = DirectiveWords(directive.words)
      words.source = directive.source
      guard let name = words.word() else { continue }
      guard let kind = DirectiveKind.table.first(where: { $0.name == name }) else {
        faults.append(.unknownDirective(name, directive.source))
        continue
      }
      if kind.name == "show" {
        let unknown = words.rest.compactMap { word in
          if case .plain(let text) = word { Figures.Annotations.named(text) == nil ? text : nil } else { "\"" }
        }
        if let first = unknown.first {
          faults.append(.unknownWord(first, directive.source))
          continue
        }
      }
      if !kind.read(&words, &request) || !words.isEmpty { faults.append(.misspelt(kind, directive.source)) }
    }
    return (request, faults)
  }

  /// The directives and the words after `show`, each with its usage and what it does, for help pages.
  public static var vocabulary:
    (directives: [(usage: String, summary: String)], words: [(name: String, summary: String)])
  {
    (
      DirectiveKind.table.map { ($0.usage, $0.summary) },
      Figures.Annotations.words.map { ($0.name, $0.summary) }
    )
  }
}

extension Figures.Annotations {
  /// A word of `--show` and of the `show` directive.
  public struct Word: Sendable {
    /// The word.
    public var name: String
    /// What it shows.
    public var annotation: Figures.Annotations
    /// What it shows, in a phrase.
    public var summary: String
  }

  /// The words of `--show` and of the `show` directive.
  public static let words: [Word] = [
    Word(name: "frames", annotation: .frames, summary: "thin outlines of the frames"),
    Word(name: "guides", annotation: .guides, summary: "a dashed line at each alignment guide in force, with its name"),
    Word(name: "values", annotation: .values, summary: "the value of each guide in force, as a dimension"),
    Word(name: "baselines", annotation: .baselines, summary: "first and last baselines of text"),
    Word(name: "labels", annotation: .labels, summary: "the names of the views"),
    Word(name: "sizes", annotation: .sizes, summary: "the sizes of the views"),
    Word(name: "spacing", annotation: .spacing, summary: "distances in stacks and padding, as dimensions"),
    Word(name: "proposals", annotation: .proposals, summary: "the sizes that containers proposed"),
    Word(name: "ideal", annotation: .ideal, summary: "the sizes that views take when nothing is proposed"),
    Word(name: "marks", annotation: .marks, summary: "numbers at the views, and a legend with their names"),
    Word(name: "callouts", annotation: .callouts, summary: "the names of the views at the side, with lines to them"),
    Word(name: "highlights", annotation: .highlights, summary: "a tint over the views that set a guide themselves"),
    Word(name: "rulers", annotation: .rulers, summary: "scales along the top and the left edge"),
    Word(name: "grid", annotation: .grid, summary: "squared paper behind the views"),
    Word(name: "caption", annotation: .caption, summary: "the preview's name below the figure"),
    Word(name: "pair", annotation: .pair, summary: "the file's previews side by side, as before and after"),
  ]

  /// The annotation that a word names, or nil.
  public static func named(_ name: String) -> Figures.Annotations? {
    words.first { $0.name == name }?.annotation
  }
}
