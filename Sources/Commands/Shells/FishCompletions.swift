/// The completions for fish: a line for each option and subcommand.
enum FishCompletions {
  /// Returns the script, a file `plumbline.fish` in one of fish's folders of completions.
  static func script(for subcommands: [Subcommand]) -> String {
    var lines = [
      "# Completions of fish for plumbline, which `plumbline completions fish` prints.",
      "function __plumbline_figures",
      "  set -l paths (string match -e -r '\\.swift$' -- (commandline -opc))",
      "  test (count $paths) -gt 0; and plumbline names $paths 2>/dev/null",
      "end",
      "function __plumbline_list",
      "  set -l start (commandline -ct | string match -r '.*,')",
      // In quotation marks, since a product of lists has no elements where one of them has none.
      "  for word in $argv; echo \"$start$word\"; end",
      "end",
      "complete -c plumbline -f",
      "complete -c plumbline -n __fish_use_subcommand -l help -d 'list the subcommands'",
      "complete -c plumbline -n __fish_use_subcommand -l version -d 'print the version'",
    ]
    for subcommand in subcommands {
      lines.append(
        "complete -c plumbline -n __fish_use_subcommand -a \(subcommand.name) -d \(quoted(subcommand.summary))")
      let condition = "-n '__fish_seen_subcommand_from \(subcommand.name)'"
      for option in subcommand.options {
        let names = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
        let value = option.placeholder == nil ? "" : " -x\(action(option.completion))"
        lines.append(
          "complete -c plumbline \(condition) \(names.joined(separator: " "))\(value) -d \(quoted(option.help))")
      }
      let arguments = action(subcommand.completion)
      if !arguments.isEmpty { lines.append("complete -c plumbline \(condition)\(arguments)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ""
    case .files: " -a '(__fish_complete_path (commandline -ct))'"
    case .layoutFiles: " -a '(__fish_complete_suffix .swift)'"
    case .folders: " -a '(__fish_complete_directories (commandline -ct))'"
    case .figures: " -a '(__plumbline_figures)'"
    case .words(let words): " -a \(quoted(words.joined(separator: " ")))"
    case .list(let words): " -a '(__plumbline_list \(words.joined(separator: " ")))'"
    }
  }

  /// Returns a text as one word of a script: within single quotation marks, fish reads backslashes before marks and
  /// backslashes.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
