/// The kinds of margins around the content of a screen.
public enum ScenePadding: String, Hashable, Sendable {
  /// The kinds that SwiftUI names.
  case minimum, navigationBar
}
