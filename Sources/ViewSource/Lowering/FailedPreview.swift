/// A preview that is not drawn: because of an error, because a directive skips it, or because the caller leaves it out.
public struct FailedPreview: Sendable {
  /// The name that the preview is given, or that of the type which gives it; nil where it has none.
  public let name: String?
  /// Where the preview stands.
  public let source: SourceRange
  /// The preview's first error, or nil.
  public var error: Diagnostic?
  /// The reason that a directive gives for skipping the preview, or nil.
  public var skipReason: String?
}

/// The previews of a program that are not drawn, in the order in which they were run.
final class FailedPreviews {
  /// The previews.
  private(set) var all: [FailedPreview] = []

  /// Adds a preview.
  func add(_ preview: FailedPreview) { all.append(preview) }
}
