/// The list of the declarations of Views, one on each line: a test compares it with the reader's entries.
struct Surface {
  /// The list.
  let text: String

  /// Lists the declarations of modules.
  init(_ modules: DeclaredModules) {
    var lines: Set<String> = []
    for declaration in modules.declarations where modules.isVisible(declaration) {
      lines.insert(Self.line(of: declaration, in: modules))
    }
    for type in modules.valueTypes {
      let name = modules.name(of: type)
      for member in ValueMaker.inheritedMembers(by: modules.types[type] ?? [], of: name) {
        lines.insert("\(name) \(member)")
      }
    }
    for (name, type) in modules.aliases where modules.name(of: type) != name {
      lines.insert("\(name) alias \(modules.name(of: type))")
    }
    text = lines.sorted().map { $0 + "\n" }.joined()
  }

  /// Returns a declaration as the list writes it: the owner, the kind, and the name with its parameters.
  static func line(of declaration: Declaration, in modules: DeclaredModules) -> String {
    let owner = declaration.owner.isEmpty ? "-" : modules.name(of: declaration.owner)
    let kind = declaration.isSettable && declaration.kind == .property ? "variable" : declaration.kind.rawValue
    let name = declaration.kind == .initializer ? "init" : declaration.name
    func spelled(_ type: String) -> String { modules.spelled(type, in: declaration.owner).onOneLine }
    let isValue = [.property, .constant].contains(declaration.kind)
    if isValue {
      return "\(owner) \(kind) \(name)" + (declaration.result.isEmpty ? "" : ": " + spelled(declaration.result))
    }
    let parameters = declaration.parameters.map { parameter in
      (parameter.label ?? "_") + ": " + spelled(parameter.type) + (parameter.isVariadic ? "..." : "")
        + (parameter.fallback.map { " = " + spelled($0) } ?? "")
    }
    let result = declaration.result.isEmpty ? "" : " -> " + spelled(declaration.result)
    return "\(owner) \(kind) \(name)(\(parameters.joined(separator: ", ")))\(result)"
  }
}

extension String {
  /// The text with each run of spaces and line ends as one space.
  fileprivate var onOneLine: String { split { $0 == " " || $0 == "\n" }.joined(separator: " ") }
}
