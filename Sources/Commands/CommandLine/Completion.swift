/// The shell completions of an argument or an option's value.
enum Completion: Hashable, Sendable {
  /// No completions.
  case nothing
  /// Paths of files and folders.
  case files
  /// Paths of layout files and folders.
  case layoutFiles
  /// Paths of folders.
  case folders
  /// The names of the previews in the layout files that the call names.
  case figures
  /// One of several fixed values.
  case words([String])
  /// A list of fixed values, separated by commas.
  case list([String])
}
