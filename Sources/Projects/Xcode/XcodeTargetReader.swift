import PlumblineSource

/// A reader of a target of an Xcode project.
struct XcodeTargetReader {
  private let project: XcodeProjectReader
  private let target: XcodeObject
  private let name: String
  private let settings: BuildSettings
  private let platform: Platform
  private var draft: TargetDraft

  /// Creates a reader of a target.
  init(project: XcodeProjectReader, target: XcodeObject, _ log: inout DiagnosticList) {
    (self.project, self.target) = (project, target)
    name = target.string("name") ?? target.string("productName") ?? target.id
    let id = ProjectModule.ID(container: project.path, target: name)
    let kind = Self.kind(target.string("productType") ?? "")
    draft = TargetDraft(module: ProjectModule(id: id, name: name, kind: kind))
    let levels = XcodeSettingLevels(project: project, target: target, name: name, &log)
    let platforms = levels.platforms
    platform = Platform.preferred(among: platforms)
    settings = levels.settings(for: platform)
    draft.module.platforms = platforms
  }

  /// Reads the target.
  mutating func read(_ log: inout DiagnosticList) -> TargetDraft {
    readSettings()
    for phase in project.objects.objects("buildPhases", of: target, &log) { read(phase, &log) }
    for group in project.objects.objects("fileSystemSynchronizedGroups", of: target, &log) { readSynchronized(group) }
    readExceptions()
    readDependencies(&log)
    markDevelopmentAssets()
    draft.module.sources = Array(Set(draft.module.sources)).sorted()
    draft.module.resources = Array(Set(draft.module.resources)).sorted { $0.path < $1.path }
    return draft
  }

  /// Returns the kind of a product type such as `com.apple.product-type.application`.
  private static func kind(_ type: String) -> ProjectModule.Kind {
    let type = type.hasPrefix("com.apple.product-type.") ? String(type.dropFirst(23)) : type
    switch type {
    case "application.on-demand-install-capable": return .appClip
    case _ where type.hasPrefix("application"): return .application
    case "watchkit2-extension": return .application
    case _ where type.contains("extension") || type.contains("service"): return .appExtension
    case _ where type.contains("test"): return .tests
    case "tool": return .executable
    default: return .library
    }
  }

  private mutating func readSettings() {
    let folder = project.projectFolder
    draft.module.name =
      settings.value("PRODUCT_MODULE_NAME") ?? BuildSettings.identifier(settings.value("PRODUCT_NAME") ?? name)
    let flags = settings.list("OTHER_SWIFT_FLAGS")
    let defined =
      zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
      + flags.filter { $0.hasPrefix("-D") && $0 != "-D" }.map { String($0.dropFirst(2)) }
    draft.module.conditions = Set(settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined).sorted()
    draft.module.developmentAssets = settings.list("DEVELOPMENT_ASSET_PATHS").compactMap {
      project.folder.existing(FilePath.join(folder, $0))
    }
    draft.module.developmentLanguage =
      settings.value("DEVELOPMENT_LANGUAGE") ?? project.objects.root.string("developmentRegion")
    draft.module.infoPropertyList = settings.value("INFOPLIST_FILE").flatMap {
      project.folder.existing(FilePath.join(folder, $0))
    }
    if let product = project.objects.object("productReference", of: target) {
      draft.products = [product.string("path") ?? product.string("name")].compactMap(\.self).map(FilePath.name)
    }
  }

  // MARK: Build phases

