import PlumblineLayout

extension Vocabulary {
  /// Adds the identity of the view that a scroll view shows.
  mutating func addScrollPositions() {
    method(on: .scrollPosition, "viewID", .named("type", .unevaluated), returns: .optional(.identity)) { position, _ in
      position.viewIdentity
    }
  }
}
