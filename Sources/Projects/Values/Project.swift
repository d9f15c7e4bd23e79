import PlumblineSwiftReading

/// The modules that a project describes, and the programs that they form.
package struct Project: Hashable, Sendable {
  /// All modules, sorted by project and name.
  package var modules: [ProjectModule] = []
  /// The programs: one for each project, package or workspace, and one for each of its targets with previews that no
  /// other program has; or that of the chosen target.
  package var programs: [ProjectProgram] = []
  /// The diagnostics of the project's files; a diagnostic on line 0 is about a whole file.
  package var diagnostics: [Diagnostic] = []

  /// Creates an empty project.
  package init() {}

  /// Returns the module of a target, or nil if there is none.
  package subscript(id: ProjectModule.ID) -> ProjectModule? { modules.first { $0.id == id } }
}

/// Modules that are drawn together: a main target and its direct and indirect dependencies.
package struct ProjectProgram: Hashable, Sendable {
  /// The name of the project, package, workspace or folder.
  package let name: String
  /// The path of the project, package, workspace or folder.
  package let path: String
  /// The modules, each after its dependencies; the last one is the main module.
  package let modules: [ProjectModule]
  /// The omissions: packages first, then files, then targets.
  package var omissions: [Omission]
  /// The files that an earlier program of the same project draws.
  package var drawnElsewhere: Set<String> = []

  /// The main module, or nil if there is none.
  package var main: ProjectModule? { modules.last }
  /// The files whose previews are drawn, in the order of the modules.
  package var drawn: [String] { modules.flatMap(\.sources).filter { !drawnElsewhere.contains($0) } }
  /// Whether one of the files that are drawn has a preview.
  package var hasPreviews: Bool { modules.contains { !$0.previewFiles.subtracting(drawnElsewhere).isEmpty } }

  /// A line with the numbers of modules, files and asset catalogues, and the omissions.
  package var summary: String {
    let files = modules.reduce(0) { $0 + $1.sources.count }
    let catalogs = modules.reduce(0) { $0 + $1.resources.count { $0.kind == .assetCatalog } }
    var taken = [Counted.of(modules.count, "module", "modules"), Counted.files(files)]
    if catalogs > 0 { taken.append(Counted.of(catalogs, "asset catalogue", "asset catalogues")) }
    let left = Omission.summary(of: omissions)
    return "\(name): \(taken.joined(separator: ", "))" + (left.isEmpty ? "" : "; left out: \(left)")
  }
}

extension Omission {
  /// Returns the omissions by kind as a phrase, or an empty string if there are none.
  static func summary(of items: [Omission]) -> String {
    var packages: [String] = []
    var modules: [String] = []
    var missing: [Omission] = []
    var targets: [(name: String, count: Int)] = []
    var otherPlatforms = 0
    var rest: [String] = []
    for item in items {
      switch item.subject {
      case .missingPackage(let name, _): packages.append(name)
      case .missingTarget(let name): modules.append(name)
      case .missingFile, .missingProject: missing.append(item)
      case .target(let name, let count): targets.append((name, count))
      case .otherPlatform: otherPlatforms += 1
      case .beyondLimit: rest.append(item.text)
      }
    }
    var parts = [list("package", packages), list("module", modules)].compactMap(\.self)
    parts += missing.count > 2 ? ["\(missing.count) files (missing)"] : missing.map(\.text)
    if targets.count > 3 {
      parts.append("\(Counted.files(targets.reduce(0) { $0 + $1.count })) of \(targets.count) other targets")
    } else {
      parts += targets.map { "\(Counted.files($0.count)) of target \($0.name)" }
    }
    if otherPlatforms > 0 { parts.append("\(Counted.files(otherPlatforms)) for other platforms") }
    return (parts + rest).joined(separator: ", ")
  }

  /// Returns `package X (missing)`, `packages X, Y and 3 more (missing)` and so on, or nil if there are no names.
  private static func list(_ noun: String, _ names: [String]) -> String? {
    guard names.count > 1 else { return names.first.map { "\(noun) \($0) (missing)" } }
    let shown = names.prefix(6).joined(separator: ", ")
    let more = names.count > 6 ? " and \(names.count - 6) more" : ""
    return "\(noun)s \(shown)\(more) (missing)"
  }
}
