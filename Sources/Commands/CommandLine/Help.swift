/// The texts of `--help`, generated from the tables.
enum Help {
  /// Returns the page of the tool, which lists subcommands.
  static func page(for subcommands: [Subcommand]) -> String {
    let width = subcommands.map(\.name.count).max() ?? 0
    let verbs = subcommands.map { "  \(padded($0.name, to: width))   \($0.summary)" }
    return """
      plumbline turns SwiftUI layout code into figures.

      usage: plumbline SUBCOMMAND [arguments]

      \(verbs.joined(separator: "\n"))

      plumbline SUBCOMMAND --help prints its options, plumbline --version the version. `-` stands for standard input or output.
      exit codes: 0 done, 1 an input has an error, 2 usage, 3 layouts differ or figures of pages are not up to date,
      4 pixels differ, 5 a golden file is missing, 70 internal fault, 74 input/output

      """
  }

  /// Returns the page of a subcommand.
  static func page(for subcommand: Subcommand) -> String {
    let usage = ["plumbline", subcommand.name, subcommand.arguments, subcommand.options.isEmpty ? "" : "[options]"]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let heads = subcommand.options.map { option in
      option.names.joined(separator: ", ") + (option.placeholder.map { " \($0)" } ?? "")
    }
    let width = min(heads.map(\.count).max() ?? 0, 34)
    let lines = zip(heads, subcommand.options).map { head, option in
      head.count > width
        ? "  \(head)\n  \(padded("", to: width))   \(option.help)" : "  \(padded(head, to: width))   \(option.help)"
    }
    let options = lines.isEmpty ? "" : "\noptions:\n" + lines.joined(separator: "\n") + "\n"
    return "\(subcommand.summary)\n\nusage: \(usage)\n\(options)"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
