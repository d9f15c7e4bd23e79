// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The toolchain's folder of libraries.
///
/// The package manager does not pass the toolchain's path to a manifest. The manifest runs on the Swift runtime of that
/// toolchain, so the path of the runtime among the files that the process has mapped is a fact, where `PATH` would be a
/// guess.
let toolchainLibraries: String = {
  let maps = (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()) ?? Data()
  let runtime = String(decoding: maps, as: UTF8.self).split(separator: "\n").first {
    $0.hasSuffix("/linux/libswiftCore.so")
  }
  guard let path = runtime.flatMap({ line in line.firstIndex(of: "/").map { line[$0...] } }) else { return "" }
  return URL(fileURLWithPath: String(path)).deletingLastPathComponent().deletingLastPathComponent().path
}()

/// The folder of the toolchain's SwiftSyntax libraries and modules.
let swiftSyntax = toolchainLibraries + "/host"

/// How the release's programs are linked: a figure takes a few milliseconds, of which the loader would take a third.
///
/// The Swift runtime and the C++ library beneath it are part of the program, and a program at a fixed place has no
/// addresses to adjust at its start. The linker is lld, for which the order of archives makes no difference: the Swift
/// runtime's name the C++ library before others that need it. Functions with equal instructions are kept once, and the
/// program exports no symbol, since nothing that it opens looks for one: this saves a tenth of its size. Tables for unwinding
/// the stack are omitted, an eighth of its size: Swift's errors need none, and its libraries in C++ throw no exceptions.
let quickStart: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-stdlib", "-use-ld=lld", "-L\(Context.packageDirectory)/Scripts/linking", "-Xclang-linker", "-no-pie",
      "-Xlinker", "--icf=all", "-Xlinker", "--version-script=\(Context.packageDirectory)/Scripts/linking/exports",
      "-Xlinker", "-T", "-Xlinker", "\(Context.packageDirectory)/Scripts/linking/unwinding",
    ],
    .when(platforms: [.linux], configuration: .release))
]

/// Functions that take closures are compiled once, not once more for each closure that the program passes to them: the copies of
/// those that change values in place were a sixteenth of the program's size, and saved no measurable time.
let withoutCopiesForClosures = ["-Xllvm", "-sil-disable-pass=closure-specialize"]

/// The module that runs code is optimized across modules: its functions, such as the generic ones that add entries to the
/// vocabulary, can be specialized and inlined where another module calls them.
let acrossModules: [SwiftSetting] = [
  .unsafeFlags(["-cross-module-optimization"] + withoutCopiesForClosures, .when(configuration: .release))
]

/// Modules that no figure spends much time in are optimized for size: it makes the program's text smaller without a
/// measurable change of its speed.
let forSize: [SwiftSetting] = [
  .unsafeFlags(["-Osize"] + withoutCopiesForClosures, .when(configuration: .release))
]

