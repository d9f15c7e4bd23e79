/// An omission: a file, package or target that is not read, with the reason.
package struct Omission: Hashable, Sendable {
  /// The kinds of omissions.
  package enum Subject: Hashable, Sendable {
    /// A missing file or folder.
    case missingFile(String)
    /// A remote package with its address, or a missing local package.
    case missingPackage(String, address: String)
    /// A project that is missing or cannot be read.
    case missingProject(String)
    /// A library that no project builds, by its name in a target's dependencies.
    case missingTarget(String)
    /// A target that the program does not need, with the number of its Swift files.
    case target(String, fileCount: Int)
    /// A file of the program that is only compiled for other platforms.
    case otherPlatform(String)
    /// Folders that were not searched because the limit of files was reached.
    case beyondLimit(Int)
  }

  /// The kind of the omission.
  package let subject: Subject
  /// The target that refers to it, or nil.
  package let target: ProjectModule.ID?

  /// Creates an omission.
  init(_ subject: Subject, of target: ProjectModule.ID? = nil) { (self.subject, self.target) = (subject, target) }

  /// The omission and its reason as a phrase.
  package var text: String {
    switch subject {
    case .missingFile(let path): "file \(path) (missing)"
    case .missingPackage(let name, _): "package \(name) (missing)"
    case .missingProject(let path): "project \(path) (missing)"
    case .missingTarget(let name): "module \(name) (missing)"
    case .target(let name, let count): "\(Counted.files(count)) of target \(name)"
    case .otherPlatform(let path): "file \(path) (for other platforms)"
    case .beyondLimit(let limit): "files beyond the first \(limit)"
    }
  }
}

/// Counts with their nouns.
enum Counted {
  /// Returns `1 file`, `2 files` and so on.
  static func files(_ count: Int) -> String { of(count, "file", "files") }
  /// Returns a count with its noun in the singular or plural.
  static func of(_ count: Int, _ one: String, _ many: String) -> String { count == 1 ? "1 \(one)" : "\(count) \(many)" }
}
