/// The words that a shell completes an argument or an option's value with.
enum Completion: Hashable, Sendable {
  /// No words.
  case nothing
  /// Paths of files and folders.
  case files
  /// Paths of layout files and folders.
  case layoutFiles
  /// Paths of folders.
  case folders
  /// The names of the previews in the layout files that the call names.
  case figures
  /// One of a few words.
  case words([String])
  /// Some of a few words, separated by commas.
  case list([String])
}
