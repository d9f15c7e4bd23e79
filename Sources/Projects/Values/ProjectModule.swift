/// A target of a project: the Swift files that are compiled together, and their resources.
package struct ProjectModule: Hashable, Sendable {
  /// The identity of a target.
  package struct ID: Hashable, Sendable, Comparable {
    /// The path of the project, or of the folder of a package or of plain files.
    package let container: String
    /// The target's name in the container.
    package let target: String

    /// Creates the identity of a target.
    package init(container: String, target: String) { (self.container, self.target) = (container, target) }

    package static func < (first: ID, second: ID) -> Bool {
      (first.container, first.target) < (second.container, second.target)
    }
  }

  /// The kinds of products.
  package enum Kind: String, Hashable, Sendable {
    /// A complete app.
    case application
    /// An app clip, which runs without being installed.
    case appClip
    /// An extension that another app hosts, such as a widget, an intent or a share sheet.
    case appExtension
    /// A module that others import.
    case library
    /// A command-line tool.
    case executable
    /// Tests.
    case tests
    /// A plugin or macro, which runs while other targets are built.
    case buildTool
    /// Plain files that belong to no project.
    case folder
  }

  /// The identity of the target.
  package let id: ID
  /// The name by which other modules import it.
  package var name: String
  /// The kind of its product.
  package var kind: Kind
  /// The platforms that it is built for; empty if the project does not specify any.
  package var platforms: Set<Platform> = []
  /// The paths of its Swift files, sorted.
  package var sources: [String] = []
  /// The dependencies, each a module of the same project value: the declared ones in order, followed by those that an
  /// Xcode target imports without declaring them.
  package var dependencies: [ID] = []
  /// The names of the project's other modules that its files import, sorted.
  package var imports: [String] = []
  /// The active compilation conditions, sorted: `DEBUG` and the target's own.
  package var conditions: [String] = []
  /// The resources of its bundle, sorted by path.
  package var resources: [ProjectResource] = []
  /// The paths of files and folders that are only used by previews.
  package var developmentAssets: [String] = []
  /// The language of texts without a translation, or nil if the project does not specify it.
  package var developmentLanguage: String?
  /// The path of the bundle's property list, or nil.
  package var infoPropertyList: String?
  /// The number of previews in its files.
  package var previewCount = 0
  /// The files that have previews.
  package var previewFiles: Set<String> = []

  /// Creates a target without files.
  package init(id: ID, name: String, kind: Kind) { (self.id, self.name, self.kind) = (id, name, kind) }
}

/// A platform that targets are built for.
package enum Platform: String, Hashable, Sendable, CaseIterable {
  /// A platform of Apple's, in the order of preference for drawing.
  case iOS, macOS, tvOS, watchOS, visionOS

  /// Creates the platform with a name in a project file: `ios`, `iphoneos`, `iphonesimulator`, `xros` and the like.
  init?(projectName: String) {
    switch projectName.lowercased() {
    case "ios", "iphoneos", "iphonesimulator", "auto": self = .iOS
    case "macos", "macosx": self = .macOS
    case "tvos", "appletvos", "appletvsimulator": self = .tvOS
    case "watchos", "watchsimulator": self = .watchOS
    case "visionos", "xros", "xrsimulator": self = .visionOS
    default: return nil
    }
  }

  /// Returns the platform for which a target's views are drawn, which is iOS if the target supports it.
  package static func preferred(among platforms: Set<Platform>) -> Platform {
    allCases.first { platforms.contains($0) } ?? .iOS
  }

  /// The name of the platform in build settings: its simulator, or the Mac's system.
  var buildName: String {
    switch self {
    case .iOS: "iphonesimulator"
    case .macOS: "macosx"
    case .tvOS: "appletvsimulator"
    case .watchOS: "watchsimulator"
    case .visionOS: "xrsimulator"
    }
  }
}
