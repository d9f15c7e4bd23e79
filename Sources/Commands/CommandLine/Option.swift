import PlumblineSource

/// An option of the command line: its names, its placeholder, and the function that reads its value.
struct Option<Value>: Sendable {
  /// The spellings, the long one last: `-o`, `--output`.
  let names: [String]
  /// The placeholder of the value in help, such as `DIR`; nil for an option without a value.
  let placeholder: String?
  /// The option's effect, in a phrase.
  let help: String
  /// The value where the option is not given.
  let defaultValue: @Sendable () -> Value
  /// The shell completions of the value.
  var completion = Completion.nothing
  /// The form of the value in a settings file.
  var form = OptionForm.text
  /// The default as an argument, or nil where there is none.
  var defaultText: String?
  /// Adds one occurrence of the option to its value.
  let read: @Sendable (_ argument: String, _ value: inout Value) throws(UsageError) -> Void

  /// The long name, which identifies the option.
  var name: String { names.last ?? "" }
}

/// An option of any value, as the table of subcommands lists it.
struct AnyOption: Sendable {
  /// The spellings, the long one last.
  let names: [String]
  /// The placeholder of the value in help; nil for an option without a value.
  let placeholder: String?
  /// The option's effect, in a phrase.
  let help: String
  /// The shell completions of the value.
  let completion: Completion
  /// The form of the value in a settings file.
  let form: OptionForm
  /// The default as an argument, or nil where there is none.
  let defaultText: String?
  /// The value before any occurrence is read.
  let defaultValue: @Sendable () -> any Sendable
  /// Returns the value after one more occurrence.
  let reading: @Sendable (_ argument: String, _ value: any Sendable) throws(UsageError) -> any Sendable

  /// Creates an option whose value's type is erased.
  init<Value: Sendable>(_ option: Option<Value>) {
    names = option.names
    placeholder = option.placeholder
    help = option.help
    completion = option.completion
    form = option.form
    defaultText = option.defaultText
    defaultValue = { option.defaultValue() }
    reading = { argument, value throws(UsageError) in
      var next = value as? Value ?? option.defaultValue()
      try option.read(argument, &next)
      return next
    }
  }
}

/// An error in a call's arguments, worded for the user.
struct UsageError: Error {
  /// The error, in a phrase.
  let message: String
  /// A suggestion for correcting it, or nil.
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// Returns the nearest of some known words, or all of them, as a suggestion for a misspelt one.
  static func hint(for word: String, among words: [String]) -> String {
    NearNames.closest(to: word, in: words).map { "did you mean '\($0)'?" }
      ?? "choose from \(words.joined(separator: ", "))"
  }
}
