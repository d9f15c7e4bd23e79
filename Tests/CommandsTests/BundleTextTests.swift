import PlumblineSnapshots
import Testing

@testable import PlumblineCommands

@Suite struct `Texts of bundles` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a package of two modules that have texts for the same key.
  private func writePackage() throws {
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "App", defaultLocalization: "en", platforms: [.iOS(.v17)],
        targets: [
          .target(name: "Core", resources: [.process("Resources")]),
          .target(name: "Feature", dependencies: ["Core"], resources: [.process("Resources")]),
        ])

      """, to: "pack/Package.swift")
    try folder.write(
      "\"title\" = \"Core\";\n\"core\" = \"Only in core\";\n",
      to: "pack/Sources/Core/Resources/en.lproj/Localizable.strings")
    try folder.write(
      "\"title\" = \"Feature\";\n", to: "pack/Sources/Feature/Resources/en.lproj/Localizable.strings")
    try folder.write(
      "\"title\" = \"Kern\";\n", to: "pack/Sources/Core/Resources/de.lproj/Localizable.strings")
  }

  /// Returns the texts of a preview in the second module, whose views are `view`; `core` is the code of the first one.
  private func packageTexts(_ view: String, core: String = "") throws -> [String] {
    try writePackage()
    try folder.write("import SwiftUI\n\(core)\n", to: "pack/Sources/Core/Core.swift")
    try folder.write(
      "import SwiftUI\nimport Core\n#Preview(\"a\") { VStack { \(view) } }\n", to: "pack/Sources/Feature/Feature.swift")
    let run = try ToolRun(["layout", "\(folder.path)/pack", "--figure", "a"])
    return run.output.matches(of: /Text "([^"]*)"/).map { String($0.1) }
  }

  @Test func `a text of the module whose code names the key counts first`() throws {
    let core = """
      public struct CoreLabel: View {
        public init() {}
        public var body: some View { Text("title", bundle: .module) }
      }
      """
    let view = #"CoreLabel(); Text("title", bundle: .module); Text("title"); Text("core", bundle: nil)"#
    #expect(try packageTexts(view, core: core) == ["Core", "Feature", "Feature", "Only in core"])
  }

  @Test func `a bundle chooses the module whose texts count`() throws {
    let core = """
      public final class Marker {}
      extension Bundle {
        public static let core = Bundle(for: Marker.self)
        public static var ofCore: Bundle { .module }
      }
      """
    let view = #"""
      Text("title", bundle: .core); Text("title", bundle: .ofCore); Text("title", tableName: "Localizable", bundle: .core)
      Text(LocalizedStringKey("title"), bundle: .core); Text(String(localized: "title", bundle: .core))
      Text(NSLocalizedString("title", bundle: .core, comment: ""))
      Text(Bundle.core.localizedString(forKey: "title", value: nil, table: nil)); Text("core", bundle: .module)
      """#
    #expect(
      try packageTexts(view, core: core) == ["Core", "Core", "Core", "Core", "Core", "Core", "Core", "core"])
  }
}
