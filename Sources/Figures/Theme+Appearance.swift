import PlumblineLayout

extension Theme {
  /// Whether the paper is dark in both appearances, so that views on it are drawn in dark appearance.
  public var isDarkPaper: Bool { paper.light.contrast(with: Color.Components(red: 1, green: 1, blue: 1)) > 4.5 }

  /// The background of a figure without additions: white, and black in the dark appearance, unless the paper is always
  /// dark.
  ///
  /// Rule: <doc:Drawing#Backgrounds>.
  var background: Color {
    if isFixedToDark { return .black }
    return isDarkPaper ? paper : Color(light: paper.light, dark: Color.black.dark)
  }

  /// Returns the theme fixed to one appearance, for layouts that request it regardless of the reader's appearance.
  func fixed(to scheme: ColorScheme) -> Theme {
    var theme = self
    theme.isFixedToDark = scheme == .dark
    func fix(_ color: inout Color) {
      color =
        scheme == .dark ? Color(light: color.dark, dark: color.dark) : Color(light: color.light, dark: color.light)
    }
    let lines: [WritableKeyPath<Theme, Line>] = [
      \.frame, \.container, \.canvas, \.guide, \.baseline, \.dimension, \.proposal, \.ideal, \.leader, \.grid,
    ]
    let letterings: [WritableKeyPath<Theme, Lettering>] = [
      \.guideLabel, \.dimensionLabel, \.viewLabel, \.callout, \.caption, \.code,
    ]
    let syntax: [WritableKeyPath<Theme, Color>] = [
      \.syntax.keyword, \.syntax.type, \.syntax.member, \.syntax.plain, \.syntax.number, \.syntax.string,
      \.syntax.comment, \.syntax.attribute,
    ]
    for line in lines { fix(&theme[keyPath: line].color) }
    for lettering in letterings { fix(&theme[keyPath: lettering].color) }
    for color in syntax + [\.paper, \.highlight, \.listing] { fix(&theme[keyPath: color]) }
    return theme
  }

  /// Returns the theme in which layouts are drawn: fixed to their appearance if all request the same one.
  func suiting(_ layouts: [ResolvedLayout]) -> Theme {
    guard !isDarkPaper, let scheme = layouts.first?.colorScheme, layouts.allSatisfy({ $0.colorScheme == scheme })
    else { return self }
    return fixed(to: scheme)
  }
}
