import PlumblineSnapshots

/// Figures of earlier runs, in a folder that several processes may share.
///
/// The key of an entry is the digest of everything that its figures depend on. An entry is written completely or not at
/// all, and never changes.
struct FigureCache: Sendable {
  private let folder: String

  /// Creates a cache in a folder.
  init(folder: String) { self.folder = folder }

  /// Creates the cache that a call's `--cache` names, or returns nil.
  init?(_ call: Invocation) {
    guard let folder = call[.cache] else { return nil }
    self.init(folder: folder)
  }

  /// The figures with a key, or nil.
  subscript(key: String) -> DrawnProgram? { (try? Files.read(path(of: key))).flatMap(DrawnProgram.init(archive:)) }

  /// Keeps figures under a key, unless the folder cannot be written to.
  func keep(_ drawn: DrawnProgram, as key: String) { _ = try? Files.write(drawn.archive, to: path(of: key)) }

  private func path(of key: String) -> String { "\(folder)/\(key.prefix(2))/\(key.dropFirst(2))" }
}
