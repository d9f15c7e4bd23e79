/// A subcommand of the tool.
struct Subcommand: Sendable {
  /// The name, which is the first argument.
  let name: String
  /// The placeholder of the arguments in help, such as `PATH…`.
  let arguments: String
  /// The subcommand's effect, in a sentence.
  let summary: String
  /// The shell completions of the arguments.
  let completion: Completion
  /// Runs the subcommand with a call's arguments.
  let run: @Sendable (Invocation, Console) throws -> ExitCode
  private let makeOptions: @Sendable () -> [AnyOption]

  /// Creates a subcommand; the options are created when they are needed, since a call uses those of one subcommand.
  init(
    name: String, arguments: String, summary: String, completion: Completion = .nothing,
    options: @autoclosure @escaping @Sendable () -> [AnyOption],
    run: @escaping @Sendable (Invocation, Console) throws -> ExitCode
  ) {
    self.name = name
    self.arguments = arguments
    self.summary = summary
    self.completion = completion
    self.run = run
    makeOptions = options
  }

  /// The options.
  var options: [AnyOption] { makeOptions() }
}
