import Foundation
import Testing

@Suite struct `Libraries loaded at launch` {
  @Test(arguments: [("svg", false), ("png", true), ("pdf", true)])
  func `Cairo and Fontconfig are loaded only for bitmaps and PDF`(format: String, opensCairo: Bool) throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/figure.swift"
    try "import SwiftUI\n#Preview { Text(\"Hello\").padding().background(.yellow) }".write(
      toFile: file, atomically: true, encoding: .utf8)
    let run = try ToolProcess(
      ["render", file, "-o", folder.path + "/out", "--format", format],
      environment: ["LD_DEBUG": "libs", "LD_DEBUG_OUTPUT": folder.path + "/loader"])
    #expect(run.exitCode == 0)
    let logs = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("loader") }
    let loaded = try logs.map { try String(contentsOfFile: folder.path + "/" + $0, encoding: .utf8) }.joined()
    #expect(loaded.contains("libfreetype"))
    #expect(loaded.contains("libcairo") == opensCairo)
    #expect(loaded.contains("libfontconfig") == opensCairo)
  }
}
