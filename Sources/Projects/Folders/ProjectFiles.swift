/// Where a project's files come from: a disk, or texts in memory.
package protocol ProjectFiles {
  /// The files and folders in a folder in any order, without those whose names begin with a dot; nil if it cannot be read.
  func entries(of folder: String) -> [FolderEntry]?
  /// The bytes of a file, or nil if it cannot be read.
  func bytes(of file: String) -> [UInt8]?
  /// Whether a path leads to a file or a folder, through links; nil if to nothing.
  func kind(of path: String) -> FolderEntry.Kind?
  /// A text that is the same for two paths of one folder, so that links that lead in a circle are noticed.
  func identity(of folder: String) -> String
}

/// A file or folder in a folder.
package struct FolderEntry: Hashable, Sendable {
  /// The kinds of entries.
  package enum Kind: Sendable {
    /// A file.
    case file
    /// A folder.
    case folder
    /// A link to a file or folder.
    case link
  }

  /// The name, without the folder's.
  package let name: String
  /// The kind.
  package let kind: Kind

  /// A file or folder.
  package init(name: String, kind: Kind) { (self.name, self.kind) = (name, kind) }
}
