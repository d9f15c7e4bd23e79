import Foundation
import Testing

@testable import PlumblineCommands

/// Comparisons of the figures with the golden layouts and images that Scripts/golden recorded.
@Suite struct `Golden files` {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures").path
  static let documents = Set(
    Files.files(below: fixtures + "/Figures", suffix: ".swift").compactMap { path in
      path.dropFirst(fixtures.count + "/Figures/".count).split(separator: "/").first.map(String.init)
    }
  ).sorted()

  /// Returns the output of `check` for a document at a level, which is empty if all golden files match.
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

  @Test func `the folders of golden files are those of the documents`() throws {
    let golden = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures + "/Golden").sorted()
    #expect(!golden.isEmpty)
    #expect(Self.documents == golden)
  }

  @Test(arguments: documents) func `every figure matches its golden layout`(document: String) throws {
    #expect(try story(of: document, level: "layout") == "")
  }

  @Test(arguments: documents) func `every figure matches its golden image`(document: String) throws {
    #expect(try story(of: document, level: "pixels") == "")
  }

  @Test func `golden images are small`() {
    let large = Files.files(below: Self.fixtures + "/Golden", suffix: ".png").filter {
      Files.size(of: $0) ?? 0 > 65_536
    }
    #expect(large == [])
  }
}
