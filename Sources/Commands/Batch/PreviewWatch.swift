import PlumblineViewSource

/// Tells which preview of a program begins, so that whoever started the process knows what it died of, and leaves previews out.
struct PreviewWatch: Sendable {
  /// The places of the previews that are left out.
  var leftOut: Set<String> = []
  /// What is told a preview's place.
  var tell: @Sendable (String) -> Void

  /// Tells that a preview begins; false if it is left out.
  func begins(_ source: SourceRange) -> Bool {
    let place = Self.place(source)
    guard !leftOut.contains(place) else { return false }
    tell(place)
    return true
  }

  /// A preview's place as text.
  static func place(_ source: SourceRange) -> String { "\(source.file):\(source.line):\(source.column)" }
}
