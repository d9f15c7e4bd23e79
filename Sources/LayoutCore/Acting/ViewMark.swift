/// The identity that `.id` or a `ForEach` gives a view, by which steps and scroll positions refer to it.
///
/// Unchecked: it stays on the thread of the program that made the view.
final class ViewMark: @unchecked Sendable {
  private let own: AnyHashable?
  private let tag: ViewTag?

  /// Creates the identity of a view with some traits, or nil if it has none.
  init?(_ traits: Traits) {
    own = traits.values[.identity] as? AnyHashable
    tag = traits.tag
    if own == nil, tag == nil { return nil }
  }

  /// The identity, or nil if the view only has a tag.
  var identity: AnyHashable? { own ?? tag?.identity }

  /// Returns whether a step names the view by the identity that `.id` has set.
  func isNamed(_ name: String) -> Bool { own.map { Self.name(of: $0) == name } ?? false }

  /// The identity as a step names it, or nil if `.id` has set none.
  var name: String? { own.map { Self.name(of: $0) } }

  private static func name(of identity: AnyHashable) -> String {
    (identity.base as? any NamedIdentity)?.stepName ?? "\(identity.base)"
  }
}
