import Testing

@testable import PlumblineCommands

@Suite struct `Rendering projects` {
  /// A package of two modules: an app's screen, and the card that it shows.
  private func package() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Deck", dependencies: [.package(url: "https://example.com/Sparkle", from: "1.0.0")],
        targets: [
          .target(name: "Deck", dependencies: ["Cards", .product(name: "Sparkle", package: "Sparkle")]),
          .target(name: "Cards"), .testTarget(name: "DeckTests"),
        ])
      """, to: "Package.swift")
    try folder.write(
      """
      import SwiftUI
      import Cards
      #Preview("screen", traits: .sizeThatFitsLayout) { VStack { Card(); Card() } }
      #Preview("small", traits: .sizeThatFitsLayout) { Card() }
      """, to: "Sources/Deck/Screen.swift")
    try folder.write(
      """
      import SwiftUI
      public struct Card: View {
        public init() {}
        public var body: some View { Image("dot").frame(width: 30, height: 20) }
      }
      #Preview("card", traits: .sizeThatFitsLayout) { Card() }
      """, to: "Sources/Cards/Card.swift")
    try folder.write("import Deck\n", to: "Tests/DeckTests/Tests.swift")
    return folder
  }

  @Test func `the modules of a package are read as one program, and a note lists the omissions`() throws {
    let folder = try package()
    let run = try ToolRun("layout", folder.path)
    #expect(run.output.contains("Screen.swift · screen"))
    #expect(run.output.contains("Card.swift · card"))
    #expect(run.output.contains("VStack 30×48"))
    #expect(
      run.errors.contains(
        "\(folder.path): note: Deck: 2 modules, 2 files; left out: package Sparkle (missing), 1 file of target DeckTests"
      ))
  }

  @Test func `a chosen target's previews are drawn, and the others' are not`() throws {
    let folder = try package()
    let run = try ToolRun("layout", folder.path + "/Package.swift", "--target", "Deck")
    #expect(run.output.contains("Screen.swift · screen"))
    #expect(!run.output.contains("Card.swift · card"))
  }

  @Test func `figures lie below the folder that holds all modules`() throws {
    let folder = try package()
    let output = try TemporaryFolder()
    let run = try ToolRun("render", folder.path, "-o", output.path, "--format", "svg")
    #expect(run.errors.contains("3 figures drawn, 3 files changed"))
    #expect(try !output.text("Deck/Screen-screen.svg").isEmpty)
    #expect(try !output.text("Cards/Card.svg").isEmpty)
  }

  @Test func `a target that does not exist is an error that names the others`() throws {
    let folder = try package()
    let run = try ToolRun("layout", folder.path, "--target", "Deckk")
    #expect(run.exitCode == .inputError)
    #expect(run.errors.contains("error: there is no target named 'Deckk'"))
    #expect(run.errors.contains("hint: available targets: 'Cards', 'Deck', 'DeckTests'"))
    let files = try ToolRun("layout", folder.path + "/Sources", "--target", "Deck")
    #expect(files.exitCode == .usage)
  }

  @Test func `a folder below a project is layout files one by one, as it always was`() throws {
    let folder = try package()
    let run = try ToolRun("layout", folder.path + "/Sources/Cards")
    #expect(run.output.contains("Card.swift · card"))
    #expect(!run.errors.contains("note:"))
  }

  @Test func `damage in a manifest is shown in its line, and nothing is drawn`() throws {
    let folder = try TemporaryFolder()
    let manifest = try folder.write(
      "let package = Package(name: \"A\",\n  targets: [.target(name: \"A\")\n", to: "Package.swift")
    let run = try ToolRun("layout", folder.path)
    #expect(run.exitCode == .inputError)
    #expect(run.errors.contains("\(manifest):"))
    #expect(run.errors.contains("^"))
  }

  @Test func `fonts of a target's bundle are those of its custom fonts`() throws {
    let folder = try TemporaryFolder()
    // The monospaced stand-in of the system font under another name, whose letters are 0.6 em wide.
    var font = try Files.read("/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-Regular.ttf")
    func wide(_ text: String) -> [UInt8] { Array(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }) }
    let (name, other) = (wide("JetBrains"), wide("JetBrainz"))
    for start in font.indices where font[start...].starts(with: name) {
      font.replaceSubrange(start..<(start + name.count), with: other)
    }
    try folder.write(font, to: "Sources/App/Fonts/Own.ttf")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App", resources: [.process("Fonts")])])
      """, to: "Package.swift")
    try folder.write(
      """
      import SwiftUI
      #Preview("own", traits: .sizeThatFitsLayout) { Text("iiii").font(.custom("JetBrainz Mono", size: 10)) }
      """, to: "Sources/App/Screen.swift")
    let run = try ToolRun("layout", folder.path)
    #expect(run.output.contains("Text \"iiii\" 24×"))
    #expect(!run.errors.contains("is not installed"))
  }
}
