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

  @Test func `traits, hosted views and equal names are kept`() throws {
    let result = try convert(
      """
      func testCard() {
        assertSnapshot(of: UIHostingController(rootView: Card(a: (1))), as: .image(on: .iPhone13Pro), named: "phone")
      }
      func testRow() {
        assertSnapshot(
          of: Row(),
          as: .image(
            traits: UITraitCollection(traitsFrom: [
              .init(preferredContentSizeCategory: .accessibilityExtraLarge), .init(userInterfaceStyle: .dark),
            ])), named: "phone")
        assertSnapshot(of: Row(), as: .image(traits: .init(layoutDirection: .rightToLeft)))
        assertSnapshot(of: Row(), as: .image(traits: .init(displayScale: 1)))
      }

      """)
    #expect(
      result.text == """
        func testCard() throws {
          try expectFigure(of: Card(a: (1)), named: "phone", canvas: "iphone-13-pro")
        }
        func testRow() throws {
          try expectFigure(of: Row(), named: "testRow phone", colorScheme: .dark, typeSize: .accessibility3)
          try expectFigure(of: Row(), named: "testRow 2", layoutDirection: .rightToLeft)
          assertSnapshot(of: Row(), as: .image(traits: .init(displayScale: 1)))
        }

        """)
    #expect(result.left == "\(folder.path)/Tests.swift:12: left as it is\n")
  }

  @Test func `calls for several images and with their settings are listed`() throws {
    let source = """
      withSnapshotTesting(record: .all) {
        assertSnapshots(of: Card(), as: [.image])
      }

      """
    let result = try convert(source)
    #expect(result.text == source)
    #expect(result.left.split(separator: "\n").count == 2)
  }

  @Test func `other calls stay as they are and are listed`() throws {
    let source = "import SnapshotTesting\n\nassertSnapshot(of: controller, as: .recursiveDescription)\n"
    let result = try convert(source)
    #expect(result.text == source)
    #expect(result.left == "\(folder.path)/Tests.swift:3: left as it is\n")
    #expect(result.status == 1)
  }
}
