import PlumblineLayout
import PlumblineMarkdown
import PlumblineViewSource

/// The page in which a program's source stands.
struct PageSource: Sendable {
  /// The source.
  let program: PageProgram
  /// The text of the page, for messages.
  let text: String
  /// The directives of the fence's words.
  private(set) var directives: [Preview.Directive]
  /// Whether the code may consist of declarations for other fences.
  let mayBeEmpty: Bool
  /// The settings of the page that change the figure.
  let settings: [String]

  /// Limits reading to the fence's own previews, whose actions are read if a word of the fence takes steps.
  func limit(_ options: inout ReadingOptions) {
    options.mayBeEmpty = mayBeEmpty
    options.acts = options.acts || directives.contains(where: \.takesSteps)
    let (program, others) = (program, options.mayRun)
    options.mayRun = { source in
      (source.file != program.path || source.line >= program.firstLine) && others?(source) ?? true
    }
  }

  /// Adds the directives to the previews, and the page's text to those that messages show.
  func complete(_ previews: inout [Preview], _ texts: inout [String: String]) {
    for index in previews.indices { previews[index].directives = directives + previews[index].directives }
    texts[program.page] = text
  }

  /// Adds a directive, with the place of the fence.
  mutating func add(_ words: [String], at source: SourceRange) {
    directives.append(Preview.Directive(words: words, source: source))
  }

  /// The parts of the cache's key that are not in the source.
  var keyParts: [String] { settings + directives.flatMap(\.words) }
}
