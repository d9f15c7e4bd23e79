extension ViewSpacing {
  /// The distances that a text prefers to its neighbours: those of its highest fonts.
  ///
  /// The fonts of the first line count above and those of the last below; which they are is not known before the text is
  /// set, so all fonts count for both.
  init(of text: StyledText, typesetter: any Typesetter) {
    var spacing: TextSpacing?
    var last: ResolvedFont?
    for run in text.runs where run.font != last {
      last = run.font
      let own = TextSpacing(typesetter.metrics(of: run.font), scale: text.paragraph.displayScale)
      spacing = spacing.map { $0.union(own) } ?? own
    }
    if let spacing { self.init(firstLine: spacing, lastLine: spacing) } else { self.init() }
  }
}
