/// A file, package or target that a project names and that is not read, with the reason.
package struct LeftOut: Hashable, Sendable {
  /// The kinds of omissions.
  package enum Subject: Hashable, Sendable {
    /// A file or folder that does not exist.
    case missingFile(String)
    /// A package that is fetched from elsewhere, with its address, or a local one that does not exist.
    case missingPackage(String, address: String)
    /// A project that a workspace or project names and that does not exist or cannot be read.
    case missingProject(String)
    /// A library of the system or of others that no project builds, by the name in a target's dependencies.
    case missingTarget(String)
    /// A target that the program does not need, with the number of its Swift files.
    case target(String, fileCount: Int)
    /// A file of the program that is compiled for other platforms alone.
    case otherPlatform(String)
    /// Folders that were not looked into since there are too many files.
    case beyondLimit(Int)
  }

  /// The omission.
  package let subject: Subject
  /// The target that names it, or nil.
  package let target: ProjectModule.ID?

  /// An omission.
  init(_ subject: Subject, of target: ProjectModule.ID? = nil) { (self.subject, self.target) = (subject, target) }

  /// The omission and its reason, in a phrase.
  package var text: String {
    switch subject {
    case .missingFile(let path): "file \(path) (not there)"
    case .missingPackage(let name, _): "package \(name) (not there)"
    case .missingProject(let path): "project \(path) (not there)"
    case .missingTarget(let name): "module \(name) (not there)"
    case .target(let name, let count): "\(Counted.files(count)) of target \(name)"
    case .otherPlatform(let path): "file \(path) (for other platforms)"
    case .beyondLimit(let limit): "files beyond the first \(limit)"
    }
  }
}

/// Counts in words.
enum Counted {
  /// `1 file`, `2 files`.
  static func files(_ count: Int) -> String { of(count, "file", "files") }
  /// A count with its noun.
  static func of(_ count: Int, _ one: String, _ many: String) -> String { count == 1 ? "1 \(one)" : "\(count) \(many)" }
}
