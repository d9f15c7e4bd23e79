import PlumblineSource

/// The levels of a target's build settings in its debug configuration.
struct XcodeSettingLevels {
  private let levels: [[String: String]]
  private let configuration: String

  /// Reads the levels of a target.
  init(project: XcodeProjectReader, target: XcodeObject, name: String, _ log: inout DiagnosticList) {
    let wanted = Self.configuration(of: project.objects.root, named: nil, project)
    let configuration = wanted?.string("name") ?? "Debug"
    let own = Self.configuration(of: target, named: configuration, project)
    let folder = project.projectFolder
    let builtIn = [
      "TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": project.name, "CONFIGURATION": configuration,
      "SRCROOT": folder, "PROJECT_DIR": folder, "SOURCE_ROOT": folder, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ]
    var levels = [builtIn]
    for found in [wanted, own].compactMap(\.self) { levels += Self.levels(of: found, project, &log) }
    self.levels = levels
    self.configuration = configuration
  }

  /// The platforms that the target is built for.
  var platforms: Set<Platform> {
    let settings = settings(for: .iOS)
    let supported = Set(settings.list("SUPPORTED_PLATFORMS").compactMap(Platform.init(projectName:)))
    if !supported.isEmpty { return supported }
    return Set([settings.value("SDKROOT")].compactMap { $0.flatMap(Platform.init(projectName:)) })
  }

  /// Returns the settings for a platform.
  func settings(for platform: Platform) -> BuildSettings {
    var settings = BuildSettings(configuration: configuration, platform: platform)
    for level in levels { settings.add(level) }
    return settings
  }

  /// Returns the configuration of a project or target with a name, or else its debug, default or first configuration.
  private static func configuration(
    of object: XcodeObject, named name: String?, _ project: XcodeProjectReader
  ) -> XcodeObject? {
    guard let list = project.objects.object("buildConfigurationList", of: object) else { return nil }
    let all = list.strings("buildConfigurations").compactMap { project.objects[$0] }
    let named = all.first { $0.string("name") == name ?? "Debug" }
    return named ?? all.first { $0.string("name")?.lowercased().contains("debug") ?? false }
      ?? all.first { $0.string("name") == list.string("defaultConfigurationName") } ?? all.first
  }

  /// Returns the settings of a configuration's file, followed by the configuration's own, which override them.
  private static func levels(
    of configuration: XcodeObject, _ project: XcodeProjectReader, _ log: inout DiagnosticList
  ) -> [[String: String]] {
    let own = (configuration.list["buildSettings"]?.members ?? [:]).mapValues { value in
      value.string ?? value.strings.joined(separator: " ")
    }
    guard let path = file(of: configuration, project).flatMap(project.folder.existing) else { return [own] }
    return [ConfigurationFile.settings(of: path, in: project.folder, &log), own]
  }

  /// Returns the path of a configuration's file, which is a reference or a path in a synchronized folder.
  private static func file(of configuration: XcodeObject, _ project: XcodeProjectReader) -> String? {
    if let reference = project.objects.object("baseConfigurationReference", of: configuration) {
      return project.tree.path(of: reference)
    }
    guard let anchor = project.objects.object("baseConfigurationReferenceAnchor", of: configuration),
      let folder = project.tree.path(of: anchor),
      let path = configuration.string("baseConfigurationReferenceRelativePath")
    else { return nil }
    return FilePath.join(folder, path)
  }
}
