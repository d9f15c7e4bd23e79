extension ProjectScope {
  /// Returns the program of the chosen target, or that of the main target followed by one for each target with previews
  /// that no program before it has.
  func programs(target: String?, also limits: [Omission]) -> [ProjectProgram] {
    let candidates = roots.flatMap(\.targets).compactMap { modules[$0.module.id] }
    if let target {
      guard let main = chosen(target, among: candidates) else { return [] }
      return [program(of: order(of: main), also: omissions(beside: order(of: main)) + limits)]
    }
    guard let main = mainTarget(among: candidates) else { return [] }
    var programs = [program(of: order(of: main), isMain: true, also: limits)]
    var drawn = Set(programs[0].modules.flatMap(\.sources))
    let others = candidates.filter { ![.tests, .buildTool].contains($0.kind) }
    while let next = first(of: others.filter { !$0.previewFiles.isSubset(of: drawn) }, by: { [-$0.previewCount] }) {
      var program = program(of: order(of: next), also: omissions(of: order(of: next)))
      program.drawnElsewhere = drawn
      programs.append(program)
      drawn.formUnion(program.modules.flatMap(\.sources))
    }
    programs[0].omissions = omissions(beside: programs.flatMap(\.modules), of: programs[0].modules) + limits
    return programs
  }

  private func program(of parts: [ProjectModule], isMain: Bool = false, also omissions: [Omission]) -> ProjectProgram {
    let main = parts.last
    let container = roots.first { $0.path == main?.id.container }
    let name = path.hasSuffix(".xcworkspace") ? name : container?.name ?? name
    let target = main?.id.target ?? name
    return ProjectProgram(
      name: isMain || name == target ? name : "\(name), target \(target)", path: path, modules: parts,
      omissions: omissions)
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
  private func omissions(beside parts: [ProjectModule], of own: [ProjectModule]? = nil) -> [Omission] {
    let ids = Set(parts.map(\.id))
    let files = Set(parts.flatMap(\.sources))
    let named = omissions(of: own ?? parts, also: missing)
    let targets = roots.flatMap(\.targets).map(\.module).filter { !ids.contains($0.id) }.compactMap { module in
      let count = module.sources.count { !files.contains($0) }
      return count == 0 ? nil : Omission(.target(module.id.target, fileCount: count), of: module.id)
    }
    return named + targets
  }

  /// Returns the missing packages and files that modules refer to, packages first.
  private func omissions(of parts: [ProjectModule], also missing: [Omission] = []) -> [Omission] {
    var subjects: Set<Omission.Subject> = []
    let named = (missing + parts.flatMap { omissions[$0.id] ?? [] }).filter { subjects.insert($0.subject).inserted }
    return named.filter(\.isPackage) + named.filter { !$0.isPackage }
  }
}

extension Omission {
  fileprivate var isPackage: Bool { if case .missingPackage = subject { true } else { false } }
}
