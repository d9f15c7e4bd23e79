import PlumblineSnapshots

/// A file as it was before a decision.
struct SavedFile: Sendable {
  private let path: String
  /// The content, or nil if there was no file.
  private let bytes: [UInt8]?

  /// Returns the files that a decision about a golden file changes.
  static func all(of golden: GoldenFile) -> [SavedFile] {
    [golden.path, golden.ignoredPath, golden.pendingPath, golden.differencePath].map {
      SavedFile(path: $0, bytes: try? Files.read($0))
    }
  }

  /// Restores the file, or removes it if there was none.
  func restore() throws {
    if let bytes {
      try Files.write(bytes, to: path)
    } else if Files.size(of: path) != nil {
      try Files.remove(path)
    }
  }
}
