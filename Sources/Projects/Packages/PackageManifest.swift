import PlumblineSource
import PlumblineSwiftReading

/// The contents of a `Package.swift`.
struct PackageManifest {
  /// The description of a target.
  struct Target {
    /// The function that creates the target: `target`, `executableTarget`, `testTarget`, `macro` and so on.
    var function: String
    /// The name.
    var name: String
    /// The folder relative to the package, or nil for the default folder.
    var path: String?
    /// The paths that are excluded, relative to the target's folder.
    var exclude: [String] = []
    /// The paths of the sources relative to the target's folder, or nil for all files.
    var sources: [String]?
    /// The paths of the resources, and whether a folder is copied without changes.
    var resources: [(path: String, isCopied: Bool)] = []
    /// The dependencies, not yet resolved.
    var dependencies: [ModuleDependency] = []
    /// The compilation conditions that the settings define.
    var conditions: [String] = []
  }

  /// The package's name.
  var name: String
  /// The language of texts without a translation.
  var defaultLocalization: String?
  /// The platforms that the package lists.
  var platforms: Set<Platform> = []
  /// The targets in order.
  var targets: [Target] = []
  /// The names of the targets of each product.
  var products: [String: [String]] = [:]
  /// The products that are apps.
  var applications: Set<String> = []
  /// The paths of local packages, relative to the package's folder.
  var localPackages: [String] = []
  /// The addresses of remote packages, by identity.
  var remotePackages: [String: String] = [:]
}

/// A reader of a package's description, which evaluates the manifest.
struct ManifestReader {
  private let file: SourceBytes
  private var manifest: PackageManifest

  /// Returns the contents of a manifest, or nil if it creates no package; code that cannot be evaluated is reported as
  /// a diagnostic.
  static func read(_ file: SourceBytes, in folder: String, _ log: inout DiagnosticList) -> PackageManifest? {
    let parsed = ParsedFile(
      SourceText(SourceFile(path: file.path, text: String(decoding: file.bytes, as: UTF8.self))), fileIndex: 0)
    for diagnostic in parsed.diagnostics { log.add(diagnostic) }
    guard let tree = parsed.tree else { return nil }
    let evaluator = ManifestEvaluator(packageFolder: folder)
    evaluator.run(tree.statements)
    return withExtendedLifetime(tree) {
      guard let package = evaluator.package else {
        log.add(
          .error, "the manifest makes no package", in: file, at: 0, length: 0,
          hint: "Plumbline looks for 'Package(name: …)' and reads it without running it")
        return nil
      }
      var reader = ManifestReader(
        file: file, manifest: PackageManifest(name: package["name"]?.text ?? FilePath.name(of: folder)))
      reader.read(package, &log)
      return reader.manifest
    }
  }

  private mutating func read(_ package: ManifestObject, _ log: inout DiagnosticList) {
    manifest.defaultLocalization = package["defaultLocalization"]?.text
    manifest.platforms = Set(objects(package["platforms"]).compactMap { Platform(projectName: $0.name) })
    for product in known(package["products"], "product", &log) {
      guard let name = product["name"]?.text else { continue }
      manifest.products[name] = product["targets"]?.elements.compactMap(\.text) ?? []
      if product.name == "iOSApplication" { manifest.applications.insert(name) }
    }
    for dependency in known(package["dependencies"], "dependency", &log) {
      if let path = dependency["path"]?.text {
        manifest.localPackages.append(path)
      } else if let address = (dependency["url"] ?? dependency["id"])?.text {
        manifest.remotePackages[ContainerDraft.identity(of: address)] = address
      }
    }
    for target in known(package["targets"], "target", &log) {
      guard let name = target["name"]?.text else {
        log.add(
          .warning, "the name of this target cannot be determined", in: file, at: target.offset, length: 1,
          hint: Self.hint)
        continue
      }
      manifest.targets.append(read(target, name: name, &log))
    }
  }

  private func read(_ object: ManifestObject, name: String, _ log: inout DiagnosticList) -> PackageManifest.Target {
    var target = PackageManifest.Target(function: object.name, name: name)
    target.path = object["path"]?.text
    target.exclude = object["exclude"]?.elements.compactMap(\.text) ?? []
    if let sources = object["sources"], !sources.isNone { target.sources = sources.elements.compactMap(\.text) }
    target.resources = objects(object["resources"]).compactMap { resource in
      resource.first?.text.map { ($0, resource.name == "copy") }
    }
    for dependency in object["dependencies"]?.elements ?? [] {
      switch dependency {
      case .text(let name): target.dependencies.append(.named(name))
      case .object(let object): if let dependency = Self.dependency(object) { target.dependencies.append(dependency) }
      case .unknown(let offset, let length):
        log.add(.warning, "this dependency cannot be determined", in: file, at: offset, length: length, hint: Self.hint)
      default: break
      }
    }
    target.conditions = objects(object["swiftSettings"]).flatMap(Self.conditions)
    return target
  }

  private static let hint =
    "Plumbline reads manifests without running them; values that depend on the system are not known"

  /// Returns the objects of a list; unknown elements are reported as diagnostics.
  private func known(_ value: ManifestValue?, _ noun: String, _ log: inout DiagnosticList) -> [ManifestObject] {
    if case .unknown(let offset, let length) = value {
      log.add(.warning, "this \(noun) cannot be determined", in: file, at: offset, length: length, hint: Self.hint)
    }
    for case .unknown(let offset, let length) in value?.elements ?? [] {
      log.add(.warning, "this \(noun) cannot be determined", in: file, at: offset, length: length, hint: Self.hint)
    }
    return objects(value)
  }

  private func objects(_ value: ManifestValue?) -> [ManifestObject] { value?.elements.compactMap(\.object) ?? [] }

  /// Returns the module that `.product(name:package:)`, `.target(name:)` or `.byName(name:)` refers to.
  private static func dependency(_ object: ManifestObject) -> ModuleDependency? {
    guard let name = object["name"]?.text, holds(object["condition"]) else { return nil }
    switch object.name {
    case "product": return .product(name, package: object["package"]?.text.map(ContainerDraft.identity))
    case "target": return .target(name)
    default: return .named(name)
    }
  }

  /// Returns the compilation conditions that a setting defines.
  private static func conditions(_ setting: ManifestObject) -> [String] {
    let condition = setting.arguments.last { $0.value.object?.name == "when" }?.value
    guard holds(condition) else { return [] }
    switch setting.name {
    case "define": return setting.first?.text.map { [$0] } ?? []
    case "unsafeFlags":
      let flags = setting.first?.elements.compactMap(\.text) ?? []
      let separate = zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
      return separate + flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
    default: return []
    }
  }

  /// Returns whether `.when(platforms:configuration:)` holds for an iPhone in a debug build.
  private static func holds(_ condition: ManifestValue?) -> Bool {
    guard let condition = condition?.object else { return true }
    let platforms = condition["platforms"]?.elements.compactMap { $0.object?.name } ?? []
    let configuration = condition["configuration"]?.object?.name
    return (platforms.isEmpty || platforms.contains("iOS")) && configuration != "release"
  }
}
