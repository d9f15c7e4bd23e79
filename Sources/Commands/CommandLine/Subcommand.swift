/// A subcommand of the tool.
struct Subcommand: Sendable {
  /// The name, which is the first argument.
  let name: String
  /// The placeholder of the arguments in help, such as `PATH…`.
  let arguments: String
  /// The subcommand's effect, in a sentence.
  let summary: String
  /// The shell completions of the arguments.
  var completion = Completion.nothing
  /// The options.
  let options: [AnyOption]
  /// Runs the subcommand with a call's arguments.
  let run: @Sendable (Invocation, Console) throws -> ExitCode
}
