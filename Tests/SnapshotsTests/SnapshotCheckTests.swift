import Foundation
import PlumblineSnapshots
import Testing

@Suite struct `Checks of golden files` {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "/plumbline-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func layout(_ width: Int, tool: String = Provenance.currentTool) -> [UInt8] {
    let provenance = Provenance(tool: tool, fonts: "1f3a", source: "9bc1")
    return Array("\(provenance.line)\nCircle #a (0, 0) \(width)×9\n".utf8)
  }

  @Test func `a result that is equal again has no pending file`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let golden = GoldenFile(path: folder + "/a.layout.txt")
    try Files.write(layout(9), to: golden.path)
    #expect(try SnapshotCheck().check(layout(10), level: .layout, golden: golden).status == .differs)
    #expect(Files.size(of: golden.pendingPath) != nil)
    #expect(try SnapshotCheck().check(layout(9), level: .layout, golden: golden).status == .equal)
    #expect(Files.size(of: golden.pendingPath) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.layout.txt"])
  }

  @Test func `a difference from a golden file of another version is reported as such`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let golden = GoldenFile(path: folder + "/a.layout.txt")
    try Files.write(layout(9, tool: "0"), to: golden.path)
    let finding = try SnapshotCheck().check(layout(10), level: .layout, golden: golden)
    #expect(finding.remark == "the golden file was made with version 0")
    try Files.write(layout(9), to: golden.path)
    #expect(try SnapshotCheck().check(layout(10), level: .layout, golden: golden).remark == nil)
  }
}
