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
    let scale = text.paragraph.displayScale
    var spacing = TextSpacing(of: text.runs[0].font, typesetter: typesetter, scale: scale)
    for index in text.runs.indices.dropFirst() where text.runs[index].font != text.runs[index - 1].font {
      spacing = spacing.union(TextSpacing(of: text.runs[index].font, typesetter: typesetter, scale: scale))
    }
    self.init(firstLine: spacing, lastLine: spacing)
  }
}

extension TextSpacing {
  /// Creates the distances of a line in a font, with the leading of its text style.
  init(of font: ResolvedFont, typesetter: any Typesetter, scale: Double) {
    var metrics = typesetter.metrics(of: font)
    metrics.leading = typesetter.leading(of: font)
    self.init(metrics, scale: scale, isEarlier: typesetter.hasEarlierSpacing)
  }
}
