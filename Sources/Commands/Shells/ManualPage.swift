/// The manual page of the tool, in the language of `man`, generated from the tables of subcommands and options.
enum ManualPage {
  /// Returns the page.
  static func page(for subcommands: [Subcommand]) -> String {
    var lines = [
      ".TH PLUMBLINE 1 \(Plumbline.date) \"Plumbline \(Plumbline.version)\"",
      ".SH NAME", "plumbline \\- turns SwiftUI layout code into figures",
      ".SH SYNOPSIS", ".B plumbline", ".I SUBCOMMAND", "[arguments]", ".br", ".B plumbline",
      "\\-\\-help | \\-\\-version",
      ".SH DESCRIPTION",
      "Plumbline reads layout files, which are SwiftUI source, lays their previews out as SwiftUI does, and draws them as figures.",
      "A path is a layout file or a folder, whose layout files are then taken with those of its subfolders.",
      "A path of", ".B \\-", "stands for standard input or output.",
      ".SH SUBCOMMANDS",
    ]
    for subcommand in subcommands {
      let arguments = subcommand.arguments.isEmpty ? "" : " \\fI\(escaped(subcommand.arguments))\\fR"
      lines += [".SS \"plumbline \(subcommand.name)\(arguments)\"", escaped(sentence(subcommand.summary))]
      for option in subcommand.options {
        let names = option.names.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
        let value = option.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
        lines += [".TP", names + value, escaped(sentence(option.help))]
      }
    }
    lines.append(".SH \"EXIT STATUS\"")
    for (code, meaning) in ExitCode.meanings { lines += [".TP", ".B \(code.rawValue)", escaped(sentence(meaning))] }
    lines += [
      ".SH ENVIRONMENT", ".TP", ".B CI", "Where it is set, no golden file is recorded.",
      ".TP", ".B NO_COLOR", "Where it is set, messages have no colour.",
    ]
    return lines.flatMap { $0.hasPrefix(".") ? [$0] : wrapped($0) }.joined(separator: "\n") + "\n"
  }

  /// Returns a line of text as lines of at most 80 bytes, which end between words.
  private static func wrapped(_ text: String) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.utf8.count + word.utf8.count < 80 {
        lines[lines.count - 1] = last.isEmpty ? String(word) : "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func sentence(_ phrase: String) -> String { phrase.prefix(1).uppercased() + phrase.dropFirst() + "." }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "…": "..."
      default: String(character)
      }
    }.joined()
  }
}
