import Foundation
import Testing

@testable import PlumblineCommands

@Suite struct `Figures in a catalogue of DocC` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func markdown(_ path: String, _ more: String...) throws -> ToolRun {
    try ToolRun(["markdown", folder.path + path, "--cache", folder.path + "/cache"] + more)
  }

  /// The files of the folder, without the cache.
  private var files: [String] { folder.names.filter { !$0.hasPrefix("cache/") } }

  @Test func `a catalogue of DocC gets pictures for each scale and appearance, and names that hold for all of it`()
    throws
  {
    let draw = "<!-- plumbline: draw name=box -->\n```swift\nText(\"a\")\n```\n"
    try folder.write("# One\n\n" + draw, to: "A.docc/One.md")
    #expect(try markdown("/A.docc", "--format", "svg,png").exitCode == .done)
    #expect(
      files.filter { $0.hasPrefix("A.docc/Resources/") }.map { $0.dropFirst(17) } == [
        "box.png", "box.svg", "box@2x.png", "box~dark.png", "box~dark.svg", "box~dark@2x.png",
      ])
    #expect(try folder.text("A.docc/One.md").contains("![“a”.](box)\n"))
    try folder.write("# Two\n\n" + draw, to: "A.docc/Two/Two.md")
    #expect(try markdown("/A.docc").errors.contains("Two.md:3:22: error: another figure is named 'box'\n"))
    try FileManager.default.removeItem(atPath: folder.path + "/A.docc/Two")
    try folder.write("# Two\n\n```swift plumbline name=two\nText(\"a\")\n```\n", to: "A.docc/Inner/Two.md")
    #expect(try markdown("/A.docc").errors.contains("Two.md:3:4: error: DocC allows no words after 'swift'\n"))
  }

  @Test func `a step of a tutorial gets the picture of its code`() throws {
    try folder.write(
      "import SwiftUI\n\nstruct Card: View { var body: some View { Text(\"card\") } }\n",
      to: "A.docc/Code/card-01.swift")
    try folder.write(
      """
      @Tutorial(time: 5) {
        @Section(title: "Card") {
          @Steps {
            @Step {
              A card.
              @Code(name: "Card.swift", file: "card-01.swift") {
                @Image(source: "card-01.png", alt: "A card")
              }
            }
          }
        }
      }
      """, to: "A.docc/Cards.tutorial")
    let missing = try markdown("/A.docc", "--check")
    #expect(
      missing.output
        == "\(folder.path)/A.docc/Cards.tutorial:6: the image of card-01.swift is missing: \(folder.path)/A.docc/Resources/card-01.svg\n"
    )
    #expect(try markdown("/A.docc").exitCode == .done)
    #expect(files.contains("A.docc/Resources/card-01.svg") && files.contains("A.docc/Resources/card-01~dark.svg"))
    #expect(try markdown("/A.docc", "--check").exitCode == .done)
  }
}

@Suite struct `The chapter of the fixtures` {
  @Test func `its five figures are up to date`() throws {
    let root = String(#filePath.split(separator: "/").dropLast(3).joined(separator: "/"))
    let cache = try TemporaryFolder()
    let run = try ToolRun("markdown", "/\(root)/Fixtures/Pages", "--check", "--cache", cache.path)
    #expect(run.output == "")
    #expect(run.exitCode == .done)
  }
}
