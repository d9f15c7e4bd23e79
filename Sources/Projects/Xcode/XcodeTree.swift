import PlumblineSource

/// A project's tree of groups, which determines the paths of its files.
struct XcodeTree {
  /// The paths of files and groups by identifier, except those of system files and build products.
  private(set) var paths: [String: String] = [:]
  /// The identifiers of file references, in the order of the tree.
  private(set) var references: [String] = []
  /// The identifiers of synchronized folders, in the order of the tree.
  private(set) var synchronizedFolders: [String] = []
  private let objects: XcodeObjects
  private let projectFolder: String

  /// Creates the tree of a project whose paths are relative to a folder.
  init(_ objects: XcodeObjects, in projectFolder: String) {
    (self.objects, self.projectFolder) = (objects, projectFolder)
    var waiting: [(id: String, parent: String?)] = []
    if let main = objects.root.string("mainGroup") { waiting.append((main, projectFolder)) }
    var known: Set<String> = []
    while let (id, parent) = waiting.popLast() {
      guard known.insert(id).inserted, let object = objects[id] else { continue }
      let path = path(of: object, in: parent)
      if let path { paths[id] = path }
      if object.isa == "PBXFileReference" { references.append(id) }
      if object.isa == "PBXFileSystemSynchronizedRootGroup" { synchronizedFolders.append(id) }
      waiting += object.strings("children").reversed().map { ($0, path) }
    }
  }

  /// Returns the path of a file reference or group, or nil if the project does not determine it.
  func path(of object: XcodeObject) -> String? {
    paths[object.id] ?? path(of: object, in: projectFolder)
  }

  /// Returns whether a reference leads to a build product or a file of Xcode, which a project cannot contain.
  static func isOutside(_ reference: XcodeObject) -> Bool {
    ["BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR"].contains(reference.string("sourceTree"))
  }

  private func path(of object: XcodeObject, in parent: String?) -> String? {
    let own = object.string("path")
    switch object.string("sourceTree") ?? "<group>" {
    case "<group>":
      guard let parent else { return nil }
      return own.map { FilePath.join(parent, $0) } ?? parent
    case "SOURCE_ROOT": return FilePath.join(projectFolder, own ?? "")
    case "<absolute>": return own.map(FilePath.normal)
    default: return nil
    }
  }
}
