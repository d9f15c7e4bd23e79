import PlumblineSnapshots

/// Figures that were drawn before, in a folder that several processes may share.
///
/// An entry is found by the digest of all that it was made of; it is written as a whole or not at all, and never changed.
struct FigureCache: Sendable {
  private let folder: String

  /// A cache in a folder.
  init(folder: String) { self.folder = folder }

  /// The cache that a call asks for, or nil.
  init?(_ call: Invocation) {
    guard let folder = call[.cache] else { return nil }
    self.init(folder: folder)
  }

  /// What was drawn under a key, or nil.
  subscript(key: String) -> DrawnProgram? { (try? Files.read(path(of: key))).flatMap(DrawnProgram.init(archive:)) }

  /// Keeps what was drawn under a key; a folder that cannot be written to keeps nothing.
  func keep(_ drawn: DrawnProgram, as key: String) { _ = try? Files.write(drawn.archive, to: path(of: key)) }

  private func path(of key: String) -> String { "\(folder)/\(key.prefix(2))/\(key.dropFirst(2))" }
}
