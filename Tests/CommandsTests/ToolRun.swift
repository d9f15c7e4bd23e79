import Foundation

@testable import PlumblineCommands

/// A run of the tool within the test process, with its output.
struct ToolRun {
  /// The exit status of the run.
  let exitCode: ExitCode
  /// The text of standard output.
  let output: String
  /// The text of standard error.
  let errors: String

  /// Runs the tool with arguments.
  init(_ arguments: String..., executable: String? = nil) throws { try self.init(arguments, executable: executable) }

  /// Runs the tool with arguments.
  init(_ arguments: [String], executable: String? = nil, isCI: Bool = false) throws {
    let folder = try TemporaryFolder()
    let output = folder.path + "/output"
    let errors = folder.path + "/errors"
    let outputFile = open(output, O_WRONLY | O_CREAT, 0o600)
    let errorFile = open(errors, O_WRONLY | O_CREAT, 0o600)
    exitCode = Plumbline.run(
      arguments, console: Console(output: outputFile, error: errorFile, executable: executable, isCI: isCI))
    close(outputFile)
    close(errorFile)
    self.output = try String(contentsOfFile: output, encoding: .utf8)
    self.errors = try String(contentsOfFile: errors, encoding: .utf8)
  }
}

/// A temporary folder that is removed at the end of the test.
final class TemporaryFolder {
  /// The folder's path.
  let path: String

  /// Creates a new folder.
  init() throws {
    path = NSTemporaryDirectory() + "plumbline-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Files.write(bytes, to: "\(path)/\(name)")
    return "\(path)/\(name)"
  }

  /// Returns the text of a file.
  func text(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

  /// The names of all files below the folder, sorted.
  var names: [String] { Files.files(below: path, suffix: "").map { String($0.dropFirst(path.count + 1)) } }
}
