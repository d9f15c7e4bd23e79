import PlumblineLayout

extension Vocabulary {
  /// Adds the controls whose actions need more than a declaration of Views gives.
  mutating func addActingControls() {
    addNavigationStacks()
    addLinks()
    addPresentations()
    addListOperations()
    addOffsets()
    addQuestions()
  }

  private mutating func addLinks() {
    let title = ParameterShape.value(nil, TypeBinding<TextContent>.title.type)
    for shapes in [[title, .deferred("destination")], [.deferred("destination"), .content("label")]] {
      let isTitled = shapes[0] === title
      rawInitializer(
        "Link", shapes, summary: "Creates a link with a \(isTitled ? "title" : "label").",
        example: isTitled
          ? #"Link("Site", destination: URL(string: "https://example.org")!)"#
          : #"Link(destination: URL(string: "https://example.org")!) { Text("Site") }"#
      ) { call throws(Fault) in
        let evaluator = call.evaluator
        let label =
          isTitled
          ? try TypeBinding.title.read(call.value(0), evaluator).map { [LayoutNode.text($0)] } ?? []
          : try evaluator.content(of: call.value(1), arguments: [])
        guard case .function(let address) = call.value(isTitled ? 1 : 0) else { return .view(.link(label: label)) }
        let location = call.location
        return .view(
          .link(label: label) { evaluator.open(evaluator.act(address), in: $0, at: location) })
      }
    }
    known("Link").parents = ["View"]
  }
}
