import PlumblineSnapshots

/// `plumbline completions`: prints the completions for a shell.
enum CompletionsCommand {
  /// Prints the script.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    let words = Shell.allCases.map(\.rawValue)
    guard call.paths.count == 1, let shell = Shell(rawValue: call.paths[0]) else {
      throw UsageError("completions needs the name of a shell", hint: "choose from \(words.joined(separator: ", "))")
    }
    console.write(shell.completions(for: Subcommand.all))
    return .done
  }
}

/// `plumbline man`: prints the manual page.
enum ManualCommand {
  /// Prints the page in the language of `man`.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    guard call.paths.isEmpty else { throw UsageError("man takes no path") }
    console.write(ManualPage.page(for: Subcommand.all))
    return .done
  }
}

/// `plumbline names`: prints the names of previews, for completions.
enum NamesCommand {
  /// Prints a name a line, and no fault of the files.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    var known: Set<String> = []
    for program in try Program.all(in: CallSettings(call)) {
      for case let name? in program.read(program.assets).reading.previews.map(\.name) where known.insert(name).inserted
      {
        console.write(name + "\n")
      }
    }
    return .done
  }
}
