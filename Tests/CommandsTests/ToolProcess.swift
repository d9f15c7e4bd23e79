import Foundation

/// A run of the built tool in a separate process.
struct ToolProcess {
  /// The exit status of the process.
  let exitCode: Int32
  /// The text of standard error.
  let errors: String

  /// The tool's executable, which is built beside the tests.
  static let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: "plumbline").path

  /// The text of standard output.
  let output: String

  /// Runs the tool, or a copy of it, with an environment of the given variables only and `input` as its standard input,
  /// in a folder if one is given.
  init(
    _ arguments: [String], environment: [String: String] = [:], input: String = "",
    executable: String = Self.executable, folder: String? = nil
  ) throws {
    let process = Process()
    let (errors, output, typed) = (Pipe(), Pipe(), Pipe())
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.environment = environment
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
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
