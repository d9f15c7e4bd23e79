import Glibc
import Synchronization

/// The streams of a run: results go to standard output, everything else to standard error.
///
/// Colour and progress are for terminals alone, and `NO_COLOR` turns colour off.
final class Console: Sendable {
  private let output: Int32
  private let error: Int32
  /// Whether standard error shows colour.
  let hasColor: Bool
  /// Whether standard error is a terminal, which a progress line may rewrite.
  let isTerminal: Bool
  /// The path of the running tool, to start more processes of it; nil in tests and other programs.
  let executable: String?
  /// Whether the run is part of continuous integration, where no golden file is recorded: the variable `CI` is set.
  let isCI: Bool
  private let progress = Mutex("")

  /// Creates a console on two file descriptors.
  init(output: Int32 = 1, error: Int32 = 2, executable: String? = nil, isCI: Bool? = nil) {
    self.isCI = isCI ?? getenv("CI").map { !["", "0", "false"].contains(String(cString: $0)) } ?? false
    self.executable = executable
    self.output = output
    self.error = error
    isTerminal = isatty(error) == 1
    hasColor = isTerminal && getenv("NO_COLOR") == nil
  }

  /// Writes a result.
  func write(_ text: String) { Descriptor.write(Array(text.utf8), to: output) }
  /// Writes a result of bytes.
  func write(_ bytes: [UInt8]) { Descriptor.write(bytes, to: output) }

  /// Writes a message on a line of its own, above the progress line.
  func note(_ text: String) {
    progress.withLock { line in
      let clear = line.isEmpty ? "" : "\r\u{1B}[K"
      Descriptor.write(Array((clear + text + "\n" + line).utf8), to: error)
    }
  }

  /// Rewrites the progress line if the output is a terminal.
  func showProgress(_ text: @autoclosure () -> String) {
    guard isTerminal else { return }
    let text = text()
    progress.withLock { line in
      line = text
      Descriptor.write(Array(("\r\u{1B}[K" + text).utf8), to: error)
    }
  }

  /// Removes the progress line.
  func endProgress() {
    progress.withLock { line in
      if !line.isEmpty { Descriptor.write(Array("\r\u{1B}[K".utf8), to: error) }
      line = ""
    }
  }

  /// Returns the text in a colour and weight, where the console shows colour.
  func styled(_ text: String, _ style: Style) -> String {
    hasColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Returns a text for standard output in a colour and weight, if it is a terminal with colours.
  func styledOutput(_ text: String, _ style: Style) -> String {
    isatty(output) == 1 && hasColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The style of a text, as an escape sequence of the terminal.
  enum Style: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case strong = "1"
    case faint = "2"
  }
}
