import PlumblineViewSource

/// Reports which preview of a program begins, so that the supervisor knows at which one a process failed, and skips previews.
struct PreviewWatch: Sendable {
  /// The source ranges of the previews that are skipped.
  var leftOut: Set<String> = []
  /// The function that is called with a preview's source range.
  var tell: @Sendable (String) -> Void

  /// Reports that a preview begins, and returns false if it is skipped.
  func begins(_ source: SourceRange) -> Bool {
    let place = Self.place(source)
    guard !leftOut.contains(place) else { return false }
    tell(place)
    return true
  }

  /// A preview's place as text.
  static func place(_ source: SourceRange) -> String { "\(source.file):\(source.line):\(source.column)" }
}
