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

// A package of its own, so that the tool is built with plumbline and beside it, but not linked into it:
// loading SwiftSyntax takes longer than drawing a figure.
let package = Package(
  name: "Grammar",
  products: [.executable(name: "plumbline-grammar", targets: ["plumbline-grammar"])],
  targets: [
    .executableTarget(
      name: "plumbline-grammar", path: ".", swiftSettings: [.unsafeFlags(["-I", hostLibraries])],
      linkerSettings: [
        .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftDiagnostics"),
        .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftIDEUtils"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
