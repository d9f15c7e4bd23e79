/// What code says that has no effect, each place of the source once: rows of a `ForEach` are made by the same code, so that
/// what has an effect on one of them is told for none.
struct IdleModifiers {
  private struct Place: Hashable {
    let subject: String
    let source: SourceRange
  }

  /// The warnings in order; nil is a place where the code has an effect on some view.
  private var found: [LayoutWarning?] = []
  private var places: [Place: Int] = [:]

  /// What has no effect on any view.
  var warnings: [LayoutWarning] { found.compactMap(\.self) }

  /// Notes a subject, such as a guide's name, at a place: with a warning where it has no effect on a view, else with nil.
  mutating func note(_ subject: String, at source: SourceRange?, _ warning: @autoclosure () -> String?) {
    guard let source else {
      if let message = warning() { found.append(LayoutWarning(message, kind: .ineffective, source: nil)) }
      return
    }
    let place = Place(subject: subject, source: source)
    let known = places[place]
    if let known, found[known] == nil { return }
    let message = warning()
    guard let known else {
      places[place] = found.count
      found.append(message.map { LayoutWarning($0, kind: .ineffective, source: source) })
      return
    }
    if message == nil { found[known] = nil }
  }
}
