import PlumblineSource

/// The user's editor, which shows the code of views, and in which the page shows the views of code.
struct Editor: Sendable {
  /// The command with its arguments, in which `{file}`, `{line}` and `{column}` stand for a position; nil if positions
  /// are printed.
  private let words: [String]?

  /// Commands by the names of editors.
  private static let known = [
    "vscode": "code --goto {file}:{line}:{column}", "codium": "codium --goto {file}:{line}:{column}",
    "cursor": "cursor --goto {file}:{line}:{column}", "zed": "zed {file}:{line}:{column}",
    "sublime": "subl {file}:{line}:{column}", "xcode": "xed --line {line} {file}",
    "vim": "gvim --remote-silent +{line} {file}", "emacs": "emacsclient --no-wait +{line}:{column} {file}",
  ]

  /// Creates the editor of the option `--editor`: a name, a command, or `-` for a program that reads the output.
  init(_ text: String) throws(UsageError) {
    if text == "-" {
      words = nil
      return
    }
    let command = Self.known[text] ?? text
    guard command.contains("{file}") else {
      throw UsageError(
        "--editor takes \(Self.known.keys.sorted().joined(separator: ", ")), - or a command with {file}, not '\(text)'")
    }
    words = command.split(separator: " ").map(String.init)
  }

  /// Shows a position in a file, and returns whether that is possible; the command runs without a shell, and the
  /// function does not wait for its end.
  func open(_ path: String, line: Int, column: Int, on console: Console) -> Bool {
    guard let words else {
      // The name of a file must not be mistaken for a separate line.
      guard !path.contains("\n") else { return false }
      console.write("open \(path):\(line):\(column)\n")
      return true
    }
    let places = ["{line}": "\(line)", "{column}": "\(column)", "{file}": path]
    return ChildProcess.start(
      words.map { word in
        places.sorted { $0.key > $1.key }.reduce(word) { $0.replacing($1.key, with: $1.value) }
      })
  }
}
