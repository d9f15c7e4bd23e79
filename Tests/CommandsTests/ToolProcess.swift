import Foundation

/// A run of the built tool in a process of its own.
struct ToolProcess {
  /// What the process answered.
  let exitCode: Int32
  /// What went to standard error.
  let errors: String

  /// The tool, which is built beside the tests.
  static let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: "plumbline").path

  /// Runs the tool, in an environment of these variables alone.
  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: Self.executable)
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    exitCode = process.terminationStatus
  }
}
