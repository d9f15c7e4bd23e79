import PlumblineLayout

extension FigureRequest {
  /// Reads the directives above a preview, in order; malformed directives are reported and have no effect.
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
      if ["after", "film", "strip"].contains(kind.name) {
        do throws(StepFault) { _ = try Step.reading(words.written) } catch {
          faults.append(DirectiveFault(message: error.message, hint: error.hint, source: directive.source))
          continue
        }
      }
      if kind.name == "show" {
        let unknown = words.rest.compactMap { word in
          if case .plain(let text) = word { Figures.Word.named(text) == nil ? text : nil } else { "\"" }
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
}