let package = Package(
  name: "Plumbline",
  products: [
    .library(name: "PlumblineViews", targets: ["PlumblineViews", "PlumblineFoundationViews"]),
    .library(name: "PlumblineTesting", targets: ["PlumblineTesting"]),
    .executable(name: "plumbline", targets: ["plumbline"]),
  ],
  targets: [
    // Debian libraries; Scripts/setup installs each, and gives the reason.
    .target(name: "CPlumblineCommit", path: "Sources/CCommit"),
    .target(name: "CPlumblineStart", path: "Sources/CStart"),
    .target(name: "CPlumblineCairo", dependencies: ["CPlumblineStart", "CPlumblineFreeType"], path: "Sources/CCairo"),
    .target(name: "CPlumblineFontconfig", dependencies: ["CPlumblineStart"], path: "Sources/CFontconfig"),
    .target(name: "CPlumblineGEOS", dependencies: ["CPlumblineStart"], path: "Sources/CGEOS"),
    .target(name: "CPlumblineICU", dependencies: ["CPlumblineStart"], path: "Sources/CICU"),
    .target(name: "CPlumblineHTTP", dependencies: ["CPlumblineStart"], path: "Sources/CHTTP"),
    .target(name: "CPlumblineMarkdown", dependencies: ["CPlumblineStart"], path: "Sources/CMarkdown"),
    .systemLibrary(
      name: "CPlumblineFreeType", path: "Sources/CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CPlumblineHarfBuzz", path: "Sources/CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CPlumblineDeflate", path: "Sources/CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CPlumblineDigest", path: "Sources/CDigest", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),

    .target(name: "PlumblineDataFormats", path: "Sources/DataFormats"),
    .target(name: "PlumblineUnicode", dependencies: ["PlumblineSource", "CPlumblineICU"], path: "Sources/Unicode"),
    .target(name: "PlumblineSource", path: "Sources/Source"),
    .target(name: "PlumblineDrawing", dependencies: ["CPlumblineGEOS"], path: "Sources/Drawing"),
    .target(
      name: "PlumblineLayout", dependencies: ["PlumblineDataFormats", "PlumblineSource", "PlumblineDrawing"],
      path: "Sources/LayoutCore"),
    .target(name: "PlumblineViews", dependencies: ["PlumblineDataFormats", "PlumblineLayout"], path: "Sources/Views"),
    .target(name: "PlumblineFoundationViews", dependencies: ["PlumblineViews"], path: "Sources/FoundationViews"),
    .target(
      name: "PlumblineTypesetting",
      dependencies: [
        "PlumblineLayout", "PlumblineUnicode", "CPlumblineFreeType", "CPlumblineHarfBuzz", "CPlumblineFontconfig",
      ],
      path: "Sources/Typesetting"),
    .target(
      name: "PlumblineFigures", dependencies: ["PlumblineLayout"], path: "Sources/Figures", exclude: ["README.md"]),
    .target(
      name: "PlumblineFigureMaking", dependencies: ["PlumblineLayout", "PlumblineFigures"], path: "Sources/FigureMaking"
    ),
    .target(
      name: "PlumblineRendering",
      dependencies: [
        "PlumblineSource", "PlumblineDrawing", "CPlumblineStart", "CPlumblineCairo", "CPlumblineFreeType",
        "CPlumblineDeflate",
      ], path: "Sources/Rendering"),
    .target(
      name: "PlumblineSnapshots",
      dependencies: [
        "PlumblineDataFormats", "PlumblineSource", "PlumblineDrawing", "PlumblineRendering", "CPlumblineDigest",
      ],
      path: "Sources/Snapshots"),
    .target(
      name: "PlumblineTesting",
      dependencies: [
        "PlumblineSource", "PlumblineViews", "PlumblineTypesetting", "PlumblineFigures", "PlumblineFigureMaking",
        "PlumblineRendering", "PlumblineSnapshots",
      ]),

    // Reads the files that Plumbline's own parser rejects, by the whole grammar. A separate program, started when it is
    // needed: loading SwiftSyntax takes longer than drawing a figure.
    .executableTarget(
      name: "plumbline-grammar", path: "Sources/Grammar", swiftSettings: [.unsafeFlags(["-I", swiftSyntax])],
      linkerSettings: [
        .unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax]),
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftDiagnostics"),
        .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftIDEUtils"),
      ]),

    // Writes the reader's bindings of the declarations of Views: Scripts/generate runs it.
    .executableTarget(
      name: "generate-bindings", path: "Sources/BindingGenerator", swiftSettings: [.unsafeFlags(["-I", swiftSyntax])],
      linkerSettings: [
        .unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax]),
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntaxBuilder"),
      ]),

    .target(
      name: "PlumblineSwiftReading", dependencies: ["PlumblineSource"], path: "Sources/SwiftReading",
      exclude: ["Syntax/syntax-forms.txt"]),
    .target(
      name: "PlumblineSwiftRunning",
      dependencies: ["PlumblineDataFormats", "PlumblineUnicode", "PlumblineSwiftReading"],
      path: "Sources/SwiftRunning", swiftSettings: acrossModules),
    .target(
      name: "PlumblineViewSource",
      dependencies: ["PlumblineDataFormats", "PlumblineUnicode", "PlumblineSwiftRunning", "PlumblineLayout"],
      path: "Sources/ViewSource", exclude: ["README.md"], swiftSettings: forSize),
    // Reads Markdown pages with figures and writes their blocks, without drawing anything.
    .target(
      name: "PlumblineMarkdown", dependencies: ["CPlumblineMarkdown", "PlumblineSource", "PlumblineSwiftReading"],
      path: "Sources/Markdown", swiftSettings: forSize),
    // The server of the live page, and the page itself, which are unaware of layouts.
    .target(name: "CPlumblinePage", path: "Sources/CPage", exclude: ["Web"]),
    .target(
      name: "PlumblineLivePage", dependencies: ["CPlumblineHTTP", "CPlumblinePage", "PlumblineDataFormats"],
      path: "Sources/LivePage", swiftSettings: forSize),
    .target(
      name: "PlumblineProjects", dependencies: ["PlumblineSource", "PlumblineSwiftReading"], path: "Sources/Projects",
      swiftSettings: forSize),
    .target(
      name: "PlumblineCommands",
      dependencies: [
        "CPlumblineCommit", "PlumblineSource", "PlumblineUnicode", "PlumblineSwiftReading", "PlumblineDataFormats",
        "PlumblineMarkdown",
        "PlumblineProjects", "PlumblineLivePage",
        "PlumblineViewSource", "PlumblineTypesetting",
        "PlumblineFigures", "PlumblineFigureMaking", "PlumblineRendering", "PlumblineSnapshots",
      ],
      path: "Sources/Commands", swiftSettings: forSize),
    .executableTarget(
      name: "plumbline", dependencies: ["PlumblineCommands", "plumbline-grammar"], linkerSettings: quickStart),
    .executableTarget(
      name: "Benchmarks", dependencies: ["PlumblineCommands", "plumbline-grammar"], exclude: ["README.md"],
      linkerSettings: quickStart),

    // Every layout file of Fixtures is compiled unchanged, against Views under SwiftUI's name.
    .target(name: "SwiftUI", dependencies: ["PlumblineFoundationViews"], path: "Tests/SwiftUI"),
    .executableTarget(name: "RewritePreviews", path: "Tests/Plugins/RewritePreviews"),
    .plugin(
      name: "CompileFixtures", capability: .buildTool(), dependencies: ["RewritePreviews"],
      path: "Tests/Plugins/CompileFixtures"),
    .target(
      name: "CompiledFixtures", dependencies: ["SwiftUI"], path: "Fixtures",
      exclude: ["Diagnostics", "Golden", "Images", "Pages", "Programs", "Vocabulary"],
      sources: ["Compiled"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["CompileFixtures"]),

    .testTarget(name: "DataFormatsTests", dependencies: ["PlumblineDataFormats"]),
    .testTarget(name: "UnicodeTests", dependencies: ["CPlumblineICU", "PlumblineUnicode"]),
    .testTarget(name: "DrawingTests", dependencies: ["PlumblineDrawing"]),
    .testTarget(name: "LayoutCoreTests", dependencies: ["PlumblineLayout"]),
    .testTarget(name: "ViewsTests", dependencies: ["PlumblineViews"]),
    .testTarget(name: "ParityTests", dependencies: ["CompiledFixtures", "SwiftUI", "PlumblineViewSource"]),
    .testTarget(name: "SwiftReadingTests", dependencies: ["plumbline-grammar", "PlumblineSwiftReading"]),
    .testTarget(name: "SwiftRunningTests", dependencies: ["plumbline-grammar", "PlumblineSwiftRunning"]),
    .testTarget(name: "ViewSourceTests", dependencies: ["plumbline-grammar", "PlumblineViewSource"]),
    // The toolchain's ICU, which has Apple's changes, as a second opinion.
    .target(
      name: "ToolchainICU", path: "Tests/ToolchainICU", cSettings: [.unsafeFlags(["-I", toolchainLibraries])],
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .testTarget(
      name: "TypesettingTests", dependencies: ["PlumblineDataFormats", "PlumblineTypesetting", "ToolchainICU"]),
    .testTarget(name: "MarkdownTests", dependencies: ["plumbline-grammar", "PlumblineMarkdown"]),
    .testTarget(name: "LivePageTests", dependencies: ["plumbline", "PlumblineLivePage"]),
    .testTarget(name: "ProjectsTests", dependencies: ["plumbline-grammar", "PlumblineProjects"]),
    .testTarget(name: "RenderingTests", dependencies: ["PlumblineRendering", "PlumblineTypesetting"]),
    .testTarget(
      name: "FiguresTests",
      dependencies: [
        "plumbline-grammar", "CompiledFixtures", "PlumblineFigures", "PlumblineTypesetting", "PlumblineViewSource",
      ]),
    .testTarget(name: "SnapshotsTests", dependencies: ["PlumblineSnapshots"]),
    .testTarget(name: "PlumblineTestingTests", dependencies: ["PlumblineTesting"]),
    .testTarget(name: "GoldenTests", dependencies: ["plumbline-grammar", "PlumblineCommands"]),
    .testTarget(name: "CommandsTests", dependencies: ["plumbline-grammar", "PlumblineCommands"]),
  ],
  swiftLanguageModes: [.v6]
)
