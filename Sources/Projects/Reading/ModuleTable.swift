import PlumblineSource

/// The targets of projects and packages by the names in dependencies.
struct ModuleTable {
  private var kinds: [ProjectModule.ID: ProjectModule.Kind] = [:]
  private var byModuleName: [String: [ProjectModule.ID]] = [:]
  private var byProduct: [String: [ProjectModule.ID]] = [:]
  private let containers: [ContainerDraft]

  /// Creates a table of the targets of containers.
  init(_ containers: [ContainerDraft]) {
    self.containers = containers
    for container in containers {
      for target in container.targets {
        kinds[target.module.id] = target.module.kind
        byModuleName[target.module.name, default: []].append(target.module.id)
        for product in target.products { byProduct[product, default: []].append(target.module.id) }
      }
    }
  }

  /// Returns whether there is a module with a name.
  func holds(_ name: String) -> Bool { byModuleName[name] != nil }

  /// Returns the targets that satisfy a dependency, and the omission to report if there are none.
  func resolve(
    _ dependency: ModuleDependency, of module: ProjectModule, in container: ContainerDraft
  ) -> (targets: [ProjectModule.ID], missing: Omission?) {
    switch dependency {
    case .target(let name):
      let id = ProjectModule.ID(container: container.path, target: name)
      guard let kind = kinds[id] else {
        // An aggregate target, a system library or a binary has no Swift code.
        return ([], nil)
      }
      return (isPart(kind, of: module) ? [id] : [], nil)
    case .targetOf(let id):
      guard let kind = kinds[id] else { return ([], Omission(.missingTarget(id.target), of: module.id)) }
      return (isPart(kind, of: module) ? [id] : [], nil)
    case .framework(let name): return ((byProduct[name] ?? []).filter { kinds[$0] == .library }, nil)
    case .named(let name):
      if kinds[ProjectModule.ID(container: container.path, target: name)] != nil {
        return resolve(.target(name), of: module, in: container)
      }
      return product(name, package: nil, of: module, in: container)
    case .product(let name, let package): return product(name, package: package, of: module, in: container)
    }
  }

  /// Returns whether the code of a target is visible to a target that depends on it; an app also depends on extensions
  /// that it only embeds.
  private func isPart(_ kind: ProjectModule.Kind, of module: ProjectModule) -> Bool {
    switch kind {
    case .library: true
    case .executable, .application, .appExtension, .appClip: module.kind == .tests
    case .tests, .buildTool, .folder: false
    }
  }

  private func product(
    _ name: String, package: String?, of module: ProjectModule, in container: ContainerDraft
  ) -> (targets: [ProjectModule.ID], missing: Omission?) {
    // The packages that the container lists take precedence.
    let ranked =
      containers.filter { container.packageFolders.contains($0.path) }
      + containers.filter { !container.packageFolders.contains($0.path) && $0.path != container.path }
    let suiting = ranked.filter { candidate in
      package.map { [candidate.name.lowercased(), ContainerDraft.identity(of: candidate.path)].contains($0) } ?? true
    }
    // A folder may have another name than the package's repository, after which the product names its package.
    for candidate in suiting + ranked.filter({ $0.products[name] != nil }) {
      let targets =
        candidate.products[name] ?? (candidate.targets.contains { $0.module.id.target == name } ? [name] : [])
      let ids = targets.map { ProjectModule.ID(container: candidate.path, target: $0) }.filter { kinds[$0] != nil }
      if !ids.isEmpty { return (ids.filter { kinds[$0] == .library || kinds[$0] == .executable }, nil) }
    }
    return ([], missing(name, package: package, of: module, in: container))
  }

  private func missing(
    _ name: String, package: String?, of module: ProjectModule, in container: ContainerDraft
  ) -> Omission? {
    // The product of an existing package may be a C library or a binary.
    if containers.contains(where: { $0.products[name] != nil }) { return nil }
    // A missing local package is reported for the container.
    let isReported = container.omissions.contains {
      if case .missingPackage(let known, _) = $0.subject {
        known.lowercased() == (package ?? name.lowercased())
      } else {
        false
      }
    }
    if isReported { return nil }
    let identity = package ?? name.lowercased()
    let address = container.remotePackages[identity]
    let shown = address.map { FilePath.name(of: $0) }.map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : $0 }
    return Omission(.missingPackage(shown ?? package ?? name, address: address ?? ""), of: module.id)
  }

  /// Adds the modules that a target of an Xcode project imports without a declared dependency.
  func addImports(to module: inout ProjectModule, in container: ContainerDraft) {
    guard container.path.hasSuffix(".xcodeproj") || module.kind == .folder else { return }
    for name in module.imports {
      let candidates = (byModuleName[name] ?? []).filter { kinds[$0] == .library }
      if candidates.isEmpty || candidates.contains(where: module.dependencies.contains) { continue }
      let own = candidates.first { $0.container == module.id.container }
      if let id = own ?? candidates.min(), id != module.id { module.dependencies.append(id) }
    }
  }
}
