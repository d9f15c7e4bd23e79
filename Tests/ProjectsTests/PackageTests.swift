import Testing

@testable import PlumblineProjects

@Suite struct `Swift packages` {
  private func read(_ manifest: String, _ files: [String: String]) -> Project {
    ProjectReader(TextFiles(files.merging(["Package.swift": manifest]) { $1 })).read(".")
  }

  @Test func `a target has its folder's files, without what the manifest excludes`() throws {
    let project = read(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Deck", defaultLocalization: "de", platforms: [.iOS(.v17), .macOS(.v14)],
        products: [.library(name: "Deck", targets: ["Deck"])],
        targets: [
          .target(
            name: "Deck", dependencies: ["Cards"], exclude: ["Old", "Notes.swift"],
            resources: [.process("Resources"), .copy("Web")],
            swiftSettings: [.define("DECK"), .define("MAC", .when(platforms: [.macOS])), .define("R", .when(configuration: .release))]),
          .target(name: "Cards", path: "Other/Cards", sources: ["A.swift", "More"]),
          .testTarget(name: "DeckTests", dependencies: ["Deck"]),
        ])
      """,
      [
        "Sources/Deck/Deck.swift": "import SwiftUI\nimport struct Cards.Card\n", "Sources/Deck/Old/O.swift": "",
        "Sources/Deck/Notes.swift": "", "Sources/Deck/Resources/a.json": "",
        "Sources/Deck/Resources/M.xcassets/c.json": "",
        "Sources/Deck/Web/a.swift": "", "Sources/Deck/en.lproj/L.strings": "", "Other/Cards/A.swift": "",
        "Other/Cards/B.swift": "", "Other/Cards/More/C.swift": "", "Tests/DeckTests/T.swift": "",
        ".build/checkouts/x/y.swift": "",
      ])
    #expect(project.diagnostics.isEmpty)
    let deck = try #require(project.modules.first { $0.name == "Deck" })
    #expect(deck.sources == ["Sources/Deck/Deck.swift"])
    #expect(
      deck.resources.map(\.path) == [
        "Sources/Deck/Resources/M.xcassets", "Sources/Deck/Resources/a.json", "Sources/Deck/Web",
        "Sources/Deck/en.lproj/L.strings",
      ])
    #expect(deck.conditions == ["DEBUG", "DECK", "SWIFT_PACKAGE"])
    #expect(deck.platforms == [.iOS, .macOS])
    #expect(deck.developmentLanguage == "de")
    #expect(deck.imports == ["Cards"])
    #expect(
      project.modules.first { $0.name == "Cards" }?.sources == ["Other/Cards/A.swift", "Other/Cards/More/C.swift"])
    #expect(
      project.programs.map(\.summary) == [
        "Deck: 2 modules, 3 files, 1 asset catalogue; left out: 1 file of target DeckTests"
      ])
  }

  @Test func `the library with most previews is the main target, and another with previews is a program of its own`() {
    let preview = "#Preview { Text(\"a\") }\n"
    let project = read(
      "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: \"B\"), .testTarget(name: \"C\")])",
      [
        "Sources/A/a.swift": preview, "Sources/B/b.swift": preview + preview,
        "Tests/C/c.swift": preview + preview + preview,
      ])
    #expect(project.programs.map { $0.main?.name } == ["B", "A"])
    #expect(project.programs.map(\.drawn) == [["Sources/B/b.swift"], ["Sources/A/a.swift"]])
  }

  @Test func `constants, sums, loops and functions of the manifest are followed`() {
    let project = read(
      """
      import PackageDescription
      let core: Target.Dependency = "Core"
      let shared: [Target.Dependency] = [core] + [.target(name: "Theme")]
      func feature(_ name: String, _ more: [Target.Dependency] = []) -> Target {
        let all = shared + more
        return .target(name: name, dependencies: all, path: "Features/\\(name)")
      }
      extension Target.Dependency {
        static let sparkle: Self = .product(name: "Sparkle", package: "sparkle")
        static var theme: Self { .target(name: "Theme") }
      }
      let package = Package(name: "P", dependencies: [.package(url: "https://example.com/sparkle", from: "1.0.0")], targets: [
        feature("Home", [.sparkle]),
        .target(name: "Core", dependencies: [.theme]),
      ])
      package.targets.append(.target(name: "Theme"))
      package.targets += ["Search", "Profile"].map { feature($0) }
      package.targets.append(contentsOf: [feature("Last")])
      for target in package.targets where target.name != "Core" {
        var settings = target.swiftSettings ?? []
        settings.append(.define("LOOPED"))
        target.swiftSettings = settings
      }
      if ProcessInfo.processInfo.environment["SERVER"] != nil { package.targets = [] }
      #if os(Linux)
        package.targets = []
      #endif
      """,
      [
        "Features/Home/a.swift": "", "Features/Search/a.swift": "", "Features/Profile/a.swift": "",
        "Features/Last/a.swift": "", "Sources/Core/a.swift": "", "Sources/Theme/a.swift": "",
      ])
    #expect(project.diagnostics.isEmpty)
    #expect(project.modules.map(\.name) == ["Core", "Home", "Last", "Profile", "Search", "Theme"])
    #expect(
      project.modules.map { $0.dependencies.map(\.target) } == [
        ["Theme"], ["Core", "Theme"], ["Core", "Theme"], ["Core", "Theme"], ["Core", "Theme"], [],
      ])
    #expect(project.modules.map { $0.conditions.contains("LOOPED") } == [false, true, true, true, true, true])
    #expect(project.modules.allSatisfy { $0.sources.count == 1 })
  }

  @Test func `entries of dictionaries and escaped characters of the manifest are read`() {
    let project = read(
      #"""
      import PackageDescription
      let names = ["a": "Kit"]
      let package = Package(name: "P", targets: [
        .target(name: names["a", default: "Other"], path: "One"),
        .target(name: names["b", default: "Other"], path: "Two\tparts"),
      ])
      """#, ["One/a.swift": "", "Two\tparts/b.swift": ""])
    #expect(project.diagnostics.isEmpty)
    #expect(project.modules.map(\.name) == ["Kit", "Other"])
    #expect(project.modules.map(\.sources) == [["One/a.swift"], ["Two\tparts/b.swift"]])
  }

  @Test func `a local package in a folder of another name is found by its product`() {
    let project = read(
      """
      let package = Package(name: "Sample", dependencies: [.package(name: "kit-ios", path: "../Checkout")], targets: [
        .target(name: "Sample", dependencies: [.product(name: "Kit", package: "kit-ios")]),
      ])
      """,
      [
        "Sources/Sample/a.swift": "",
        "../Checkout/Package.swift": """
        let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
          targets: [.target(name: "Kit")])
        """,
        "../Checkout/Sources/Kit/k.swift": "",
      ])
    #expect(project.programs.first?.modules.map(\.name) == ["Kit", "Sample"])
  }

  @Test func `local packages are read with theirs, and remote ones are named as missing`() {
    let project = read(
      """
      let package = Package(name: "App", dependencies: [
        .package(path: "../Kit"), .package(name: "Gone", path: "Gone"), .package(url: "https://example.com/Nuke.git", from: "12.0.0"),
      ], targets: [
        .target(name: "App", dependencies: [
          "Kit", .product(name: "NukeUI", package: "Nuke"), .product(name: "Nuke", package: "nuke"),
        ]),
      ])
      """,
      [
        "Sources/App/a.swift": "",
        "../Kit/Package.swift": """
        let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
          dependencies: [.package(path: "../Core"), .package(path: "../Kit")],
          targets: [.target(name: "Kit", dependencies: [.product(name: "Core", package: "Core")])])
        """,
        "../Kit/Sources/Kit/k.swift": "",
        "../Core/Package.swift":
          "let package = Package(name: \"Core\", targets: [.target(name: \"Core\", path: \".\")])",
        "../Core/c.swift": "",
      ])
    #expect(project.programs.first?.modules.map(\.name) == ["Core", "Kit", "App"])
    #expect(project.programs.first?.modules.first?.sources == ["../Core/c.swift"])
    #expect(
      project.programs.first?.summary == "App: 3 modules, 3 files; left out: packages Gone, Nuke (missing)")
  }

  @Test func `values that depend on the system are unknown, and the rest is read`() {
    let project = read(
      """
      let package = Package(name: "P", targets: [
        .target(name: "A"),
        Helper.load(from: URL(fileURLWithPath: #filePath)).target,
      ])
      """, ["Sources/A/a.swift": ""])
    #expect(project.modules.map(\.name) == ["A"])
    #expect(
      project.diagnostics.map { "\($0.source.line): \($0.severity): \($0.message)" } == [
        "3: warning: this target cannot be determined"
      ])
  }

  @Test func `the newest manifest of a language version that is known goes first`() {
    let manifest = { (name: String) in "let package = Package(name: \"\(name)\", targets: [.target(name: \"\(name)\")])"
    }
    let files = [
      "Package@swift-5.9.swift": manifest("A"), "Package@swift-6.1.swift": manifest("B"),
      "Package@swift-9.swift": manifest("C"), "Sources/B/b.swift": "",
    ]
    #expect(read(manifest("Z"), files).modules.map(\.name) == ["B"])
  }
}
