// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The program that knows the whole grammar, which is built beside what needs it.
let grammar = Target.Dependency.product(name: "plumbline-grammar", package: "Grammar")

/// The folder of the Swift runtime's libraries, beside the first `swift` on the search path.
let toolchainLibraries: [String] = (Context.environment["PATH"] ?? "").split(separator: ":")
  .map { URL(fileURLWithPath: $0 + "/swift").resolvingSymlinksInPath().deletingLastPathComponent() }
  .map { $0.deletingLastPathComponent().path + "/lib/swift/linux" }
  .filter(FileManager.default.fileExists).prefix(1).map(\.self)

/// How the release's programs are linked: a figure takes a few milliseconds, of which the loader would take a third.
///
/// The Swift runtime and the C++ library beneath it are part of the program, and a program at a fixed place has no
/// addresses to adjust at its start. ICU alone is opened later, from the toolchain that built the program. The linker is lld, for
/// which the order of archives makes no difference: the Swift runtime's name the C++ library before others that need it.
let quickStart: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-stdlib", "-use-ld=lld", "-L\(Context.packageDirectory)/Scripts/linking", "-Xclang-linker", "-no-pie"]
      + toolchainLibraries.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] },
    .when(platforms: [.linux], configuration: .release))
]

/// Whether another package has fetched this one, by a version or a branch, for its libraries.
///
/// Such a package may bring no further one that lies within it, and one that is fetched by a version no settings of its own: it is the
/// libraries alone. While versions are chosen the package lies in no folder; then it is among the other's checkouts, beside which the
/// repositories are kept.
let isFetched: Bool = {
  let around = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent()
  let repositories = around.deletingLastPathComponent().path + "/repositories"
  return Context.packageDirectory == "/"
    || (around.lastPathComponent == "checkouts" && FileManager.default.fileExists(atPath: repositories))
}()

/// How the release's code asks for generic types such as `Dictionary<Key, Value>`: of the functions that know how to make them.
///
/// By default it spells their names, which takes less room; the runtime then reads each name and looks through all conformances of the
/// program, for which a single figure would take an eighth longer.
let quickTypes: SwiftSetting = .unsafeFlags(
  ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release))

let package = Package(
  name: "Plumbline",
  products: [
    .library(name: "PlumblineViews", targets: ["Views", "FoundationViews"]),
    .library(name: "PlumblineTesting", targets: ["PlumblineTesting"]),
  ],
  targets: [
    // Debian libraries; Scripts/setup installs each and says why.
    .target(name: "CStart"),
    .target(name: "CCairo", dependencies: ["CStart", "CFreeType"]),
    .target(name: "CFontconfig", dependencies: ["CStart"]),
    .target(name: "CGEOS", dependencies: ["CStart"]),
    .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CDigest", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),

    .target(name: "DataFormats"),
    .target(name: "Drawing", dependencies: ["CGEOS"]),
    .target(name: "LayoutCore", dependencies: ["DataFormats", "Drawing"]),
    .target(name: "Views", dependencies: ["LayoutCore"]),
    .target(name: "FoundationViews", dependencies: ["Views"]),
    .target(
      name: "Typesetting", dependencies: ["LayoutCore", "CFreeType", "CHarfBuzz", "CFontconfig"]),
    .target(name: "Figures", dependencies: ["LayoutCore"], exclude: ["README.md"]),
    .target(name: "Rendering", dependencies: ["Drawing", "CStart", "CCairo", "CFreeType", "CDeflate"]),
    .target(name: "Snapshots", dependencies: ["DataFormats", "Drawing", "Rendering", "CDigest"]),
    .target(name: "PlumblineTesting", dependencies: ["Views", "Typesetting", "Figures", "Rendering", "Snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)

if !isFetched {
  package.products.append(.executable(name: "plumbline", targets: ["plumbline"]))
  // Reads what our own parser refuses, by the whole grammar; a process of its own, started when it is needed.
  package.dependencies.append(.package(path: "Sources/Grammar"))
  package.targets += [
    .target(name: "ViewSource", dependencies: ["DataFormats", "LayoutCore"], exclude: ["README.md"]),
    .target(
      name: "Commands",
      dependencies: ["DataFormats", "ViewSource", "Views", "Typesetting", "Figures", "Rendering", "Snapshots"]),
    .executableTarget(name: "plumbline", dependencies: ["Commands", grammar], linkerSettings: quickStart),
    .executableTarget(name: "Benchmarks", dependencies: ["Commands", grammar], linkerSettings: quickStart),

    // Every layout file of Fixtures is compiled as it stands, against Views under SwiftUI's name.
    .target(name: "SwiftUI", dependencies: ["FoundationViews"], path: "Tests/SwiftUI"),
    .executableTarget(name: "RewritePreviews", path: "Tests/Plugins/RewritePreviews"),
    .plugin(
      name: "CompileFixtures", capability: .buildTool(), dependencies: ["RewritePreviews"],
      path: "Tests/Plugins/CompileFixtures"),
    .target(
      name: "CompiledFixtures", dependencies: ["SwiftUI"], path: "Fixtures",
      exclude: ["Diagnostics", "Golden", "Images", "Programs"],
      sources: ["Compiled"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["CompileFixtures"]),

    .testTarget(name: "DataFormatsTests", dependencies: ["DataFormats"]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing"]),
    .testTarget(name: "LayoutCoreTests", dependencies: ["LayoutCore"]),
    .testTarget(name: "ViewsTests", dependencies: ["Views"]),
    .testTarget(name: "ParityTests", dependencies: ["CompiledFixtures", "SwiftUI", "ViewSource"]),
    .testTarget(name: "ViewSourceTests", dependencies: [grammar, "ViewSource"]),
    .testTarget(name: "TypesettingTests", dependencies: ["Typesetting"]),
    .testTarget(name: "RenderingTests", dependencies: ["Rendering", "Typesetting"]),
    .testTarget(
      name: "FiguresTests", dependencies: [grammar, "CompiledFixtures", "Figures", "Typesetting", "ViewSource"]),
    .testTarget(name: "SnapshotsTests", dependencies: ["Snapshots"]),
    .testTarget(name: "PlumblineTestingTests", dependencies: ["PlumblineTesting"]),
    .testTarget(name: "GoldenTests", dependencies: [grammar, "Commands"]),
    .testTarget(name: "CommandsTests", dependencies: [grammar, "Commands"]),
  ]
  for target in package.targets where [.regular, .executable].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [quickTypes]
  }
}
