/// A golden file, and the files beside it that wait for a decision.
public struct GoldenFile: Hashable, Sendable {
  /// The path of the golden file.
  public let path: String

  /// The golden file at a path.
  public init(path: String) { self.path = path }

  /// The endings of golden files, by what they hold.
  private static let endings: [(String, SnapshotLevel)] = [
    (".layout.txt", .layout), (".svg", .drawing), (".png", .pixels),
  ]
  private static let pendingMark = ".actual"

  /// The golden file that a pending file stands in for, or nil if the path is not a pending file's.
  public init?(pendingPath: String) {
    for (ending, _) in Self.endings {
      let tail = Self.pendingMark + ending
      guard pendingPath.hasSuffix(tail) else { continue }
      self.init(path: pendingPath.dropLast(tail.count) + ending)
      return
    }
    return nil
  }

  /// What the file holds, or nil if it is no golden file.
  public var level: SnapshotLevel? {
    if path.contains(Self.pendingMark + ".") { return nil }
    return Self.endings.first { path.hasSuffix($0.0) }?.1
  }

  /// Where a run puts what it made instead: `.actual` before the ending, so that `*.actual.*` can be ignored.
  public var pendingPath: String { marked(Self.pendingMark) }
  /// Where a run puts the picture of the difference.
  public var differencePath: String { stem + Self.pendingMark + ".difference.png" }

  /// The figure that the file is of: the path without the scale of a picture and the ending.
  public var figure: String {
    guard let mark = stem.lastIndex(of: "@"), stem.hasSuffix("x"), !stem[mark...].contains("/") else { return stem }
    return String(stem[..<mark])
  }

  /// Takes what is pending as the golden file.
  public func accept() throws {
    try Files.write(try Files.read(pendingPath), to: path)
    try reject()
  }

  /// Drops what is pending.
  public func reject() throws {
    for path in [pendingPath, differencePath] where Files.size(of: path) != nil { try Files.remove(path) }
  }

  private var ending: String { Self.endings.first { path.hasSuffix($0.0) }?.0 ?? "" }
  private var stem: String { String(path.dropLast(ending.count)) }
  private func marked(_ mark: String) -> String { stem + mark + ending }
}
