import PlumblineSnapshots

/// The files that the outputs of a batch depend on.
struct DependencyList: Sendable {
  private var rules: [(outputs: [String], inputs: [String])] = []

  /// Adds the outputs of a program that show some assets.
  mutating func add(outputs: [String], of program: Program, assets: [String]) {
    if !outputs.isEmpty { rules.append((outputs, program.files.map(\.path) + program.included + assets)) }
  }

  /// Writes the list: rules of make, or JSON if the path ends in `.json`.
  func write(to path: String) throws(FileError) {
    let text = path.hasSuffix(".json") ? json.indentedText : make
    try Files.write(Array(text.utf8), to: path)
  }

  /// The rules for make, with an empty rule for each input, so that make does not stop if an input was deleted.
  private var make: String {
    let rules = rules.map { rule in
      rule.outputs.map(Self.escaped).joined(separator: " ") + ": "
        + rule.inputs.map(Self.escaped).joined(separator: " ") + "\n"
    }
    let inputs = Set(self.rules.flatMap(\.inputs)).sorted().map { Self.escaped($0) + ":\n" }
    return (rules + inputs).joined()
  }

  private var json: JSON {
    .object([
      "rules": .array(
        rules.map { rule in
          .object([
            "outputs": .array(rule.outputs.map(JSON.string)), "inputs": .array(rule.inputs.map(JSON.string)),
          ])
        })
    ])
  }

  private static func escaped(_ path: String) -> String {
    path.reduce(into: "") { text, character in
      switch character {
      case " ", "#", ":", "\\": text += "\\\(character)"
      case "$": text += "$$"
      default: text.append(character)
      }
    }
  }
}
