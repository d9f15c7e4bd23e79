extension View {
  /// Asks the figure to annotate this view: `.annotation("callout", "The title")`.
  ///
  /// The kinds are those of `Sources/Figures/README.md`. In projects without Plumbline a stub answers the view itself.
  ///
  /// - Example: `Text("a").annotation("callout", "The title")`
  public func annotation(_ kind: String, _ text: String? = nil) -> LoweredView {
    lowered { $0.annotation(kind, text) }
  }
}
