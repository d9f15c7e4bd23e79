/// The source of a project's files: a disk, or texts in memory.
package protocol ProjectFiles {
  /// Returns the files and folders in a folder in any order, except hidden ones, or nil if the folder cannot be read.
  func entries(of folder: String) -> [FolderEntry]?
  /// Returns the bytes of a file, or nil if it cannot be read.
  func bytes(of file: String) -> [UInt8]?
  /// Returns whether a path leads to a file or a folder, following links, or nil if it does not exist.
  func kind(of path: String) -> FolderEntry.Kind?
  /// Returns a text that is equal for all paths of a folder, so that cycles of links are detected.
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

  /// The name, without the path of the folder.
  package let name: String
  /// The kind.
  package let kind: Kind

  /// Creates an entry.
  package init(name: String, kind: Kind) { (self.name, self.kind) = (name, kind) }
}
