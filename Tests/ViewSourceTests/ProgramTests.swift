import Foundation
import Testing

@testable import PlumblineViewSource

@Suite struct `Programs` {
  /// The programs, or the folder itself if it cannot be read, which then fails as a program.
  static let files: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Programs").standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.isEmpty ? [folder.path] : names.sorted().map { folder.appendingPathComponent($0).path }
  }()

  @Test(arguments: files)
  func `are read without errors and warnings`(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let reading = ViewSource.read([SourceFile(path: path, text: text)])
    let layouts = reading.previews.map { $0.resolved() }
    // A note describes a request of the code to the outside, such as one to a server.
    #expect(reading.diagnostics.diagnostics.filter { $0.severity != .note } == [])
    #expect(!layouts.isEmpty)
  }
}
