/// A verb of the tool.
struct Subcommand: Sendable {
  /// The verb.
  let name: String
  /// What stands for the arguments in help, such as `PATH…`.
  let arguments: String
  /// What the verb does, in a sentence.
  let summary: String
  /// The options that it knows.
  let options: [AnyOption]
  /// Does it.
  let run: @Sendable (Invocation, Console) throws -> ExitCode
}
