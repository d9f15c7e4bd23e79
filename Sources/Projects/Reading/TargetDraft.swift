/// A target as its project describes it, before its dependencies are resolved.
struct TargetDraft {
  /// The target, without dependencies.
  var module: ProjectModule
  /// Its dependencies, not yet resolved.
  var wanted: [WantedModule] = []
  /// The files that do not exist or are not for its platform.
  var leftOut: [LeftOut] = []
  /// The names of the files that it is built into, by which other projects link it.
  var products: [String] = []
}

/// A dependency as a project writes it down.
enum WantedModule: Hashable {
  /// A target of the same container by its name.
  case target(String)
  /// A target of a container by its name.
  case targetOf(ProjectModule.ID)
  /// A product of a package; the package's name or identity if it is known.
  case product(String, package: String?)
  /// A target of the same package, or else a product of that name.
  case named(String)
  /// A framework by its file's name.
  case framework(String)
}

/// A project, package or folder with its targets, and the others that it names.
struct ContainerDraft {
  /// The path of the project, or of the package's or plain folder.
  let path: String
  /// The name.
  var name: String
  /// The targets in the order in which they are described.
  var targets: [TargetDraft] = []
  /// The targets of each library or executable that others may depend on.
  var products: [String: [String]] = [:]
  /// The products that are apps.
  var applications: Set<String> = []
  /// The folders of packages that it names.
  var packageFolders: [String] = []
  /// The paths of projects that it names.
  var projectPaths: [String] = []
  /// The packages that are fetched from elsewhere, by identity, with their addresses.
  var remotePackages: [String: String] = [:]
  /// The packages and projects that do not exist.
  var leftOut: [LeftOut] = []

  /// The identity of a package: the last part of its address or path, in small letters.
  static func identity(of address: String) -> String {
    let name = FilePath.name(of: address)
    return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
  }
}
