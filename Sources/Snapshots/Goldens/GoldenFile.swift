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

  /// Creates the golden file that a pending file belongs to; nil if the path is not a pending file's.
  public init?(pendingPath: String) {
    for (ending, _) in Self.endings {
      let tail = Self.pendingMark + ending
      guard pendingPath.hasSuffix(tail) else { continue }
      self.init(path: pendingPath.dropLast(tail.count) + ending)
      return
    }
    return nil
  }

  /// The level of the file; nil if the path is not a golden file's.
  public var level: SnapshotLevel? {
    if path.contains(Self.pendingMark + ".") { return nil }
    return Self.endings.first { path.hasSuffix($0.0) }?.1
  }

  /// The path of the actual result, with `.actual` before the suffix, so that `*.actual.*` can be ignored by version
  /// control.
  public var pendingPath: String { marked(Self.pendingMark) }
  /// The path of the image of the difference.
  public var differencePath: String { stem + Self.pendingMark + ".difference.png" }

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

  /// Removes the pending files.
  public func reject() throws {
    for path in [pendingPath, differencePath] where Files.size(of: path) != nil { try Files.remove(path) }
  }

  private var ending: String { Self.endings.first { path.hasSuffix($0.0) }?.0 ?? "" }
  private var stem: String { String(path.dropLast(ending.count)) }
  private func marked(_ mark: String) -> String { stem + mark + ending }
}
