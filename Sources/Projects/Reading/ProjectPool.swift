import PlumblineSource

/// A cache of the projects, packages and files that have been read.
final class ProjectPool {
  /// The files.
  let folder: ProjectFolder
  /// The diagnostics of the projects' files.
  var log = DiagnosticList()
  private var containers: [String: ContainerDraft?] = [:]
  private var facts: [String: SourceFacts] = [:]

  /// Creates an empty cache.
  init(_ folder: ProjectFolder) { self.folder = folder }

  /// Returns the project at a path, or nil if it cannot be read.
  func project(_ path: String) -> ContainerDraft? {
    container(path) { XcodeProjectReader.read(path, in: folder, &log) }
  }

  /// Returns the package in a folder, or nil if it cannot be read.
  func package(_ path: String) -> ContainerDraft? {
    container(path) { PackageReader.read(path, in: folder, &log) }
  }

  /// Returns the Swift files and resources below a folder that belongs to no project.
  func plainFolder(_ path: String) -> ContainerDraft { module(of: path) { _ in false } }

  /// Reads a folder from whose description another tool generates a project: its Swift files are one module, without
  /// tests, and its packages are modules of their own.
  func describedFolder(_ path: String) -> ContainerDraft {
    var packages: [String] = []
    var result = module(of: path) { inner in
      let name = FilePath.name(of: inner)
      if ProjectFolder.description(named: name) != nil || name == "Tuist" || name == "Tuist.swift" { return true }
      guard folder.isFolder(inner) else { return name == "Package.swift" }
      if AppFolder.isTests(name) { return true }
      let places = ProjectLocation.named(inner, in: folder).filter { $0.kind != .described }
      packages += places.filter { $0.kind == .package }.map(\.path)
      return !places.isEmpty
    }
    result.packageFolders = packages
    return result
  }

  /// Reads a described folder as a module that the folders beside it may import.
  func describedLibrary(_ path: String) -> ContainerDraft {
    var result = describedFolder(path)
    for index in result.targets.indices { result.targets[index].module.kind = .library }
    return result
  }

  /// Reads the Swift files and resources below a folder as one module, without the files and folders that a closure
  /// skips.
  private func module(of path: String, skips: (String) -> Bool) -> ContainerDraft {
    let name = FilePath.name(of: path)
    let id = ProjectModule.ID(container: path, target: name)
    var draft = TargetDraft(module: ProjectModule(id: id, name: BuildSettings.identifier(name), kind: .folder))
    draft.module.conditions = ["DEBUG"]
    folder.walk(path, skips: skips) { file, kind in
      if kind == .file, file.hasSuffix(".swift") {
        draft.module.sources.append(file)
      } else if ProjectResource.isAutomatic(file)
        || ["json", "ttf", "otf"].contains(FilePath.fileExtension(of: file))
      {
        draft.module.resources.append(ProjectResource(path: file))
      }
    }
    draft.module.sources.sort()
    draft.module.resources.sort { $0.path < $1.path }
    var container = ContainerDraft(path: path, name: name)
    container.targets = [draft]
    return container
  }

  private func container(_ path: String, _ read: () -> ContainerDraft?) -> ContainerDraft? {
    if let known = containers[path] { return known }
    let container = read()
    containers[path] = .some(container)
    return container
  }

  /// Returns the imports and previews of a Swift file.
  func facts(of path: String) -> SourceFacts {
    if let known = facts[path] { return known }
    let found = SourceFacts(folder.source(path)?.bytes ?? [])
    facts[path] = found
    return found
  }
}
