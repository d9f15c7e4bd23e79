/// An option of the command line: its names, what it takes, and how its value is read.
struct Option<Value>: Sendable {
  /// The spellings, the long one last: `-o`, `--output`.
  let names: [String]
  /// What stands for the value in help, such as `DIR`; nil for an option that takes none.
  let placeholder: String?
  /// What the option does, in a phrase.
  let help: String
  /// The value of an option that is not given.
  let defaultValue: @Sendable () -> Value
  /// Adds one occurrence of the option to its value.
  let read: @Sendable (_ argument: String, _ value: inout Value) throws(UsageError) -> Void

  /// The long name, by which the option is known.
  var name: String { names.last ?? "" }
}

/// An option of any value, as the table of subcommands lists it.
struct AnyOption: Sendable {
  /// The spellings, the long one last.
  let names: [String]
  /// What stands for the value in help; nil for an option that takes none.
  let placeholder: String?
  /// What the option does, in a phrase.
  let help: String
  /// The value before any occurrence is read.
  let defaultValue: @Sendable () -> Any
  /// The value after one more occurrence.
  let reading: @Sendable (_ argument: String, _ value: Any) throws(UsageError) -> Any

  /// Forgets the type of an option's value.
  init<Value: Sendable>(_ option: Option<Value>) {
    names = option.names
    placeholder = option.placeholder
    help = option.help
    defaultValue = { option.defaultValue() }
    reading = { argument, value throws(UsageError) in
      var next = value as? Value ?? option.defaultValue()
      try option.read(argument, &next)
      return next
    }
  }
}

/// A call that makes no sense, in a sentence for the person who made it.
struct UsageError: Error {
  /// What is wrong.
  let message: String
  /// What to do about it, or nil.
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
