/// A project, package, workspace or folder with everything that it refers to, and the resolved dependencies of its
/// targets.
struct ProjectScope {
  /// The name of the project, package, workspace or folder.
  let name: String
  /// The path.
  let path: String
  /// The containers that it refers to directly, to which the main target belongs.
  private(set) var roots: [ContainerDraft] = []
  /// The roots and the containers that they refer to, directly or indirectly.
  private(set) var containers: [ContainerDraft] = []
  /// All targets with their resolved dependencies, by identity.
  private(set) var modules: [ProjectModule.ID: ProjectModule] = [:]
  /// The missing files, packages and modules, by target.
  private(set) var omissions: [ProjectModule.ID: [Omission]] = [:]
  /// The missing projects and packages that containers refer to.
  private(set) var missing: [Omission] = []

  /// Reads the project, package, workspace or folder at a location.
  ///
  /// A folder from whose description another tool generates a project may import the modules of the others beside it,
  /// whose paths are given.
  init(_ location: ProjectLocation, beside described: [String] = [], _ pool: ProjectPool) {
    name = location.name
    path = location.path
    switch location.kind {
    case .project: roots = [pool.project(path)].compactMap(\.self)
    case .package: roots = [pool.package(path)].compactMap(\.self)
    case .described: roots = [pool.describedFolder(path)]
    case .folder: roots = [pool.plainFolder(path)]
    case .workspace:
      guard let workspace = XcodeWorkspace.read(path, in: pool.folder, &pool.log) else { return }
      roots = workspace.projectPaths.compactMap(pool.project) + workspace.packageFolders.compactMap(pool.package)
      missing = workspace.omissions
    }
    gather(pool, location.kind == .described ? described : [])
    resolve(pool)
  }

  /// Reads all containers that the roots refer to, directly or indirectly.
  private mutating func gather(_ pool: ProjectPool, _ described: [String]) {
    var known: Set<String> = []
    var waiting = roots + described.filter { $0 != path }.map(pool.describedLibrary)
    while !waiting.isEmpty {
      let container = waiting.removeFirst()
      guard known.insert(container.path).inserted else { continue }
      containers.append(container)
      missing += container.omissions
      waiting += container.projectPaths.compactMap(pool.project)
      waiting += container.packageFolders.compactMap(pool.package)
    }
  }

  private mutating func resolve(_ pool: ProjectPool) {
    let table = ModuleTable(containers)
    for container in containers {
      for target in container.targets {
        var module = target.module
        var left = target.omissions
        for dependency in target.dependencies {
          let resolved = table.resolve(dependency, of: module, in: container)
          for id in resolved.targets where id != module.id && !module.dependencies.contains(id) {
            module.dependencies.append(id)
          }
          if let missing = resolved.missing, !left.contains(missing) { left.append(missing) }
        }
        let facts = module.sources.map(pool.facts)
        module.previewCount = facts.reduce(0) { $0 + $1.previewCount }
        module.previewFiles = Set(zip(module.sources, facts).filter { $1.previewCount > 0 }.map(\.0))
        module.imports = Set(facts.flatMap(\.imports)).filter { $0 != module.name && table.holds($0) }.sorted()
        table.addImports(to: &module, in: container)
        modules[module.id] = module
        omissions[module.id] = left
      }
    }
  }
}
