import PlumblineSnapshots
import PlumblineSource

/// `plumbline new`: creates a folder with a layout file, its golden file, and a workflow that checks it.
enum NewCommand {
  /// Writes the files into a folder that is new or empty, and records the golden file.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    guard call.paths.count == 1 else { throw UsageError("new needs the path of one folder") }
    let folder = call.paths[0]
    if let present = Files.entries(of: folder).first {
      throw UsageError("\(folder) is not empty: it holds \(present)", hint: "name a folder that does not exist")
    }
    for (name, text) in StarterFiles.all {
      try Files.write(Array(text.utf8), to: "\(folder)/\(name)")
      console.write("created \(folder)/\(name)\n")
    }
    let figures = "\(folder)/Figures"
    let arguments = [figures, "--record", "missing"]
    let check = try Invocation(arguments, for: .check)
    // A check that records ends with the exit code of missing golden files.
    let recorded = try CheckCommand.run(check, Console(output: -1, isCI: false))
    guard recorded == .goldenMissing else { return recorded }
    for golden in Files.files(below: figures, suffix: ".layout.txt") { console.write("recorded \(golden)\n") }
    console.write("next: plumbline render \(quoted(figures)) -o \(quoted(folder + "/Images"))\n")
    return .done
  }

  /// Returns a path as a shell reads it: in single quotes where it has other characters than those of plain names.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_./".contains($0) }
    return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}
