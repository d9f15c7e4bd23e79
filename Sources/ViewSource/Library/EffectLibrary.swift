import PlumblineLayout

extension Call {
  /// Returns a view with the effects that a function of the program creates from its geometry.
  func visualEffect(of node: LayoutNode) -> LayoutNode {
    let surroundings = evaluator.environment
    return node.visualEffect { content, proxy in
      evaluator.surrounded(by: surroundings) {
        evaluator.guarded(neutral: content) { () throws(Fault) in
          let arguments = [Value.view(content), .native("GeometryProxy", proxy)]
          return evaluator.group(try evaluator.content(of: value(0), arguments: arguments))
        }
      }
    }
  }
}

extension LayoutNode {
  /// Returns what stands for a view of another framework: its button, or a labelled area.
  static func standIn(ofView name: String) -> LayoutNode {
    switch name {
    case "PhotosPicker": .button(TextContent("Select Photos"), systemImage: "photo")
    case "LocationButton": .standIn(for: name, height: 44)
    default: .standIn(for: name)
    }
  }
}
