import Foundation
import Testing

@testable import PlumblineCommands

@Suite struct `Tests that come from swift-snapshot-testing` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func convert(_ text: String) throws -> (text: String, left: String, status: Int32) {
    let file = try folder.write(text, to: "Tests.swift")
    let process = Process()
    let output = Pipe()
    process.executableURL =
      URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Scripts/from-snapshot-testing").standardizedFileURL
    process.arguments = [file]
    process.standardOutput = output
    try process.run()
    let left = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (try folder.text("Tests.swift"), left, process.terminationStatus)
  }

  @Test func `images of views become figures with the same sizes, appearances and names`() throws {
    let result = try convert(
      """
      import SnapshotTesting
      func testCard() {
        assertSnapshot(of: Card(name: "a, (b)"), as: .image(layout: .fixed(width: 320, height: 200)))
        assertSnapshot(matching: Card(), as: .image(traits: .init(userInterfaceStyle: .dark)), named: "dark")
        assertSnapshot(of: Card(), as: .image)
      }

      """)
    #expect(
      result.text == """
        import PlumblineTesting
        func testCard() throws {
          try expectFigure(of: Card(name: "a, (b)"), named: "testCard", in: Size(width: 320, height: 200))
          try expectFigure(of: Card(), named: "dark", colorScheme: .dark)
          try expectFigure(of: Card(), named: "testCard 3")
        }

        """)
    #expect(result.status == 0)
  }

  @Test func `devices become canvases, and what is recorded stays`() throws {
    let result = try convert(
      """
      func testCard() {
        assertSnapshot(of: Card(), as: .image(layout: .device(config: .iPhone13)), named: "phone", record: false)
        assertSnapshot(
          of: Card(), as: .image(precision: 0.9, layout: .device(config: .iPadPro12_9(.portrait))), named: "pad",
          record: .missing
        )
        assertSnapshot(of: Card(), as: .image(layout: .device(config: .iPhoneSe)))
      }

      """)
    #expect(
      result.text == """
        func testCard() throws {
          try expectFigure(of: Card(), named: "phone", canvas: "iphone-13")
          try expectFigure(of: Card(), named: "pad", canvas: "ipad-pro-12.9", recording: .missing)
          assertSnapshot(of: Card(), as: .image(layout: .device(config: .iPhoneSe)))
        }

        """)
    #expect(result.left == "\(folder.path)/Tests.swift:7: left as it is\n")
  }

  @Test func `other calls stay as they are and are listed`() throws {
    let source = "import SnapshotTesting\n\nassertSnapshot(of: controller, as: .recursiveDescription)\n"
    let result = try convert(source)
    #expect(result.text == source)
    #expect(result.left == "\(folder.path)/Tests.swift:3: left as it is\n")
    #expect(result.status == 1)
  }
}
