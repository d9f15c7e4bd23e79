import PlumblineSource

/// The location of a project, package, workspace or plain folder.
package struct ProjectLocation: Hashable, Sendable {
  /// The kinds of locations.
  package enum Kind: Hashable, Sendable {
    /// An Xcode workspace.
    case workspace
    /// An Xcode project.
    case project
    /// A folder with a `Package.swift`.
    case package
    /// A folder from whose description XcodeGen or Tuist generates a project, or the folder of an app without a
    /// project.
    case described
    /// A folder that no project describes.
    case folder
  }

  /// The kind.
  package let kind: Kind
  /// The path of the workspace or project, or of the folder.
  package let path: String
  /// The name for messages.
  var name: String {
    switch kind {
    case .workspace, .project: FilePath.stem(of: path)
    case .package, .described, .folder: FilePath.name(of: path)
    }
  }

  /// Returns the projects at a path, or at the top of the folder at the path; an empty array for other files and
  /// folders.
  ///
  /// A workspace takes precedence over the projects beside it, and a project over a package beside it.
  package static func named(_ path: String, in files: any ProjectFiles) -> [ProjectLocation] {
    named(path, in: ProjectFolder(files, fileLimit: .max))
  }

  /// Returns the projects at a path, or at the top of the folder at the path.
  static func named(_ path: String, in folder: ProjectFolder) -> [ProjectLocation] {
    let path = FilePath.normal(path)
    if path.hasSuffix(".xcworkspace") { return [ProjectLocation(kind: .workspace, path: path)] }
    if path.hasSuffix(".xcodeproj") { return [ProjectLocation(kind: .project, path: path)] }
    if FilePath.name(of: path) == "Package.swift", !folder.isFolder(path) {
      return [ProjectLocation(kind: .package, path: FilePath.folder(of: path))]
    }
    guard folder.isFolder(path) else { return [] }
    let entries = folder.entries(of: path)
    func locations(_ ending: String, _ file: String, _ kind: Kind) -> [ProjectLocation] {
      entries.filter { $0.name.hasSuffix(ending) }.map { FilePath.join(path, $0.name) }
        .filter { folder.isFile(FilePath.join($0, file)) }.map { ProjectLocation(kind: kind, path: $0) }
    }
    let workspaces = locations(".xcworkspace", "contents.xcworkspacedata", .workspace)
    if !workspaces.isEmpty { return workspaces }
    let projects = locations(".xcodeproj", "project.pbxproj", .project)
    if !projects.isEmpty { return projects }
    if isDescribed(path, folder) { return [ProjectLocation(kind: .described, path: path)] }
    let holdsPackage = entries.contains { $0.name == "Package.swift" }
    return holdsPackage ? [ProjectLocation(kind: .package, path: path)] : []
  }

  /// Returns whether a folder contains a description from which XcodeGen or Tuist generates a project.
  private static func isDescribed(_ path: String, _ folder: ProjectFolder) -> Bool {
    folder.entries(of: path).contains { entry in
      guard let mark = ProjectFolder.description(named: entry.name) else { return false }
      let text = folder.source(FilePath.join(path, entry.name)).map { String(decoding: $0.bytes, as: UTF8.self) }
      return text?.contains(mark) ?? false
    }
  }

  /// Returns the projects at the top of a folder and in the folders below, down to the first project of each branch;
  /// the folder itself if there are no projects.
  static func all(in path: String, _ folder: ProjectFolder) -> [ProjectLocation] {
    let top = named(path, in: folder)
    let path = FilePath.normal(path)
    guard folder.isFolder(path), !ProjectFolder.isBundle(path) else { return top }
    var all = top + below(path, folder, depth: 0)
    if all.isEmpty { all = apps(in: path, folder, depth: 0) }
    return all.isEmpty ? [ProjectLocation(kind: .folder, path: path)] : all
  }

  /// Returns the folders of the projects below a folder that is no project itself, or of the apps without projects in
  /// it.
  package static func foldersOfProjects(below path: String, in files: any ProjectFiles) -> [String] {
    let folder = ProjectFolder(files, fileLimit: 50_000)
    let path = FilePath.normal(path)
    guard folder.isFolder(path) else { return [] }
    var places = below(path, folder, depth: 0)
    if places.isEmpty { places = apps(in: path, folder, depth: 0) }
    return Set(
      places.map { place in
        switch place.kind {
        case .package, .described, .folder: place.path
        case .workspace, .project: FilePath.folder(of: place.path)
        }
      }
    ).sorted()
  }

  /// Returns the highest folders at and below a path that each hold one app without a project.
  private static func apps(in path: String, _ folder: ProjectFolder, depth: Int) -> [ProjectLocation] {
    if AppFolder.isApp(path, folder) { return [ProjectLocation(kind: .described, path: path)] }
    return innerFolders(of: path, folder, depth: depth).flatMap { apps(in: $0, folder, depth: depth + 1) }
  }

  private static func below(_ path: String, _ folder: ProjectFolder, depth: Int) -> [ProjectLocation] {
    innerFolders(of: path, folder, depth: depth).flatMap { inner in
      let found = named(inner, in: folder)
      return found.isEmpty ? below(inner, folder, depth: depth + 1) : found
    }
  }

  /// Returns the folders in a folder at most eight levels deep, without those of bundles and third-party code.
  private static func innerFolders(of path: String, _ folder: ProjectFolder, depth: Int) -> [String] {
    guard depth < 8 else { return [] }
    return folder.entries(of: path).filter { entry in
      entry.kind == .folder && !ProjectFolder.isForeign(entry.name) && !ProjectFolder.isBundle(entry.name)
    }.map { FilePath.join(path, $0.name) }
  }
}
