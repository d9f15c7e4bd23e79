/// A preview that is not drawn because of an error.
public struct FailedPreview: Sendable {
  /// The name that the preview is given, or that of the type which gives it; nil where it has none.
  public let name: String?
  /// Where the preview stands.
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
