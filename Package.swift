// swift-tools-version: 6.1
import Glibc
import PackageDescription

/// The toolchain's folder of SwiftSyntax modules, found from the runtime that this manifest itself runs on.
let hostLibraries: String = {
  guard let maps = fopen("/proc/self/maps", "r") else { return "" }
  defer { fclose(maps) }
  var line: UnsafeMutablePointer<CChar>?
  var capacity = 0
  defer { free(line) }
  while getline(&line, &capacity, maps) > 0, let text = line.map({ String(cString: $0) }) {
    guard text.contains("/linux/libswiftCore.so"), let slash = text.firstIndex(of: "/") else { continue }
    let path = text[slash...].prefix { $0 != "\n" }
    return path.split(separator: "/").dropLast(2).map { "/" + $0 }.joined() + "/host"
  }
  return ""
}()

/// What every target needs that imports SwiftSyntax, or imports one that does.
let readsSyntax: [SwiftSetting] = [.unsafeFlags(["-I", hostLibraries])]
let linksSyntax: [LinkerSetting] = [
  .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftOperators"),
  .linkedLibrary("SwiftDiagnostics"), .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftIDEUtils"),
]

let package = Package(
  name: "Plumbline",
  products: [
    .library(name: "PlumblineViews", targets: ["Views"]),
    .library(name: "PlumblineTesting", targets: ["PlumblineTesting"]),
    .executable(name: "plumbline", targets: ["plumbline"]),
  ],
  targets: [
    // Debian libraries; Scripts/setup installs each and says why.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),

    .target(name: "Drawing"),
    .target(name: "LayoutCore", dependencies: ["Drawing"]),
    .target(name: "Views", dependencies: ["LayoutCore"]),
    .target(
      name: "ViewSource", dependencies: ["LayoutCore"], exclude: ["README.md"], swiftSettings: readsSyntax,
      linkerSettings: linksSyntax),
    .target(
      name: "Typesetting", dependencies: ["LayoutCore", "CFreeType", "CHarfBuzz", "CFontconfig"]),
    .target(name: "Figures", dependencies: ["LayoutCore"], exclude: ["README.md"]),
    .target(name: "Rendering", dependencies: ["Drawing", "CCairo", "CFreeType", "CDeflate"]),
    .target(name: "Snapshots", dependencies: ["Drawing", "Rendering"]),
    .target(name: "PlumblineTesting", dependencies: ["Views", "Typesetting", "Figures", "Rendering", "Snapshots"]),
    .target(
      name: "Commands",
      dependencies: ["ViewSource", "Views", "Typesetting", "Figures", "Rendering", "Snapshots"],
      swiftSettings: readsSyntax),
    .executableTarget(name: "plumbline", dependencies: ["Commands"], swiftSettings: readsSyntax),
    .executableTarget(name: "Benchmarks", dependencies: ["Commands"], swiftSettings: readsSyntax),

    // Every layout file of Fixtures is compiled as it stands, against Views under SwiftUI's name.
    .target(name: "SwiftUI", dependencies: ["Views"], path: "Tests/SwiftUI"),
    .executableTarget(name: "RewritePreviews", path: "Tests/Plugins/RewritePreviews"),
    .plugin(
      name: "CompileFixtures", capability: .buildTool(), dependencies: ["RewritePreviews"],
      path: "Tests/Plugins/CompileFixtures"),
    .target(
      name: "CompiledFixtures", dependencies: ["SwiftUI"], path: "Fixtures",
      exclude: ["Diagnostics", "Golden", "Images", "Programs"],
      sources: ["Compiled"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["CompileFixtures"]),

    .testTarget(name: "DrawingTests", dependencies: ["Drawing"]),
    .testTarget(name: "LayoutCoreTests", dependencies: ["LayoutCore"]),
    .testTarget(name: "ViewsTests", dependencies: ["Views"]),
    .testTarget(
      name: "ParityTests", dependencies: ["CompiledFixtures", "SwiftUI", "ViewSource"], swiftSettings: readsSyntax),
    .testTarget(name: "ViewSourceTests", dependencies: ["ViewSource"], swiftSettings: readsSyntax),
    .testTarget(name: "TypesettingTests", dependencies: ["Typesetting"]),
    .testTarget(name: "RenderingTests", dependencies: ["Rendering", "Typesetting"]),
    .testTarget(
      name: "FiguresTests", dependencies: ["CompiledFixtures", "Figures", "Typesetting", "ViewSource"],
      swiftSettings: readsSyntax),
    .testTarget(name: "SnapshotsTests", dependencies: ["Snapshots"]),
    .testTarget(name: "PlumblineTestingTests", dependencies: ["PlumblineTesting"]),
    .testTarget(name: "GoldenTests", dependencies: ["Commands"], swiftSettings: readsSyntax),
    .testTarget(name: "CommandsTests", dependencies: ["Commands"], swiftSettings: readsSyntax),
  ],
  swiftLanguageModes: [.v6]
)
