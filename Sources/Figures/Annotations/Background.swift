import PlumblineLayout

/// A plain area behind all views, on which annotations are drawn as on paper.
struct Background {
  /// The area.
  var rect: Rect
  /// Its colour.
  var color: Color
}

/// The choice of a theme's colours in one appearance that are legible on a background.
private enum Ink {
  /// The colours as they are.
  case own
  /// The colours of the other appearance: a yellow canvas stays light in the dark appearance.
  case other
  /// The paper's colour for all lines.
  case reversed

  /// The minimum contrast between a line and its background.
  private static let least = 3.0

  /// Creates the first choice that makes guides legible, or the theme's own colours if there is none.
  init(guide: Color.Components, other: Color.Components, paper: Color.Components, on background: Color.Components) {
    if background.contrast(with: guide) >= Self.least {
      self = .own
    } else if background.contrast(with: other) >= Self.least {
      self = .other
    } else {
      self = background.contrast(with: paper) >= Self.least ? .reversed : .own
    }
  }
}

extension Theme {
  /// Returns the theme with lines, letters and paper that are legible on a background, in each appearance separately.
  func adapted(to background: Color) -> Theme {
    let light = Ink(
      guide: guide.color.light, other: guide.color.dark, paper: paper.light, on: background.light)
    let dark = Ink(guide: guide.color.dark, other: guide.color.light, paper: paper.dark, on: background.dark)
    func ink(_ color: Color) -> Color {
      func reversed(_ color: Color.Components, _ paper: Color.Components) -> Color.Components {
        Color.Components(red: paper.red, green: paper.green, blue: paper.blue, opacity: color.opacity)
      }
      return Color(
        light: light == .own ? color.light : light == .other ? color.dark : reversed(color.light, paper.light),
        dark: dark == .own ? color.dark : dark == .other ? color.light : reversed(color.dark, paper.dark))
    }
    var theme = self
    for line in [
      \Theme.frame, \.container, \.canvas, \.guide, \.baseline, \.dimension, \.proposal, \.ideal, \.leader, \.grid,
    ] { theme[keyPath: line].color = ink(theme[keyPath: line].color) }
    for lettering in [\Theme.guideLabel, \.dimensionLabel, \.viewLabel, \.callout] {
      theme[keyPath: lettering].color = ink(theme[keyPath: lettering].color)
    }
    theme.paper = Color(
      light: light == .own ? paper.light : light == .other ? paper.dark : background.light,
      dark: dark == .own ? paper.dark : dark == .other ? paper.light : background.dark)
    return theme
  }
}

extension Color {
  /// The minimum contrast between letters and their background: above the 4.5 of the accessibility guidelines, since a
  /// tint may lie on the background.
  private static let leastForLetters = 6.0

  /// Returns the colour, darkened or lightened as far as letters in it need on a background; translucent letters become
  /// opaque to the same degree.
  func legible(on background: Color) -> Color {
    func legible(_ color: Components, on background: Components) -> Components {
      let white = Components(red: 1, green: 1, blue: 1)
      let black = Components(red: 0, green: 0, blue: 0)
      let end = background.contrast(with: white) > background.contrast(with: black) ? white : black
      let steps = (0...10).lazy.map { color.mixed(with: end, by: Double($0) / 10) }
      return steps.first { $0.over(background).contrast(with: background) >= Self.leastForLetters } ?? end
    }
    return Color(light: legible(light, on: background.light), dark: legible(dark, on: background.dark))
  }
}

extension Color.Components {
  /// Returns the colour mixed with another, whose fraction is from 0 to 1.
  fileprivate func mixed(with other: Color.Components, by share: Double) -> Color.Components {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Color.Components(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity))
  }

  /// Returns the colour as it shows over an opaque one.
  func over(_ other: Color.Components) -> Color.Components {
    func mix(_ a: Double, _ b: Double) -> Double { a * opacity + b * (1 - opacity) }
    return Color.Components(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}

extension FigureScene {
  /// Returns the parts of a straight line on the background and on paper, each with the style that is legible there.
  func parts(from start: Point, to end: Point) -> [(path: Path, theme: Theme, share: ClosedRange<Double>)] {
    func part(_ from: Double, _ to: Double, _ theme: Theme) -> (Path, Theme, ClosedRange<Double>)? {
      guard to > from else { return nil }
      func point(_ share: Double) -> Point {
        Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      }
      var path = Path()
      path.addLines([point(from), point(to)])
      return (path, theme, from...to)
    }
    let on = background?.rect.shares(from: start, to: end) ?? 0...0
    return [part(0, on.lowerBound, page), part(on.lowerBound, on.upperBound, theme), part(on.upperBound, 1, page)]
      .compactMap(\.self)
  }

  /// Returns the outline of a rectangle, with a part on paper and a part on the background where it lies on both.
  func outline(_ rect: Rect, _ line: KeyPath<Theme, Theme.Line>) -> [DisplayItem] {
    if background == nil || isOnBackground(rect) { return [theme[keyPath: line].stroke(Path(rect))] }
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    let pieces = corners.indices.flatMap { parts(from: corners[$0], to: corners[($0 + 1) % 4]) }
    return [page, theme].compactMap { theme in
      let own = pieces.filter { $0.theme == theme }
      guard !own.isEmpty else { return nil }
      var path = Path()
      for piece in own { path.elements += piece.path.elements }
      return theme[keyPath: line].stroke(path)
    }
  }
}

extension Rect {
  /// Returns whether a straight line passes through the rectangle.
  func isCrossed(from start: Point, to end: Point) -> Bool { shares(from: start, to: end) != 0...0 }

  /// Returns the part of a straight line that lies inside, as fractions of its length; 0 to 0 if none does.
  fileprivate func shares(from start: Point, to end: Point) -> ClosedRange<Double> {
    var (low, high) = (0.0, 1.0)
    for (from, to, least, most) in [(start.x, end.x, minX, maxX), (start.y, end.y, minY, maxY)] {
      if from == to {
        if from < least || from > most { return 0...0 }
        continue
      }
      let (a, b) = ((least - from) / (to - from), (most - from) / (to - from))
      low = max(low, min(a, b))
      high = min(high, max(a, b))
    }
    return low < high ? low...high : 0...0
  }
}
