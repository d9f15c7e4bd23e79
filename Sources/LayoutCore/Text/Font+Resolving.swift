extension Font {
  /// Returns the font with all values resolved in an environment.
  ///
  /// A size that is not finite and positive is replaced by the body size.
  package func resolved(in environment: EnvironmentValues) -> ResolvedFont {
    var font = ResolvedFont(
      family: family, size: size(in: environment), weight: weight(in: environment), isItalic: isItalic,
      width: width, hasMonospacedDigits: hasMonospacedDigits, hasLowercaseSmallCaps: hasLowercaseSmallCaps,
      hasUppercaseSmallCaps: hasUppercaseSmallCaps, leading: leading)
    if case .textStyle(let style) = base {
      font.styleLineHeight = style.lineHeight(in: environment) * scale
    }
    return font
  }

  /// The text style on which the font is based or with which its size scales, or nil.
  package var textStyle: TextStyle? {
    switch base {
    case .textStyle(let style): style
    case .system: nil
    case .custom(_, _, let style): style
    }
  }

  private var family: ResolvedFont.Family {
    if case .custom(let name, _, _) = base, name != ResolvedFont.systemFamilyName {
      .named(name)
    } else {
      .system(design)
    }
  }

  /// Returns the weight in an environment: with bold text, two hundred units more.
  ///
  /// Rule: <doc:TextLayout#Bold-text>.
  private func weight(in environment: EnvironmentValues) -> Int {
    let value = resolvedWeight.value
    return environment.legibilityWeight == .bold ? min(value + 200, 900) : value
  }

  private var resolvedWeight: Weight {
    let style: TextStyle? = if case .textStyle(let style) = base { style } else { nil }
    let plain = weight ?? style?.weight ?? .regular
    guard isBold else { return plain }
    let emphasized: Weight = if case .custom = base { .bold } else { style?.emphasizedWeight ?? .semibold }
    return plain.value > emphasized.value ? plain : emphasized
  }

  private func size(in environment: EnvironmentValues) -> Double {
    let points =
      switch base {
      case .textStyle(let style): style.size(in: environment)
      case .system(let size): size
      case .custom(_, let size, let style):
        style?.scaled(size, at: environment.dynamicTypeSize) ?? size
      }
    let scaled = points * scale
    return scaled.isFinite && scaled > 0 ? min(scaled, Font.largestSize) : TextStyle.body.size(in: environment)
  }

  /// The largest font size, in points.
  package static let largestSize = 100_000.0
}
