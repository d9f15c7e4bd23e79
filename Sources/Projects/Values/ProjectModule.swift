/// A target of a project: the Swift files that are compiled together, and their resources.
package struct ProjectModule: Hashable, Sendable {
  /// The identity of a target.
  package struct ID: Hashable, Sendable, Comparable {
    /// The path of the project, of the package's folder, or of the plain folder.
    package let container: String
    /// The target's name in it.
    package let target: String

    /// The target of a container.
    package init(container: String, target: String) { (self.container, self.target) = (container, target) }

    package static func < (first: ID, second: ID) -> Bool {
      (first.container, first.target) < (second.container, second.target)
    }
  }

  /// The kinds of products.
  package enum Kind: String, Hashable, Sendable {
    /// An app that stands for itself.
    case application
    /// The small part of an app that is run without being installed.
    case appClip
    /// A widget, an intent, a share sheet: code that another app hosts.
    case appExtension
    /// A module that others import.
    case library
    /// A program for the command line.
    case executable
    /// Tests.
    case tests
    /// A plugin or macro: code that runs while others are built.
    case buildTool
    /// Plain files that no project describes.
    case folder
  }

  /// The target.
  package let id: ID
  /// The name by which other modules import it.
  package var name: String
  /// The kind of its product.
  package var kind: Kind
  /// The platforms that it is built for; empty if the project does not say.
  package var platforms: Set<Platform> = []
  /// The paths of its Swift files, sorted.
  package var sources: [String] = []
  /// The targets that it says it depends on, in the order in which they are named; each is part of the same value.
  package var dependencies: [ID] = []
  /// The names of the project's other modules that its files import, sorted.
  package var imports: [String] = []
  /// The names that `#if` finds set, sorted: `DEBUG` and the target's own.
  package var conditions: [String] = []
  /// The files of its bundle, sorted by path.
  package var resources: [ProjectResource] = []
  /// Folders and files that are there for previews alone.
  package var developmentAssets: [String] = []
  /// The language of texts that are not translated, or nil if the project does not say.
  package var developmentLanguage: String?
  /// The path of the bundle's property list, or nil.
  package var infoPropertyList: String?
  /// The number of previews in its files.
  package var previewCount = 0

  /// A target without files.
  package init(id: ID, name: String, kind: Kind) { (self.id, self.name, self.kind) = (id, name, kind) }
}

/// A system that targets are built for.
package enum Platform: String, Hashable, Sendable, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// The platform of a name in a project: `ios`, `iphoneos`, `iphonesimulator`, `xros` and the like.
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

  /// The platform that a target's views are drawn for: iOS where it is one of them.
  static func preferred(among platforms: Set<Platform>) -> Platform {
    allCases.first { platforms.contains($0) } ?? .iOS
  }

  /// The name of the platform's simulator, or of the Mac's system, in build settings.
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
