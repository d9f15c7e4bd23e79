/// A preview that is not drawn because of an error.
public struct FailedPreview: Sendable {
  /// The preview's name, or the name of its type; nil if it has neither.
  public let name: String?
  /// The source location of the preview.
  public let source: SourceRange
  /// The preview's first error.
  public let error: Diagnostic
}

/// The previews of a program that are not drawn, in the order in which they were run.
final class FailedPreviews {
  /// The previews.
  private(set) var all: [FailedPreview] = []

  /// Adds a preview.
  func add(_ preview: FailedPreview) { all.append(preview) }
}
