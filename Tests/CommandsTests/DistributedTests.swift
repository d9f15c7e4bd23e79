import Foundation
import Testing

@Suite struct `Scripts for several machines` {
  @Test func `a batch spread by Ninja and GNU parallel is as one run alone`() throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL =
      URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Scripts/distributed/try").standardizedFileURL
    process.environment = ProcessInfo.processInfo.environment.merging(["PLUMBLINE": ToolProcess.executable]) { $1 }
    process.standardError = errors
    try process.run()
    let told = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(told)")
    #expect(told.hasSuffix("as one run alone\n"))
  }
}
