import PlumblineLayout
import PlumblineRendering
import PlumblineSnapshots

/// The command line tool.
public enum Plumbline {
  /// Runs the tool with the arguments after its name and returns the exit code.
  ///
  /// `executable` is the path of the running tool, if it may start itself again to keep the files of a batch apart.
  public static func run(_ arguments: [String], executable: String? = nil) -> Int32 {
    Rendering.keepMemory()
    return run(arguments, console: Console(executable: executable)).rawValue
  }

  /// Runs the tool, reporting to a console.
  static func run(_ arguments: [String], console: Console) -> ExitCode {
    if arguments.count > 1, arguments[0] == "help" { return run([arguments[1], "--help"], console: console) }
    guard let verb = arguments.first, !["help", "--help", "-h"].contains(verb) else {
      console.write(Help.page(for: Subcommand.all))
      return arguments.isEmpty ? .usage : .done
    }
    if ["--version", "-V", "version"].contains(verb) {
      console.write("plumbline \(fullVersion)\n")
      return .done
    }
    do {
      guard let subcommand = (Subcommand.all + Subcommand.hidden).first(where: { $0.name == verb }) else {
        throw UsageError(
          "there is no subcommand '\(verb)'",
          hint: NearNames.closest(to: verb, in: Subcommand.all.map(\.name)).map { "did you mean '\($0)'?" }
            ?? (Files.exists(verb)
              ? "plumbline render \(verb) -o DIR draws it" : "plumbline --help lists the subcommands"))
      }
      let rest = Array(arguments.dropFirst())
      if rest.contains(where: { $0 == "--help" || $0 == "-h" }) {
        console.write(Help.page(for: subcommand))
        return .done
      }
      return try subcommand.run(Invocation(rest, for: subcommand), console)
    } catch let error as UsageError {
      console.note("\(console.styled("error:", .error)) \(error.message)")
      if let hint = error.hint { console.note("hint: \(hint)") }
      return .usage
    } catch let error as SettingsError {
      for line in error.messages(for: console) { console.note(line) }
      return .usage
    } catch let error as FileError {
      console.note("\(console.styled("error:", .error)) \(error.message)")
      return .inputOutput
    } catch {
      console.note("\(console.styled("internal fault:", .error)) \(error)")
      return .internalFault
    }
  }
}
