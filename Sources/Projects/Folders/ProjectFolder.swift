import PlumblineSource

/// The files of a project with cached folder listings and a limit on their number.
final class ProjectFolder {
  private let files: any ProjectFiles
  private let fileLimit: Int
  private var listings: [String: [FolderEntry]] = [:]
  /// The number of entries listed so far.
  private var entryCount = 0
  /// Whether the limit has kept folders from being listed.
  private(set) var isLimited = false

  /// Creates a view of the files.
  init(_ files: any ProjectFiles, fileLimit: Int) { (self.files, self.fileLimit) = (files, fileLimit) }

  /// Returns the entries of a folder, sorted by name, or an empty array if it cannot be read.
  func entries(of folder: String) -> [FolderEntry] {
    if let known = listings[folder] { return known }
    guard entryCount < fileLimit else {
      isLimited = true
      return []
    }
    let entries = (files.entries(of: folder) ?? []).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    entryCount += entries.count
    listings[folder] = entries
    return entries
  }

  /// Returns the contents of a file, or nil if it cannot be read.
  func source(_ path: String) -> SourceBytes? {
    files.bytes(of: path).map { SourceBytes(path: path, bytes: $0) }
  }

  /// Returns whether a path leads to a folder.
  func isFolder(_ path: String) -> Bool { files.kind(of: path) == .folder }
  /// Returns whether a path leads to a file.
  func isFile(_ path: String) -> Bool { files.kind(of: path) == .file }

  /// Returns the path under which a file or folder exists, or nil if there is none.
  ///
  /// Most projects are created on file systems that ignore case and the composition of letters; a path that does not
  /// exist is looked up without regard to either.
  func existing(_ path: String) -> String? {
    if files.kind(of: path) != nil { return path }
    let folder = FilePath.folder(of: path)
    guard folder != path, path != ".", !path.hasSuffix("..") else { return nil }
    guard let found = existing(folder) else { return nil }
    let name = FilePath.name(of: path)
    let entries = entries(of: found)
    // Strings are equal if they only differ in how letters are composed.
    let match = entries.first { $0.name == name } ?? entries.first { $0.name.lowercased() == name.lowercased() }
    return match.map { FilePath.join(found, $0.name) }
  }

  /// Calls a closure with the path of each file below a folder, and of each folder that counts as a file.
  ///
  /// The function skips folders of build products and of third-party code, and those for which `skips` returns true.
  /// Links to folders are followed after the other folders, and none twice.
  func walk(_ root: String, skips: (String) -> Bool = { _ in false }, _ visit: (String, FolderEntry.Kind) -> Void) {
    var known: Set<String> = []
    var waiting = [root]
    var links: [String] = []
    while let folder = waiting.popLast() ?? links.popLast() {
      guard known.insert(files.identity(of: folder)).inserted else { continue }
      var inner: [String] = []
      for entry in entries(of: folder) {
        let path = FilePath.join(folder, entry.name)
        let kind = entry.kind == .link ? files.kind(of: path) : entry.kind
        guard let kind, !skips(path) else { continue }
        if kind == .file || Self.isBundle(path) {
          visit(path, kind)
        } else if !Self.isForeign(entry.name) {
          if entry.kind == .link { links.append(path) } else { inner.append(path) }
        }
      }
      waiting += inner.reversed()
    }
  }

  /// Returns whether a folder counts as a file, such as an asset catalogue, a data model or a bundle.
  static func isBundle(_ path: String) -> Bool { bundles.contains(FilePath.fileExtension(of: path)) }

  private static let bundles: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "framework", "xcframework", "docc",
    "scnassets", "rkassets", "realitycomposerpro", "playground", "xcodeproj", "xcworkspace", "app", "appex", "icon",
    "dsym", "xcarchive", "xctestplan", "photoslibrary", "mlpackage", "xcresult",
  ]

  /// The names of the files that describe projects for XcodeGen and Tuist, with words that such a file contains.
  private static let descriptions = [
    "project.yml": "targets:", "project.yaml": "targets:", "Project.swift": "import ProjectDescription",
    "Workspace.swift": "import ProjectDescription",
  ]

  /// Returns the words that the file of a name contains if it describes a project, or nil for the name of another file.
  ///
  /// A repository with several projects describes each in a file of its own, as `project-app.yml`.
  static func description(named name: String) -> String? {
    if let mark = descriptions[name] { return mark }
    return name.hasPrefix("project-") && (name.hasSuffix(".yml") || name.hasSuffix(".yaml")) ? "targets:" : nil
  }

  /// Returns whether a folder contains build products or third-party code.
  static func isForeign(_ name: String) -> Bool { foreign.contains(name) }

  private static let foreign: Set<String> = [
    "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "vendor", "__MACOSX",
  ]
}
