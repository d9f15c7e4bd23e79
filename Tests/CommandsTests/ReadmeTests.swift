import Foundation
import Testing

/// The README shows a layout file and commands; they work as they are shown there.
@Suite struct `The README` {
  private static let text = try? String(
    contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "README.md"), encoding: .utf8)

  /// The lines of the code blocks with an info string, without the fences.
  private static func blocks(_ info: String) throws -> [String] {
    let parts = try #require(text).components(separatedBy: "\n```")
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
      .filter { $0.hasPrefix(info + "\n") }.map { String($0.dropFirst(info.count + 1)) }
  }

  /// The commands of the tool in its blocks, as arguments without the comments behind them.
  private static func commands() throws -> [[String]] {
    try blocks("").flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("plumbline ") }.map { line in
      let command = line.components(separatedBy: "  ")[0]
      return command.split(separator: " ").dropFirst().map(String.init)
    }
  }

  /// A folder with everything that the commands name: the README's own layout file as chapter, page and app.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let file = try #require(try blocks("swift").first)
    try folder.write(file + "\n", to: "Chapter3/alignment.swift")
    try folder.write("# Guides\n\n```swift plumbline\n\(file)\n```\n", to: "Book/guides.md")
    try folder.write(file + "\n", to: "MyApp/Sources/MyApp/Guides.swift")
    try folder.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\n"
        + "let package = Package(name: \"MyApp\", targets: [.target(name: \"MyApp\")])\n", to: "MyApp/Package.swift")
    return folder
  }

  @Test func `its layout file has the guide that the text mentions`() throws {
    let folder = try Self.folder()
    let run = try ToolRun("layout", folder.path + "/Chapter3/alignment.swift")
    #expect(run.exitCode == .done)
    #expect(run.output.contains("A guide of its own"))
    #expect(run.output.contains("leading 120"))
  }

  @Test func `each of its commands does what the text beside it describes`() throws {
    let folder = try Self.folder()
    let commands = try Self.commands()
    #expect(Set(commands.compactMap(\.first)) == ["new", "doctor", "render", "layout", "markdown", "check", "--help"])
    for arguments in commands {
      let run = try ToolProcess(
        arguments, environment: ["HOME": folder.path, "PATH": "/usr/bin:/bin"], folder: folder.path)
      // A run that records golden files has compared nothing, which its status indicates.
      #expect(run.exitCode == (arguments.contains("--record") ? 5 : 0), "\(arguments): \(run.errors)")
    }
    let compared = try ToolProcess(
      ["check", "MyApp/", "--golden", "Golden"], environment: ["HOME": folder.path], folder: folder.path)
    #expect(compared.exitCode == 0)
    let names = folder.names
    for name in ["first/Figures/first.swift", "Images/alignment.svg", "Images/Guides.svg", "Book/images/guides-1.svg"] {
      #expect(names.contains(name), "\(name) is not among \(names)")
    }
  }
}
