import PlumblineViewSource

/// Reports which preview of a program begins, so that the supervisor can determine the one at which a process failed,
/// and skips previews.
struct PreviewWatch: Sendable {
  /// The source ranges of the previews that are skipped.
  var skipped: Set<String> = []
  /// The causes for which previews are skipped, by their source ranges: a process failed at them.
  var causes: [String: String] = [:]
  /// The function that is called with a preview's source range.
  var report: @Sendable (String) -> Void

  /// The function that is called before each file that is read, or nil.
  var willReadFile: (@Sendable () -> Void)?

  /// Reports that a preview begins, and returns false if it is skipped.
  func begins(_ source: SourceRange) -> Bool {
    let location = Self.location(source)
    guard !skipped.contains(location) else { return false }
    report(location)
    return true
  }

  /// Returns a preview's source location as text.
  static func location(_ source: SourceRange) -> String { "\(source.file):\(source.line):\(source.column)" }
}
