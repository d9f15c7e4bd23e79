import PlumblineLayout

extension Theme {
  /// Returns the theme with all lengths multiplied by a factor.
  func scaled(by factor: Double) -> Theme {
    var theme = self
    let lines: [WritableKeyPath<Theme, Line>] = [
      \.frame, \.container, \.canvas, \.guide, \.baseline, \.dimension, \.proposal, \.ideal, \.leader, \.grid,
    ]
    for line in lines {
      theme[keyPath: line].width *= factor
      theme[keyPath: line].halo *= factor
      theme[keyPath: line].dash = theme[keyPath: line].dash.map { $0 * factor }
    }
    let letterings: [WritableKeyPath<Theme, Lettering>] = [
      \.guideLabel, \.dimensionLabel, \.viewLabel, \.callout, \.caption, \.code,
    ]
    for lettering in letterings { theme[keyPath: lettering].size *= factor }
    let distances: [WritableKeyPath<Theme, Double>] = [
      \.distance.margin, \.distance.labelGap, \.distance.overhang, \.distance.clearance, \.distance.labelPadding,
      \.distance.tick, \.distance.dotRadius, \.distance.dimensionOffset, \.distance.gutter,
    ]
    for distance in distances { theme[keyPath: distance] *= factor }
    return theme
  }
}

extension DisplayList {
  /// Returns the drawing, scaled.
  func scaled(by scale: Double) -> DisplayList {
    var list = self
    list.size = Size(width: (size.width * scale).rounded(), height: (size.height * scale).rounded(.up))
    list.items = [.group(DisplayGroup(items: items, transform: .scale(x: scale, y: scale)))]
    return list
  }
}
