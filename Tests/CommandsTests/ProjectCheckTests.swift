import Testing

@testable import PlumblineCommands

@Suite struct `Checking projects` {
  private let folder: TemporaryFolder

  /// A package of two modules, and a layout file that is in neither.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Deck", targets: [.target(name: "Deck", dependencies: ["Cards"]), .target(name: "Cards")])
      """, to: "Package.swift")
    try folder.write(
      """
      import SwiftUI
      import Cards
      #Preview("screen", traits: .sizeThatFitsLayout) { VStack { Card() } }
      """, to: "Sources/Deck/Screen.swift")
    try writeCard(width: 30)
    try folder.write(
      "import SwiftUI\n#Preview(\"loose\", traits: .sizeThatFitsLayout) { Color.red.frame(width: 9, height: 9) }\n",
      to: "Drafts/Loose.swift")
  }

  private func writeCard(width: Int) throws {
    try folder.write(
      """
      import SwiftUI
      public struct Card: View {
        public init() {}
        public var body: some View { Color.red.frame(width: \(width), height: 20) }
      }
      """, to: "Sources/Cards/Card.swift")
  }

  private func checked(_ arguments: String...) throws -> ToolRun {
    try ToolRun(["check", folder.path, "--levels", "layout"] + arguments)
  }

  @Test func `a change in another module is a change of the figure`() throws {
    _ = try checked("--record", "all")
    #expect(
      folder.names.filter { $0.hasSuffix(".txt") } == [
        "Drafts/__Snapshots__/Loose.layout.txt", "Sources/Cards/__Snapshots__/Card.layout.txt",
        "Sources/Deck/__Snapshots__/Screen.layout.txt",
      ])
    #expect(try checked().exitCode == .done)
    try writeCard(width: 40)
    let run = try checked()
    #expect(run.exitCode == .layoutDiffers)
    #expect(run.output.contains("Screen.swift:3: Screen: VStack frame Color is 10 wider"))
    #expect(run.output.hasSuffix("3 figures: 1 passed, 2 with another layout\n"))
  }

  @Test func `golden files in one folder keep the paths of their layout files`() throws {
    _ = try checked("--record", "all", "--golden", folder.path + "/Goldens")
    #expect(
      folder.names.filter { $0.hasSuffix(".txt") } == [
        "Goldens/Drafts/Loose.layout.txt", "Goldens/Sources/Cards/Card.layout.txt",
        "Goldens/Sources/Deck/Screen.layout.txt",
      ])
  }

  @Test func `prune keeps the golden files of projects`() throws {
    _ = try checked("--record", "all")
    #expect(try ToolRun("prune", folder.path).output == "")
  }
}
