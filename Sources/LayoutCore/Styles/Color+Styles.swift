extension Color {
  /// Returns the colour of a label at a level, from 1 for primary to 5 for quinary.
  package static func label(level: Int) -> Color {
    switch level {
    case ...1: .primary
    case 2: .secondary
    case 3: .tertiaryLabel
    case 4: .quaternaryLabel
    default: .quinaryLabel
    }
  }

  /// The colour of labels of the third level, such as placeholders.
  package static let tertiaryLabel = faint(0.3, dark: 0.3)
  /// The colour of labels of the fourth level.
  package static let quaternaryLabel = faint(0.18, dark: 0.16)
  /// The colour of labels of the fifth level.
  package static let quinaryLabel = faint(0.12, dark: 0.1)
  /// The fill of large shapes, such as the track of a slider.
  package static let fill = gray(0.2, dark: 0.36)
  /// The fill of medium shapes, such as a switch that is off.
  package static let secondaryFill = gray(0.16, dark: 0.32)
  /// The fill of input fields and bordered buttons.
  package static let tertiaryFill = gray(0.12, dark: 0.24)
  /// The background of a screen.
  package static let systemBackground = hex(0xFFFFFF, dark: 0x000000)
  /// The background of content that is set off from a screen.
  package static let secondarySystemBackground = hex(0xF2F2F7, dark: 0x1C1C1E)
  /// The background of grouped content.
  package static let groupedBackground = hex(0xF2F2F7, dark: 0x000000)
  /// The background of a group in grouped content.
  package static let groupedContentBackground = hex(0xFFFFFF, dark: 0x1C1C1E)

  private static func faint(_ light: Double, dark: Double) -> Color {
    Color(
      light: Components(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: light),
      dark: Components(red: 235 / 255, green: 235 / 255, blue: 245 / 255, opacity: dark))
  }

  private static func gray(_ light: Double, dark: Double) -> Color {
    Color(
      light: Components(red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: light),
      dark: Components(red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: dark))
  }

  /// Returns the colour with one appearance's components for both; nil leaves it unchanged.
  package func fixed(to scheme: ColorScheme?) -> Color {
    switch scheme {
    case .light: Color(light: light, dark: light)
    case .dark: Color(light: dark, dark: dark)
    case nil: self
    }
  }

  /// Returns the colour mixed with another, component by component; a fraction of 0 leaves it unchanged.
  ///
  /// - Example: `Color.red.mix(with: .blue, by: 0.5)`
  public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual) -> Color {
    .placeholderMix(self, other, by: fraction)
      ?? Color(light: light.mixed(other.light, by: fraction), dark: dark.mixed(other.dark, by: fraction))
  }

  /// The standard gradient of the colour, lighter at the top.
  package var standardGradient: Gradient { Gradient(colors: [mix(with: .white, by: 0.22), self]) }

  /// Creates a colour from hue, saturation, brightness and opacity, each from 0 to 1.
  ///
  /// - Example: `Color(hue: 0.6, saturation: 0.5, brightness: 0.9)`
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let saturation = min(max(saturation.finite, 0), 1)
    let brightness = min(max(brightness.finite, 0), 1)
    let sixth = (hue.finite - hue.finite.rounded(.down)) * 6
    func component(_ shift: Double) -> Double {
      let position = (shift + sixth).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }
}

extension Color.Components {
  /// Returns the components interpolated towards others, by a fraction from 0 to 1.
  func mixed(_ other: Color.Components, by fraction: Double) -> Color.Components {
    let share = min(max(fraction.finite, 0), 1)
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Color.Components(
      red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
      opacity: between(opacity, other.opacity))
  }
}

extension Gradient {
  /// Returns the gradient with one appearance's colours; nil leaves it unchanged.
  func fixed(to scheme: ColorScheme?) -> Gradient {
    guard scheme != nil else { return self }
    return Gradient(stops: stops.map { Stop(color: $0.color.fixed(to: scheme), location: $0.location) })
  }
}
