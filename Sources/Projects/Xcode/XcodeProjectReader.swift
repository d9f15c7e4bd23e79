import PlumblineSource

/// A reader of Xcode projects.
struct XcodeProjectReader {
  /// The path of the `.xcodeproj`.
  let path: String
  /// The folder to which the project's paths are relative.
  let projectFolder: String
  /// The objects of the project.
  let objects: XcodeObjects
  /// The tree of groups, which determines the paths of files.
  let tree: XcodeTree
  /// The files.
  let folder: ProjectFolder

  /// Returns the targets of a project, or nil if it cannot be read, which is reported as a diagnostic.
  static func read(_ path: String, in folder: ProjectFolder, _ log: inout DiagnosticList) -> ContainerDraft? {
    guard let file = folder.source(FilePath.join(path, "project.pbxproj")) else {
      log.add(.error, "the file 'project.pbxproj' is missing", in: path, hint: "the project is skipped")
      return nil
    }
    guard let objects = XcodeObjects(file, &log) else { return nil }
    let root = FilePath.join(FilePath.folder(of: path), objects.root.string("projectDirPath") ?? "")
    let reader = XcodeProjectReader(
      path: path, projectFolder: root, objects: objects, tree: XcodeTree(objects, in: root), folder: folder)
    return reader.container(&log)
  }

  /// The project's name.
  var name: String { FilePath.stem(of: path) }

  private func container(_ log: inout DiagnosticList) -> ContainerDraft {
    var draft = ContainerDraft(path: path, name: name)
    addReferences(to: &draft, &log)
    for target in objects.objects("targets", of: objects.root, &log) where target.isa == "PBXNativeTarget" {
      var reader = XcodeTargetReader(project: self, target: target, &log)
      draft.targets.append(reader.read(&log))
    }
    return draft
  }

  /// Adds the packages and projects that the project refers to.
  private func addReferences(to draft: inout ContainerDraft, _ log: inout DiagnosticList) {
    for package in objects.objects("packageReferences", of: objects.root, &log) {
      if let address = package.string("repositoryURL") {
        draft.remotePackages[ContainerDraft.identity(of: address)] = address
      } else if let relative = package.string("relativePath") ?? package.string("path") {
        addPackage(FilePath.join(projectFolder, relative), to: &draft)
      }
    }
    for id in tree.references {
      guard let reference = objects[id], let path = tree.path(of: reference) else { continue }
      let type = reference.string("lastKnownFileType") ?? reference.string("explicitFileType") ?? "folder"
      if type == "wrapper.pb-project" {
        if let found = folder.existing(path) {
          draft.projectPaths.append(found)
        } else {
          draft.omissions.append(Omission(.missingProject(path)))
        }
      } else if type.hasPrefix("folder") || type.hasPrefix("wrapper") || type == "text",
        !ProjectFolder.isBundle(path), folder.isFile(FilePath.join(path, "Package.swift"))
      {
        draft.packageFolders.append(path)
      }
    }
    for id in tree.synchronizedFolders {
      guard let group = objects[id], let named = tree.path(of: group), let root = folder.existing(named) else {
        continue
      }
      draft.packageFolders += packages(in: root)
    }
  }

  /// Returns the folders of packages in a synchronized folder, which belong to the project, also if the folder belongs
  /// to no target.
  private func packages(in root: String) -> [String] {
    var packages = isPackage(root) ? [root] : []
    folder.walk(root) { path in
      guard isPackage(path) else { return false }
      packages.append(path)
      return true
    } _: { _, _ in
    }
    return packages
  }

  /// Returns whether a path is that of a package's folder.
  func isPackage(_ path: String) -> Bool {
    FilePath.fileExtension(of: path).isEmpty && folder.isFolder(path)
      && folder.isFile(FilePath.join(path, "Package.swift"))
  }

  private func addPackage(_ path: String, to draft: inout ContainerDraft) {
    if let found = folder.existing(path), folder.isFile(FilePath.join(found, "Package.swift")) {
      draft.packageFolders.append(found)
    } else {
      draft.omissions.append(Omission(.missingPackage(FilePath.name(of: path), address: path)))
    }
  }
}
