import PlumblineSwiftReading

/// Reads the project, package, workspace or folder at a path: its modules and programs.
///
/// Nothing is built or run, and the answer depends on the files alone: the same files give the same answer in the same order.
package struct ProjectReader {
  /// The settings of a reading.
  package struct Options: Sendable {
    /// The target whose previews are drawn, by its name; nil chooses one of each project.
    package var target: String?
    /// The most files that are looked at.
    package var fileLimit = 50_000

    /// The defaults.
    package init() {}
  }

  private let files: any ProjectFiles
  private let options: Options

  /// A reader over some files.
  package init(_ files: any ProjectFiles, options: Options = Options()) {
    (self.files, self.options) = (files, options)
  }

  /// Reads a project, workspace, package, manifest or folder.
  package func read(_ path: String) -> Project {
    let folder = ProjectFolder(files, fileLimit: options.fileLimit)
    let pool = ProjectPool(folder)
    let scopes = ProjectPlace.all(in: path, folder).map { ProjectScope($0, pool) }
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
    let limit = isLimited ? [LeftOut(.beyondLimit(options.fileLimit))] : []
    let all = scopes.compactMap { scope -> (scope: ProjectScope, program: ProjectProgram)? in
      scope.program(target: options.target, also: limit).map { (scope, $0) }
    }
    guard all.count > 1, options.target == nil else { return all.map(\.program) }
    // A package that another program is made with is no program of its own.
    return all.filter { scope, program in
      guard let main = program.main?.id, main.container == scope.path else { return true }
      return !all.contains { other in
        other.scope.path != scope.path && other.program.modules.contains { $0.id == main }
      }
    }.map(\.program)
  }

  /// The diagnostic of a chosen target that does not exist.
  private func missingTarget(
    in scopes: [ProjectScope], _ programs: [ProjectProgram], at path: String
  ) -> [Diagnostic] {
    guard let target = options.target, programs.isEmpty, !scopes.isEmpty else { return [] }
    let names = Set(scopes.flatMap { $0.roots.flatMap(\.targets).map(\.module.id.target) }).sorted()
    let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ") + (names.count > 12 ? ", …" : "")
    var log = DiagnosticList()
    log.add(
      .error, "no target is called '\(target)'", in: path, hint: names.isEmpty ? nil : "there is \(shown)")
    return log.diagnostics
  }
}
