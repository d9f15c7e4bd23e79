extension ProjectScope {
  /// Returns the program of the chosen target, or of the main target; nil if there is none.
  func program(target: String?, also limits: [Omission]) -> ProjectProgram? {
    let candidates = roots.flatMap(\.targets).compactMap { modules[$0.module.id] }
    guard let main = target.map({ chosen($0, among: candidates) }) ?? mainTarget(among: candidates) else { return nil }
    let parts = order(of: main)
    let container = roots.first { $0.path == main.id.container }
    let name = path.hasSuffix(".xcworkspace") ? name : container?.name ?? name
    return ProjectProgram(
      name: target == nil || name == main.id.target ? name : "\(name), target \(main.id.target)", path: path,
      modules: parts, omissions: omissions(beside: parts) + limits)
  }

  /// Returns the target with a name, or else the one whose module has the name.
  private func chosen(_ name: String, among candidates: [ProjectModule]) -> ProjectModule? {
    candidates.first { $0.id.target == name } ?? candidates.first { $0.name == name }
      ?? modules.values.filter { $0.id.target == name || $0.name == name }.min { $0.id < $1.id }
  }

  /// Returns the main target: the app, with preference for iPhone and for the project's name, or else the target with
  /// the most previews.
  private func mainTarget(among candidates: [ProjectModule]) -> ProjectModule? {
    let drawn = candidates.filter { ![.tests, .buildTool].contains($0.kind) && !$0.sources.isEmpty }
    let apps = drawn.filter { $0.kind == .application }
    if !apps.isEmpty {
      return first(of: apps) { [rank(of: $0), isNamesake($0) ? 0 : 1] }
    }
    return first(of: drawn) {
      [-$0.previewCount, isNamesake($0) ? 0 : 1, $0.kind == .library ? 0 : 1, -$0.sources.count]
    }
  }

  private func first(of modules: [ProjectModule], by key: (ProjectModule) -> [Int]) -> ProjectModule? {
    let keys = modules.map(key)
    let best = keys.indices.min { (keys[$0] + [$0]).lexicographicallyPrecedes(keys[$1] + [$1]) }
    return best.map { modules[$0] }
  }

  private func rank(of app: ProjectModule) -> Int {
    let platform = Platform.preferred(among: app.platforms)
    return Platform.allCases.firstIndex(of: platform) ?? 0
  }

  /// Returns whether a target has the name of its project or of the workspace.
  private func isNamesake(_ module: ProjectModule) -> Bool {
    let container = roots.first { $0.path == module.id.container }
    return module.id.target == container?.name || module.id.target == name
  }

  /// Returns the modules that a module needs, each after its dependencies.
  private func order(of main: ProjectModule) -> [ProjectModule] {
    var order: [ProjectModule] = []
    var known: Set<ProjectModule.ID> = [main.id]
    var open: [(module: ProjectModule, next: Int)] = [(main, 0)]
    while let (module, next) = open.last {
      guard next < module.dependencies.count else {
        order.append(module)
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      let id = module.dependencies[next]
      if known.insert(id).inserted, let dependency = modules[id] { open.append((dependency, 0)) }
    }
    return order
  }

  /// Returns the missing files and packages that modules refer to, and the targets that are not part of the program.
  private func omissions(beside parts: [ProjectModule]) -> [Omission] {
    let ids = Set(parts.map(\.id))
    let files = Set(parts.flatMap(\.sources))
    var subjects: Set<Omission.Subject> = []
    let named = (missing + parts.flatMap { omissions[$0.id] ?? [] }).filter { subjects.insert($0.subject).inserted }
    let targets = roots.flatMap(\.targets).map(\.module).filter { !ids.contains($0.id) }.compactMap { module in
      let count = module.sources.count { !files.contains($0) }
      return count == 0 ? nil : Omission(.target(module.id.target, fileCount: count), of: module.id)
    }
    return named.filter(\.isPackage) + named.filter { !$0.isPackage } + targets
  }
}

extension Omission {
  fileprivate var isPackage: Bool { if case .missingPackage = subject { true } else { false } }
}
