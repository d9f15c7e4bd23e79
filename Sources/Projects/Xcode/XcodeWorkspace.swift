import PlumblineSource

/// The projects and packages of an Xcode workspace.
struct XcodeWorkspace {
  /// The paths of the projects, in order.
  private(set) var projectPaths: [String] = []
  /// The folders of the packages, in order.
  private(set) var packageFolders: [String] = []
  /// The missing projects and folders that the workspace refers to.
  private(set) var omissions: [Omission] = []

  /// Reads the workspace at a path; returns nil if it cannot be read, which is reported as a diagnostic.
  static func read(_ path: String, in folder: ProjectFolder, _ log: inout DiagnosticList) -> XcodeWorkspace? {
    guard let file = folder.source(FilePath.join(path, "contents.xcworkspacedata")) else {
      log.add(.error, "the file 'contents.xcworkspacedata' is missing", in: path)
      return nil
    }
    guard let root = MarkupReader.read(file, &log) else { return nil }
    var workspace = XcodeWorkspace()
    // In a workspace within a project, `self` is that project.
    let holder = FilePath.folder(of: path)
    workspace.add(root, to: holder, holder: holder, folder, depth: 0)
    return workspace
  }

  private mutating func add(
    _ element: MarkupElement, to group: String, holder: String, _ folder: ProjectFolder, depth: Int
  ) {
    guard depth < 50 else { return }
    for child in element.children {
      let location = child.attributes["location"] ?? ""
      let path = Self.path(of: location, in: group, holder: holder)
      switch child.name {
      case "Group": add(child, to: path ?? group, holder: holder, folder, depth: depth + 1)
      case "FileRef": if let path { add(path, folder) }
      default: break
      }
    }
  }

  private static func path(of location: String, in group: String, holder: String) -> String? {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "group": return FilePath.join(group, parts[1])
    case "container": return FilePath.join(holder, parts[1])
    case "absolute": return FilePath.normal(parts[1])
    case "self":
      let project = holder.hasSuffix(".xcodeproj") ? holder : FilePath.join(holder, parts[1])
      return FilePath.normal(project)
    default: return nil
    }
  }

  private mutating func add(_ named: String, _ folder: ProjectFolder) {
    let isProject = named.hasSuffix(".xcodeproj")
    guard let path = folder.existing(named) else {
      omissions.append(Omission(isProject ? .missingProject(named) : .missingFile(named)))
      return
    }
    if isProject {
      projectPaths.append(path)
    } else if folder.isFile(FilePath.join(path, "Package.swift")) {
      packageFolders.append(path)
    }
  }
}
