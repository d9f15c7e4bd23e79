extension ViewSpacing {
  /// The distances that a text prefers to its neighbours: those of its highest fonts.
  ///
  /// The fonts of the first line count above and those of the last below; which they are is not known before the text is
  /// set, so all fonts count for both.
  init(of text: StyledText, typesetter: any Typesetter) {
    guard !text.runs.isEmpty else {
      self.init()
      return
    }
    var spacing = TextSpacing(typesetter.metrics(of: text.runs[0].font), scale: text.paragraph.displayScale)
    for index in text.runs.indices.dropFirst() where text.runs[index].font != text.runs[index - 1].font {
      let own = TextSpacing(typesetter.metrics(of: text.runs[index].font), scale: text.paragraph.displayScale)
      spacing = spacing.union(own)
    }
    self.init(firstLine: spacing, lastLine: spacing)
  }
}
