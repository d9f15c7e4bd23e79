import PlumblineSource

/// A reader of Swift packages, which evaluates the manifest and finds the files of each target.
struct PackageReader {
  private let root: String
  private let manifest: PackageManifest
  private let folder: ProjectFolder

  /// Returns the targets of the package in a folder, or nil if its manifest cannot be read, which is reported as a
  /// diagnostic.
  static func read(_ root: String, in folder: ProjectFolder, _ log: inout DiagnosticList) -> ContainerDraft? {
    guard let file = folder.source(manifestPath(in: root, folder)) else {
      log.add(.error, "the file 'Package.swift' is missing", in: root)
      return nil
    }
    guard let manifest = ManifestReader.read(file, in: root, &log) else { return nil }
    return PackageReader(root: root, manifest: manifest, folder: folder).container(in: file, &log)
  }

  /// The Swift version of the toolchain that builds Plumbline, which is the newest for which a manifest is read.
  private static let version = [6, 3]

  /// Returns the path of the manifest to read: the newest supported one among `Package@swift-6.0.swift` and the like,
  /// otherwise `Package.swift`.
  private static func manifestPath(in root: String, _ folder: ProjectFolder) -> String {
    let prefix = "Package@swift-"
    let special = folder.entries(of: root).compactMap { entry -> (version: [Int], name: String)? in
      guard entry.name.hasPrefix(prefix), entry.name.hasSuffix(".swift") else { return nil }
      let digits = entry.name.dropFirst(prefix.count).dropLast(".swift".count).split(separator: ".").map { Int($0) }
      let version = digits.compactMap(\.self)
      guard version.count == digits.count, !version.isEmpty, !Self.version.lexicographicallyPrecedes(version.prefix(2))
      else { return nil }
      return (version, entry.name)
    }
    let newest = special.max { $0.version.lexicographicallyPrecedes($1.version) }
    return FilePath.join(root, newest?.name ?? "Package.swift")
  }

  private func container(in file: SourceBytes, _ log: inout DiagnosticList) -> ContainerDraft {
    var draft = ContainerDraft(path: root, name: manifest.name)
    draft.products = manifest.products
    draft.applications = manifest.applications
    draft.remotePackages = manifest.remotePackages
    for relative in manifest.localPackages {
      let path = FilePath.join(root, relative)
      if let found = folder.existing(path), folder.isFile(FilePath.join(found, "Package.swift")) {
        draft.packageFolders.append(found)
      } else {
        draft.omissions.append(Omission(.missingPackage(FilePath.name(of: path), address: path)))
      }
    }
    let apps = Set(manifest.applications.flatMap { manifest.products[$0] ?? [] })
    for target in manifest.targets {
      guard let kind = Self.kind(target.function, isApp: apps.contains(target.name)) else { continue }
      draft.targets.append(read(target, kind))
    }
    return draft
  }

  /// Returns the kind of a target from the function that creates it, or nil for a target without Swift code.
  private static func kind(_ function: String, isApp: Bool) -> ProjectModule.Kind? {
    switch function {
    case "systemLibrary", "binaryTarget": nil
    case "executableTarget": isApp ? .application : .executable
    case "testTarget": .tests
    case "macro", "plugin": .buildTool
    default: .library
    }
  }

  private func read(_ target: PackageManifest.Target, _ kind: ProjectModule.Kind) -> TargetDraft {
    let id = ProjectModule.ID(container: root, target: target.name)
    var draft = TargetDraft(module: ProjectModule(id: id, name: BuildSettings.identifier(target.name), kind: kind))
    draft.dependencies = target.dependencies
    draft.module.platforms = manifest.platforms
    draft.module.conditions = Set(target.conditions + ["DEBUG", "SWIFT_PACKAGE"]).sorted()
    draft.module.developmentLanguage = manifest.defaultLocalization
    guard let path = path(of: target, kind) else {
      draft.omissions.append(
        Omission(.missingFile(FilePath.join(root, target.path ?? "Sources/\(target.name)")), of: id))
      return draft
    }
    addFiles(of: target, at: path, to: &draft)
    return draft
  }

  /// Returns the folder of a target: the one in its description, or the one of its name in the folders of the package
  /// layout.
  private func path(of target: PackageManifest.Target, _ kind: ProjectModule.Kind) -> String? {
    if let path = target.path { return folder.existing(FilePath.join(root, path)) }
    let sources = ["Sources", "Source", "src", "srcs"]
    let holders =
      switch kind {
      case .tests: ["Tests"] + sources
      case .buildTool: ["Plugins"] + sources
      default: sources
      }
    for holder in holders {
      let path = FilePath.join(root, "\(holder)/\(target.name)")
      if folder.isFolder(path) { return path }
    }
    // The files of a package's only target may lie directly in the folder of all targets.
    let alike = manifest.targets.filter { ($0.function == "testTarget") == (kind == .tests) && $0.path == nil }
    guard alike.count == 1 else { return nil }
    return holders.map { FilePath.join(root, $0) }.first { folder.isFolder($0) }
  }

  private func addFiles(of target: PackageManifest.Target, at path: String, to draft: inout TargetDraft) {
    let excluded = Set(target.exclude.map { FilePath.join(path, $0) })
    let others = Set(
      manifest.targets.filter { $0.name != target.name }.compactMap { $0.path }.map { FilePath.join(root, $0) })
    let included = target.sources?.map { FilePath.join(path, $0) }
    let rules = target.resources.map { (path: FilePath.join(path, $0.path), isCopied: $0.isCopied) }
    for rule in rules where !folder.isFile(rule.path) && !folder.isFolder(rule.path) {
      draft.omissions.append(Omission(.missingFile(rule.path), of: draft.module.id))
    }
    for rule in rules where rule.isCopied {
      let isFolder = folder.isFolder(rule.path)
      if isFolder || folder.isFile(rule.path) {
        draft.module.resources.append(ProjectResource(path: rule.path, isFolder: isFolder))
      }
    }
    let copied = Set(rules.filter(\.isCopied).map(\.path))
    let isRoot = path == root
    folder.walk(path) { inner in
      excluded.contains(inner) || copied.contains(inner) || others.contains(inner) && inner != path
        || isRoot && Self.isBesideSources(FilePath.name(of: inner), FilePath.folder(of: inner) == root)
        || inner != path && FilePath.name(of: inner) == "Package.swift"
    } _: { inner, kind in
      if kind == .file, inner.hasSuffix(".swift") {
        if included?.contains(where: { FilePath.contains($0, inner) }) ?? true { draft.module.sources.append(inner) }
      } else if ProjectResource.isAutomatic(inner) || rules.contains(where: { FilePath.contains($0.path, inner) }) {
        draft.module.resources.append(ProjectResource(path: inner))
      }
    }
    draft.module.sources.sort()
    draft.module.resources = Array(Set(draft.module.resources)).sorted { $0.path < $1.path }
  }

  /// Returns whether a file or folder at the top of a package does not belong to a target whose files lie there.
  private static func isBesideSources(_ name: String, _ isAtTop: Bool) -> Bool {
    isAtTop && (name.hasPrefix("Package@swift-") || name == "Tests" || name == "Plugins")
  }
}