  private mutating func read(_ phase: XcodeObject, _ log: inout DiagnosticList) {
    guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXFrameworksBuildPhase"].contains(phase.isa) else {
      return
    }
    for file in project.objects.objects("files", of: phase, &log) {
      guard let reference = project.objects.object("fileRef", of: file) else { continue }
      if phase.isa == "PBXFrameworksBuildPhase" {
        if let path = reference.string("path"), reference.string("sourceTree") == "BUILT_PRODUCTS_DIR" {
          draft.dependencies.append(.framework(FilePath.name(of: path)))
        }
        continue
      }
      add(reference, filter: file.platformFilter)
    }
  }

  /// Adds a file, or the files of a group of localizations.
  private mutating func add(_ reference: XcodeObject, filter: Set<Platform>?) {
    if reference.isa == "PBXVariantGroup" {
      for child in reference.strings("children").compactMap({ project.objects[$0] }) { add(child, filter: filter) }
      return
    }
    guard let named = project.tree.path(of: reference) else {
      guard !XcodeTree.isOutside(reference) else { return }
      let name = reference.string("path") ?? reference.id
      draft.omissions.append(Omission(.missingFile(name), of: draft.module.id))
      return
    }
    guard let path = project.folder.existing(named) else {
      draft.omissions.append(Omission(.missingFile(named), of: draft.module.id))
      return
    }
    if let filter, !filter.contains(platform) {
      draft.omissions.append(Omission(.otherPlatform(path), of: draft.module.id))
      return
    }
    let isFolder = reference.string("lastKnownFileType") == "folder" && project.folder.isFolder(path)
    add(path, isFolder: isFolder)
  }

  private mutating func add(_ path: String, isFolder: Bool = false) {
    switch FilePath.fileExtension(of: path) {
    case "swift" where !isFolder: draft.module.sources.append(path)
    case let ending where Self.compiled.contains(ending): break
    default: draft.module.resources.append(ProjectResource(path: path, isFolder: isFolder))
    }
  }

  /// The extensions of files that are compiled, linked or read by the build, and do not belong to a bundle.
  private static let compiled: Set<String> = [
    "m", "mm", "c", "cc", "cpp", "h", "hpp", "pch", "s", "metal", "modulemap", "xcconfig", "entitlements", "a", "tbd",
    "dylib", "framework", "xcframework", "xcodeproj", "xcworkspace", "docc", "xctestplan", "storekit",
  ]

  // MARK: Synchronized folders

  /// Adds the files of a synchronized folder, which belong to the target without being listed.
  private mutating func readSynchronized(_ group: XcodeObject) {
    guard let named = project.tree.path(of: group) else { return }
    guard let root = project.folder.existing(named) else {
      draft.omissions.append(Omission(.missingFile(named), of: draft.module.id))
      return
    }
    var (excluded, filters): (Set<String>, [String: Set<Platform>]) = ([], [:])
    for set in exceptionSets(of: group) where set.string("target") == target.id {
      excluded.formUnion(set.strings("membershipExceptions").flatMap { members($0, of: root) })
      for (path, names) in set.list["platformFiltersByRelativePath"]?.members ?? [:] {
        filters[FilePath.join(root, path)] = Set(names.strings.compactMap(Platform.init(projectName:)))
      }
    }
    let copied = group.strings("explicitFolders").map { FilePath.join(root, $0) }
    for path in copied where project.folder.isFolder(path) && !excluded.contains(path) { add(path, isFolder: true) }
    var files: [String] = []
    project.folder.walk(root) { path in
      copied.contains(path) || excluded.contains(path) || path != root && project.isPackage(path)
    } _: { path, _ in
      files.append(path)
    }
    for path in files where path != draft.module.infoPropertyList {
      if let filter = filters[path], !filter.contains(platform) {
        draft.omissions.append(Omission(.otherPlatform(path), of: draft.module.id))
      } else {
        add(path)
      }
    }
  }

  /// Returns the paths of the files that a membership exception names: of `/Localized: Text/Names.strings`, the file in
  /// each language's folder.
  private func members(_ name: String, of root: String) -> [String] {
    let mark = "/Localized: "
    guard name.hasPrefix(mark) else { return [FilePath.join(root, name)] }
    let named = FilePath.join(root, String(name.dropFirst(mark.count)))
    let base = FilePath.folder(of: named)
    let languages = project.folder.entries(of: base).map(\.name).filter { FilePath.fileExtension(of: $0) == "lproj" }
    return languages.map { FilePath.join(FilePath.join(base, $0), FilePath.name(of: named)) }
      .filter(project.folder.isFile)
  }

  private func exceptionSets(of group: XcodeObject) -> [XcodeObject] {
    group.strings("exceptions").compactMap { project.objects[$0] }.filter {
      $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet"
    }
  }

  /// Adds the files that the exceptions of other targets' synchronized folders assign to this target.
  private mutating func readExceptions() {
    let own = Set(target.strings("fileSystemSynchronizedGroups"))
    for id in project.tree.synchronizedFolders where !own.contains(id) {
      guard let group = project.objects[id], let root = project.tree.paths[id] else { continue }
      for set in exceptionSets(of: group) where set.string("target") == target.id {
        for name in set.strings("membershipExceptions") {
          for named in members(name, of: root) {
            if let path = project.folder.existing(named) {
              add(path)
            } else {
              draft.omissions.append(Omission(.missingFile(named), of: draft.module.id))
            }
          }
        }
      }
    }
  }

  // MARK: Dependencies

  private mutating func readDependencies(_ log: inout DiagnosticList) {
    for dependency in project.objects.objects("dependencies", of: target, &log) {
      if let filter = dependency.platformFilter, !filter.contains(platform) { continue }
      if let other = project.objects.object("target", of: dependency) {
        draft.dependencies.append(.target(other.string("name") ?? other.id))
      } else if let product = project.objects.object("productRef", of: dependency) {
        want(product)
      } else if let proxy = project.objects.object("targetProxy", of: dependency),
        let name = proxy.string("remoteInfo"), let portal = project.objects.object("containerPortal", of: proxy),
        let path = project.tree.path(of: portal)
      {
        draft.dependencies.append(.targetOf(ProjectModule.ID(container: path, target: name)))
      }
    }
    for product in project.objects.objects("packageProductDependencies", of: target, &log) { want(product) }
  }

  private mutating func want(_ product: XcodeObject) {
    guard let name = product.string("productName"), !name.hasPrefix("plugin:") else { return }
    let package = project.objects.object("package", of: product)
    let address = package.flatMap { $0.string("repositoryURL") ?? $0.string("relativePath") }
    draft.dependencies.append(.product(name, package: address.map(ContainerDraft.identity)))
  }

  private mutating func markDevelopmentAssets() {
    let assets = draft.module.developmentAssets
    guard !assets.isEmpty else { return }
    for index in draft.module.resources.indices {
      let path = draft.module.resources[index].path
      draft.module.resources[index].isForDevelopment = assets.contains { FilePath.contains($0, path) }
    }
  }
}
