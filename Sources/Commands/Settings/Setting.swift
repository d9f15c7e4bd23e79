import PlumblineLayout
import PlumblineSnapshots

/// The value that a settings file gives an option.
struct Setting: Hashable, Sendable {
  /// The option's long name, such as `--theme`.
  let option: String
  /// The values as the command line would give them; empty for a flag that is off.
  let arguments: [String]
  /// Whether the option takes no value.
  let isFlag: Bool
  /// The place in the settings file.
  let place: SourceRange

  /// The arguments that give a call the same value.
  var commandLine: [String] { arguments.flatMap { isFlag ? [option] : [option, $0] } }
  /// The value as text.
  var text: String { isFlag ? String(!arguments.isEmpty) : arguments.joined(separator: ", ") }
}

extension Setting {
  /// Returns the name of an option in settings files.
  static func name(of option: AnyOption) -> String { String((option.names.last ?? "").drop { $0 == "-" }) }

  /// The options that a settings file can give, by name: those of the subcommands that read layout files, except those
  /// of a single run.
  static let options: [AnyOption] = {
    var known: Set<String> = []
    return [Subcommand.render, .layout, .check, .markdown].flatMap(\.options).filter { option in
      let name = option.names.last ?? ""
      return !ofOneRun.contains(name) && known.insert(name).inserted
    }.sorted { name(of: $0) < name(of: $1) }
  }()

  /// The options whose values are files and folders that must exist.
  static let ofInputs: Set<String> = ["--assets", "--include", "--fonts", "--stub"]

  /// The options whose value is for one run alone.
  private static let ofOneRun: Set<String> = [
    "--output", "--figure", "--files-from", "--shard", "--since", "--keep-going", "--fail-fast", "--resume",
    "--results",
    "--unsupervised", "--check", "--page", "--json", "--explain", "--record", "--accept-all", "--filter", "--schema",
    "--remove",
    "--survey", "--update-baseline", "--watch", "--prune", "--serve", "--port", "--open",
  ]
}
