/// The styles of forms.
public enum FormStyle: String, Hashable, Sendable, CaseIterable {
  /// The styles that SwiftUI names.
  case automatic, columns, grouped
}
