import PlumblineSource

/// A golden file and its pending files: the actual result and the image of the difference.
public struct GoldenFile: Hashable, Sendable {
  /// The path of the golden file.
  public let path: String

  /// Creates a reference to the golden file at a path.
  public init(path: String) { self.path = path }

  /// The suffixes of golden files, by level.
  private static let endings: [(String, SnapshotLevel)] = [
    (".layout.txt", .layout), (".svg", .drawing), (".png", .pixels),
  ]
  private static let pendingMark = ".actual"

  /// The name of the folder of pending files, which is in each folder of golden files and has a `.gitignore` of its
  /// own.
  public static let pendingFolder = "Actual"

  /// Creates the golden file that a pending file belongs to; nil if the path is not a pending file's.
  public init?(pendingPath: String) {
    for (ending, _) in Self.endings {
      let tail = Self.pendingMark + ending
      guard pendingPath.hasSuffix(tail) else { continue }
      let folder = Files.folder(of: pendingPath)
      let name = String(pendingPath.dropFirst(folder.isEmpty ? 0 : folder.count + 1).dropLast(tail.count)) + ending
      guard folder == Self.pendingFolder || folder.hasSuffix("/" + Self.pendingFolder) else { return nil }
      self.init(path: folder.dropLast(Self.pendingFolder.count) + name)
      return
    }
    return nil
  }

  /// The level of the file; nil if the path is not a golden file's.
  public var level: SnapshotLevel? {
    if path.contains(Self.pendingMark + ".") { return nil }
    return Self.endings.first { path.hasSuffix($0.0) }?.1
  }

  /// The path of the actual result: in the folder of pending files, with `.actual` before the suffix.
  public var pendingPath: String { pendingStem + ending }
  /// The path of the image of the difference.
  public var differencePath: String { pendingStem + ".difference.png" }

  /// The path of the figure: the file's path without its suffix and without an image's scale.
  public var figure: String {
    guard let mark = stem.lastIndex(of: "@"), stem.hasSuffix("x"), !stem[mark...].contains("/") else { return stem }
    return String(stem[..<mark])
  }

  /// Replaces the golden file by the pending one.
  public func accept() throws {
    try Files.write(try Files.read(pendingPath), to: path)
    try reject()
  }

  /// The file that keeps pending files out of version control, in their folder.
  public var ignoredPath: String { pendingParent + "/.gitignore" }

  /// Writes the actual result, and the image of the difference if there is one, as pending files.
  func leave(_ bytes: [UInt8], difference: [UInt8]? = nil) throws {
    if Files.size(of: ignoredPath) == nil { try Files.write(Array("*\n".utf8), to: ignoredPath) }
    try Files.write(bytes, to: pendingPath)
    if let difference { try Files.write(difference, to: differencePath) }
  }

  /// Removes the pending files, and their folder with the last of them.
  public func reject() throws {
    var isRemoved = false
    for path in [pendingPath, differencePath] where Files.size(of: path) != nil {
      try Files.remove(path)
      isRemoved = true
    }
    guard isRemoved, Files.entries(of: pendingParent).isEmpty else { return }
    try Files.remove(ignoredPath)
    Files.removeEmptyFolder(pendingParent)
  }

  private var ending: String { Self.endings.first { path.hasSuffix($0.0) }?.0 ?? "" }
  private var stem: String { String(path.dropLast(ending.count)) }
  private var pendingParent: String {
    let folder = Files.folder(of: path)
    return folder.isEmpty ? Self.pendingFolder : "\(folder)/\(Self.pendingFolder)"
  }
  private var pendingStem: String {
    let folder = Files.folder(of: path)
    return "\(pendingParent)/\(stem.dropFirst(folder.isEmpty ? 0 : folder.count + 1))\(Self.pendingMark)"
  }
}
