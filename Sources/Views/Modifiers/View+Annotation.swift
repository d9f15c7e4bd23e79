extension View {
  /// Requests an annotation of this view in the figure: `.annotation("callout", "The title")`.
  ///
  /// The kinds are listed in `Sources/Figures/README.md`. In projects without Plumbline, a stub that returns the view
  /// itself replaces this modifier.
  ///
  /// - Example: `Text("a").annotation("callout", "The title")`
  public func annotation(_ kind: String, _ text: String? = nil) -> LoweredView {
    lowered { $0.annotation(kind, text) }
  }
}
