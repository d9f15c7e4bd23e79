import Foundation
import Testing

@Suite struct `Scripts for several machines` {
  @Test func `a batch distributed by Ninja and GNU parallel equals a single run`() throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL =
      URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Scripts/distributed/try").standardizedFileURL
    process.environment = ProcessInfo.processInfo.environment.merging(["PLUMBLINE": ToolProcess.executable]) { $1 }
    process.standardError = errors
    try process.run()
    let output = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(output)")
    #expect(output.hasSuffix("as one run alone\n"))
  }
}
