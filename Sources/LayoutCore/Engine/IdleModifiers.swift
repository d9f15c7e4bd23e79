/// The modifiers without effect, at most one warning for each source range: a `ForEach` evaluates the same code for
/// every row, and a modifier that has an effect on at least one view is not reported.
struct IdleModifiers {
  private struct Key: Hashable {
    let subject: String
    let source: SourceRange
  }

  /// The warnings in order; nil for a modifier that has an effect on some view.
  private var found: [LayoutWarning?] = []
  private var indices: [Key: Int] = [:]

  /// The warnings about modifiers without effect on any view.
  var warnings: [LayoutWarning] { found.compactMap(\.self) }

  /// Records a subject, such as a guide's name, at a source range: a warning if it has no effect on a view, or nil if
  /// it has one.
  mutating func note(_ subject: String, at source: SourceRange?, _ warning: @autoclosure () -> String?) {
    guard let source else {
      if let message = warning() { found.append(LayoutWarning(message, kind: .ineffective, source: nil)) }
      return
    }
    let key = Key(subject: subject, source: source)
    let known = indices[key]
    if let known, found[known] == nil { return }
    let message = warning()
    guard let known else {
      indices[key] = found.count
      found.append(message.map { LayoutWarning($0, kind: .ineffective, source: source) })
      return
    }
    if message == nil { found[known] = nil }
  }
}
