extension Plumbline {
  /// The version of the tool, which `plumbline --version` prints and cached figures carry.
  ///
  /// `CHANGELOG.md` describes this version first; a test compares both.
  static let version = "0.9.0"
}
