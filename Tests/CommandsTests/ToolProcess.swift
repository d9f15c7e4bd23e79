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

  /// What went to standard output.
  let output: String

  /// Runs the tool, in an environment of these variables alone; `input` is what is typed into it.
  init(
    _ arguments: [String], environment: [String: String] = [:], input: String = "", executable: String = Self.executable
  ) throws {
    let process = Process()
    let (errors, output, typed) = (Pipe(), Pipe(), Pipe())
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = typed
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try typed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try typed.fileHandleForWriting.close()
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    exitCode = process.terminationStatus
  }
}
