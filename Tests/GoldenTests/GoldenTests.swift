import Foundation
import Testing

@testable import PlumblineCommands

/// The layouts and pictures of the documents' figures, as Scripts/golden recorded them.
@Suite struct `Golden files` {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures").path
  static let documents = Set(
    Files.files(below: fixtures + "/Figures", suffix: ".swift").compactMap { path in
      path.dropFirst(fixtures.count + "/Figures/".count).split(separator: "/").first.map(String.init)
    }
  ).sorted()

  /// What `check` tells of a document at a level, empty if all golden files are met.
  private func story(of document: String, level: String) throws -> String {
    let folder = NSTemporaryDirectory() + "plumbline-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = open(folder + "/output", O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }
    let exitCode = Plumbline.run(
      [
        "check", "\(Self.fixtures)/Figures/\(document)", "--golden", "\(Self.fixtures)/Golden/\(document)", "--levels",
        level,
        "--scale", "1", "--record", "never",
      ], console: Console(output: file, error: file))
    return exitCode == .done ? "" : try String(contentsOfFile: folder + "/output", encoding: .utf8)
  }

  @Test func `every document has golden files, and no other folder has`() throws {
    let golden = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures + "/Golden").sorted()
    #expect(!golden.isEmpty)
    #expect(Self.documents == golden)
  }

  @Test(arguments: documents) func `every figure is laid out as its golden file tells`(document: String) throws {
    #expect(try story(of: document, level: "layout") == "")
  }

  @Test(arguments: documents) func `every figure looks as its golden file shows`(document: String) throws {
    #expect(try story(of: document, level: "pixels") == "")
  }

  @Test func `golden pictures are small`() {
    let large = Files.files(below: Self.fixtures + "/Golden", suffix: ".png").filter {
      Files.size(of: $0) ?? 0 > 65_536
    }
    #expect(large == [])
  }
}
