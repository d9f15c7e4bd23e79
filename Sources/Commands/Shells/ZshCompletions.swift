import PlumblineSource

/// The completions for zsh: a function that hands the table of options to zsh's own `_arguments`.
enum ZshCompletions {
  /// Returns the script, a file `_plumbline` in one of zsh's folders of functions.
  static func script(for subcommands: [Subcommand]) -> String {
    let list = subcommands.map { "    \(Shell.quoted("\($0.name):\($0.summary)"))\n" }
    let cases = subcommands.map { subcommand in
      let specifications =
        subcommand.options.map(specification(of:))
        + ["'(- *)--help[print the options]'"]
        + (subcommand.completion == .nothing
          ? [] : [Shell.quoted("*:\(subcommand.arguments):\(action(subcommand.completion))")])
      return
        "    \(subcommand.name))\n      _arguments -s \\\n        \(specifications.joined(separator: " \\\n        ")) ;;\n"
    }
    return """
      #compdef plumbline
      # Completions of zsh for plumbline, which `plumbline completions zsh` prints.
      _plumbline_figures() {
        local -a paths names
        paths=(${(M)${(Q)words}:#*.swift})
        (( $#paths )) || return 1
        names=("${(@f)$(plumbline names $paths 2>/dev/null)}")
        compadd -a names
      }
      _plumbline() {
        local -a subcommands
        subcommands=(
      \(list.joined())  )
        if (( CURRENT == 2 )); then
          _describe -t commands subcommand subcommands
          return
        fi
        local subcommand=$words[2]
        shift words
        (( CURRENT-- ))
        case $subcommand in
      \(cases.joined())  esac
      }
      if [[ $funcstack[1] == _plumbline ]]; then _plumbline "$@"; else compdef _plumbline plumbline; fi

      """
  }

  /// Returns the specification of an option, such as `'(-o --output)'{-o,--output}'[help]:DIR:_files -/'`.
  private static func specification(of option: AnyOption) -> String {
    let help = escaped(option.help, "[]:")
    let value = option.placeholder.map { ":\(escaped($0, "[]:")):\(action(option.completion))" } ?? ""
    let isRepeated = option.help.contains("several times") || ["--include", "--fonts"].contains(option.names.last)
    guard option.names.count > 1 else {
      return Shell.quoted("\(isRepeated ? "*" : "")\(option.names[0])[\(help)]\(value)")
    }
    let exclusion = isRepeated ? "'*'" : Shell.quoted("(\(option.names.joined(separator: " ")))")
    return "\(exclusion){\(option.names.joined(separator: ","))}\(Shell.quoted("[\(help)]\(value)"))"
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files: "_files"
    case .layoutFiles: "_files -g \"*.swift(-.)\""
    case .folders: "_files -/"
    case .figures: "_plumbline_figures"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .list(let words): "_sequence compadd - \(words.joined(separator: " "))"
    }
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
