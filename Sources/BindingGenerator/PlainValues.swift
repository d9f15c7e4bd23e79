/// The types of Views whose values have no effect on a first frame, such as `SensoryFeedback`, with their constants.
struct PlainValues {
  /// The types with the names of their constants, sorted.
  private(set) var types: [(name: String, constants: [String])] = []

  /// Creates the types among the declarations, except those with a binding and those that are bound by hand.
  init(_ modules: DeclaredModules, maker: EntryMaker) {
    var constants: [String: Set<String>] = [:]
    for declaration in modules.declarations where declaration.file.contains("Views/") {
      // A protocol of the standard library, which the reader has.
      if declaration.owner == "Sequence" { continue }
      guard !modules.isProtocol(declaration.owner), maker.isWithoutValue(declaration.owner) else { continue }
      let name = modules.name(of: declaration.owner)
      var names = constants[name] ?? []
      let isConstant = declaration.kind == .constant || declaration.kind == .enumCase && declaration.parameters.isEmpty
      if isConstant { names.insert(declaration.name) }
      constants[name] = names
    }
    types = constants.map { ($0.key, $0.value.sorted()) }.sorted { $0.name < $1.name }
  }

  /// The generated file's text, without its head.
  var text: String {
    var text = "extension Vocabulary {\n"
    text += "  /// The types of values without effect on a first frame, with the names of their constants.\n"
    text += "  static let typesDeclaredWithoutEffect: [(name: String, constants: [String])] = [\n"
    for (name, constants) in types {
      text += "    (\"\(name)\", [\(constants.map { "\"\($0)\"" }.joined(separator: ", "))]),\n"
    }
    return text + "  ]\n}\n"
  }
}
