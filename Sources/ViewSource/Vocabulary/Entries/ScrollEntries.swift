import PlumblineLayout

extension Vocabulary {
  /// Adds the identity of the view that a scroll view shows.
  mutating func addScrollPositions() {
    method(on: .scrollPosition, "viewID", .named("type", .unevaluated), returns: .optional(.identity)) { position, _ in
      if case .view(let identity) = position.target { identity.base as? Identity } else { nil }
    }
  }
}
