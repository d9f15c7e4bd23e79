import PlumblineSwiftReading

/// A reader of projects, packages, workspaces and folders, which finds their modules and programs.
///
/// Nothing is built or run, and the result only depends on the files: the same files give the same result in the same
/// order.
package struct ProjectReader {
  /// The options of the reader.
  package struct Options: Sendable {
    /// The name of the target whose previews are drawn, or nil for the main target of each project.
    package var target: String?
    /// The maximum number of files and folders that are listed.
    package var fileLimit = 50_000

    /// Creates options with their default values.
    package init() {}
  }

  private let files: any ProjectFiles
  private let options: Options

  /// Creates a reader of files.
  package init(_ files: any ProjectFiles, options: Options = Options()) {
    (self.files, self.options) = (files, options)
  }

  /// Reads the project, workspace, package, manifest or folder at a path.
  package func read(_ path: String) -> Project {
    let folder = ProjectFolder(files, fileLimit: options.fileLimit)
    let pool = ProjectPool(folder)
    let locations = ProjectLocation.all(in: path, folder)
    let described = locations.filter { $0.kind == .described }.map(\.path)
    let scopes = locations.map { ProjectScope($0, beside: described, pool) }
    var project = Project()
    var modules: [ProjectModule.ID: ProjectModule] = [:]
    for scope in scopes { modules.merge(scope.modules) { first, _ in first } }
    project.modules = modules.values.sorted { $0.id < $1.id }
    project.programs = programs(of: scopes, isLimited: folder.isLimited)
    project.diagnostics = pool.log.diagnostics
    project.diagnostics += missingTarget(in: scopes, project.programs, at: path)
    return project
  }

  private func programs(of scopes: [ProjectScope], isLimited: Bool) -> [ProjectProgram] {
    let limit = isLimited ? [Omission(.beyondLimit(options.fileLimit))] : []
    let all = scopes.flatMap { scope in
      scope.programs(target: options.target, also: limit).map { (scope: scope, program: $0) }
    }
    guard all.count > 1, options.target == nil else { return all.map(\.program) }
    // A package that is part of another program is not a program of its own.
    let kept = all.filter { scope, program in
      guard let main = program.main?.id, main.container == scope.path else { return true }
      return !all.contains { other in
        other.scope.path != scope.path && other.program.modules.contains { $0.id == main }
      }
    }.map(\.program)
    var drawn: Set<String> = []
    return kept.compactMap { program in
      var program = program
      program.drawnElsewhere.formUnion(drawn)
      drawn.formUnion(program.modules.flatMap(\.sources))
      return program.drawn.isEmpty ? nil : program
    }
  }

  /// Returns the diagnostic of a chosen target that does not exist, or an empty array.
  private func missingTarget(
    in scopes: [ProjectScope], _ programs: [ProjectProgram], at path: String
  ) -> [Diagnostic] {
    guard let target = options.target, programs.isEmpty, !scopes.isEmpty else { return [] }
    let names = Set(scopes.flatMap { $0.roots.flatMap(\.targets).map(\.module.id.target) }).sorted()
    let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ") + (names.count > 12 ? ", …" : "")
    var log = DiagnosticList()
    log.add(
      .error, "there is no target named '\(target)'", in: path,
      hint: names.isEmpty ? nil : "available targets: \(shown)")
    return log.diagnostics
  }
}
