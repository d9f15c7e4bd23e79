import PlumblineSnapshots

/// The files that the outputs of a batch depend on.
struct DependencyList: Sendable {
  private var rules: [(outputs: [String], inputs: [String])] = []
  /// The folders of the assets in each list of folders.
  private var assetFolders: [String: [String]] = [:]

  /// Adds the outputs of a program that show some assets.
  ///
  /// The inputs include the settings file, and folders in which a new file would change figures: those of assets, of
  /// shared types, and of a project's sources. Folders that contain outputs are omitted, since every run changes them.
  mutating func add(outputs: [String], of program: Program, assets: [String]) {
    guard !outputs.isEmpty else { return }
    var folders: Set<String> = []
    for file in program.files {
      let assets = program.assetFolders(beside: file)
      let known = assetFolders[assets.name] ?? assets.folders
      assetFolders[assets.name] = known
      folders.formUnion(known)
    }
    folders.formUnion(Set(program.included.map { Files.folder(of: $0) }))
    if program.project != nil { folders.formUnion(Set(program.files.map { Files.folder(of: $0.path) })) }
    folders.subtract(outputs.map { Files.folder(of: $0) } + [""])
    let inputs = program.files.map(\.path) + program.included + assets + [program.settings.path].compactMap { $0 }
    rules.append((outputs, inputs + folders.sorted()))
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
