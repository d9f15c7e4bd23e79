import PlumblineViewSource

/// `plumbline vocabulary`: prints the page of the vocabulary of layout files, or its examples as a layout file.
enum VocabularyCommand {
  /// Prints the page or the examples.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    guard call.paths.isEmpty else { throw UsageError("vocabulary takes no path") }
    console.write(call[.examples] ? ViewSource.exampleFile : ViewSource.supportedPage)
    return .done
  }
}
