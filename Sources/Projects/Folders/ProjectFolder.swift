/// A disk as the readers of projects see it: every folder is listed once, and no more files are taken than a limit allows.
final class ProjectFolder {
  private let files: any ProjectFiles
  private let fileLimit: Int
  private var listings: [String: [FolderEntry]] = [:]
  /// The number of entries that were listed so far.
  private var entryCount = 0
  /// Whether folders were not listed because the limit was reached.
  private(set) var isLimited = false

  /// A view of some files.
  init(_ files: any ProjectFiles, fileLimit: Int) { (self.files, self.fileLimit) = (files, fileLimit) }

  /// The entries of a folder, sorted by name; none if it cannot be read.
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

  /// A file with its path, or nil if it cannot be read.
  func source(_ path: String) -> SourceBytes? {
    files.bytes(of: path).map { SourceBytes(path: path, bytes: $0) }
  }

  /// Whether a path leads to a folder.
  func isFolder(_ path: String) -> Bool { files.kind(of: path) == .folder }
  /// Whether a path leads to a file.
  func isFile(_ path: String) -> Bool { files.kind(of: path) == .file }

  /// The path under which a file or folder exists, or nil.
  ///
  /// Projects are mostly made where names do not depend on capitals and composed letters; a path that leads nowhere as it stands is
  /// looked up without regard to them.
  func existing(_ path: String) -> String? {
    if files.kind(of: path) != nil { return path }
    let folder = FilePath.folder(of: path)
    guard folder != path, path != ".", !path.hasSuffix("..") else { return nil }
    guard let found = existing(folder) else { return nil }
    let name = FilePath.name(of: path)
    let entries = entries(of: found)
    // Two texts are equal if they differ in nothing but how letters are composed.
    let match = entries.first { $0.name == name } ?? entries.first { $0.name.lowercased() == name.lowercased() }
    return match.map { FilePath.join(found, $0.name) }
  }

  /// Calls a function with the path of each file below a folder and of each folder that counts as one file.
  ///
  /// Folders of builds and of other packages' code are passed over; those that `skips` names are, too. Links to folders are followed once
  /// the others are done, and none twice.
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

  /// Whether a folder counts as one file: an asset catalogue, a data model, a bundle.
  static func isBundle(_ path: String) -> Bool { bundles.contains(FilePath.fileExtension(of: path)) }

  private static let bundles: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "framework", "xcframework", "docc",
    "scnassets", "rkassets", "realitycomposerpro", "playground", "xcodeproj", "xcworkspace", "app", "appex", "icon",
    "dsym", "xcarchive", "xctestplan", "photoslibrary", "mlpackage", "xcresult",
  ]

  /// Whether a folder holds the products of builds or the code of other packages.
  static func isForeign(_ name: String) -> Bool { foreign.contains(name) }

  private static let foreign: Set<String> = [
    "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "vendor", "__MACOSX",
  ]
}
