/// The completions for bash: a function that completes the word at the cursor.
enum BashCompletions {
  /// Returns the script, which bash reads at the first completion, or which the user's `.bashrc` reads by `source`.
  static func script(for subcommands: [Subcommand]) -> String {
    let cases = subcommands.map { subcommand in
      let values = subcommand.options.filter { $0.placeholder != nil }.map { option in
        "      \(option.names.joined(separator: "|"))) \(action(option.completion)); return ;;\n"
      }
      let names = subcommand.options.flatMap(\.names) + ["--help"]
      return """
            \(subcommand.name))
              case $before in
          \(values.map { "    " + $0 }.joined())      esac
              [[ $word == -* ]] && { \(action(.words(names))); return; }
              \(action(subcommand.completion)) ;;

        """
    }
    return """
      # Completions of bash for plumbline, which `plumbline completions bash` prints.
      _plumbline_words() { local IFS=$' \\n'; COMPREPLY=($(compgen -W "$1" -- "$word")); }
      _plumbline_list() {
        local start= IFS=$' \\n'
        [[ $word == *,* ]] && start=${word%,*},
        COMPREPLY=($(compgen -P "$start" -W "$1" -- "${word##*,}"))
      }
      _plumbline_paths() { local IFS=$'\\n'; compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen "$@" -- "$word")); }
      _plumbline_layout_files() {
        _plumbline_paths -d
        local IFS=$'\\n'
        COMPREPLY+=($(compgen -f -X '!*.swift' -- "$word"))
      }
      _plumbline_figures() {
        local path name typed=${word#[\\"\\']} paths=()
        for path in "${COMP_WORDS[@]:2}"; do [[ -d $path || $path == *.swift && -f $path ]] && paths+=("$path"); done
        [[ ${#paths[@]} -gt 0 ]] || return
        while IFS= read -r name; do
          [[ $name == "${typed//\\\\/}"* ]] && COMPREPLY+=("$(printf %q "$name")")
        done < <("${COMP_WORDS[0]}" names "${paths[@]}" 2>/dev/null)
      }
      _plumbline() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
        COMPREPLY=()
        if [[ $COMP_CWORD -eq 1 ]]; then
          \(action(.words(subcommands.map(\.name) + ["--help", "--version"])))
          return
        fi
        case ${COMP_WORDS[1]} in
      \(cases.joined())  esac
      }
      complete -F _plumbline plumbline

      """
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ":"
    case .files: "_plumbline_paths -f"
    case .layoutFiles: "_plumbline_layout_files"
    case .folders: "_plumbline_paths -d"
    case .figures: "_plumbline_figures"
    case .words(let words): "_plumbline_words \(Shell.quoted(words.joined(separator: " ")))"
    case .list(let words): "_plumbline_list \(Shell.quoted(words.joined(separator: " ")))"
    }
  }
}
