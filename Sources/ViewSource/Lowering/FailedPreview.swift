/// A preview that is not drawn: because of an error, because a directive skips it, or because the caller leaves it out.
public struct FailedPreview: Sendable {
  /// The preview's name, or the name of its type; nil if it has neither.
  public let name: String?
  /// The source location of the preview.
  public let source: SourceRange
  /// The preview's errors, in the order in which they were found.
  public var errors: [Diagnostic] = []
  /// The reason that a directive gives for skipping the preview, or nil.
  public var skipReason: String?
  /// The reason that a directive gives for quarantining the preview, so that its failure does not count, or nil.
  public var quarantineReason: String?

  /// The preview's first error, or nil.
  public var error: Diagnostic? { errors.first }
}

/// The previews of a program that are not drawn, in the order in which they were run.
final class FailedPreviews {
  /// The previews.
  private(set) var all: [FailedPreview] = []

  /// Adds a preview.
  func add(_ preview: FailedPreview) { all.append(preview) }
}
