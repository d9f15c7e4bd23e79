extension ViewSpacing {
  /// Creates the spacing that a text prefers to its neighbours: that of its largest fonts.
  ///
  /// The fonts of the first line determine the distance above, those of the last line the distance below. Since the
  /// lines are not known before the text is set, all fonts count for both.
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
