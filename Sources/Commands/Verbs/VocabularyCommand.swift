import ViewSource

/// `plumbline vocabulary`: prints the page of what layout files may use.
enum VocabularyCommand {
  /// Prints the page.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    guard call.paths.isEmpty else { throw UsageError("vocabulary takes no path") }
    console.write(ViewSource.supportedPage)
    return .done
  }
}
