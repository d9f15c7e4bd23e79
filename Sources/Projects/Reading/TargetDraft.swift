import PlumblineSource

/// A target as its project describes it, before its dependencies are resolved.
struct TargetDraft {
  /// The target, without dependencies.
  var module: ProjectModule
  /// The dependencies, not yet resolved.
  var dependencies: [ModuleDependency] = []
  /// The files that are missing or not for the target's platform.
  var omissions: [Omission] = []
  /// The file names of the products, by which other projects link the target.
  var products: [String] = []
}

/// A dependency as a project declares it.
enum ModuleDependency: Hashable {
  /// A target of the same container, by its name.
  case target(String)
  /// A target of a given container.
  case targetOf(ProjectModule.ID)
  /// A product of a package, with the package's name or identity if it is known.
  case product(String, package: String?)
  /// A target of the same package, or else a product of that name.
  case named(String)
  /// A framework, by its file name.
  case framework(String)
}

/// A project, package or folder with its targets and its references to other containers.
struct ContainerDraft {
  /// The path of the project, or of the folder of a package or of plain files.
  let path: String
  /// The name.
  var name: String
  /// The targets, in the order of their descriptions.
  var targets: [TargetDraft] = []
  /// The names of the targets of each product that other packages may depend on.
  var products: [String: [String]] = [:]
  /// The products that are apps.
  var applications: Set<String> = []
  /// The folders of the packages that it refers to.
  var packageFolders: [String] = []
  /// The paths of the projects that it refers to.
  var projectPaths: [String] = []
  /// The addresses of remote packages, by identity.
  var remotePackages: [String: String] = [:]
  /// The missing packages and projects.
  var omissions: [Omission] = []

  /// Returns the identity of a package: the last component of its address or path in lowercase, without `.git`.
  static func identity(of address: String) -> String {
    let name = FilePath.name(of: address)
    return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
  }
}
