extension AnyShapeStyle {
  /// Returns the paint of the style for an area, with references resolved in the environment.
  public func paint(in rect: Rect, environment: EnvironmentValues) -> Paint {
    paint(in: rect, environment: environment, depth: 0)
  }

  /// Returns the paint of a style at a nesting depth; styles that refer to each other without end are clear.
  private func paint(in rect: Rect, environment: EnvironmentValues, depth: Int) -> Paint {
    guard depth < Self.greatestDepth else { return .color(.clear) }
    func inner(_ style: AnyShapeStyle, _ environment: EnvironmentValues) -> Paint {
      style.paint(in: rect, environment: environment, depth: depth + 1)
    }
    return switch self {
    case .color(let color): .color(color.shown(in: environment))
    case .foreground(let level):
      environment.plainForeground(level: level).map { .color($0.shown(in: environment)) }
        ?? inner(environment.foreground(level: level), environment)
    case .tint: inner(environment.ownTint ?? .color(.blue), environment)
    case .background:
      inner(environment.backgroundStyle ?? .color(.systemBackground), environment)
    case .linear(let gradient, let startPoint, let endPoint):
      .linear(
        gradient.shown(in: environment).mixedByCoverage, start: startPoint.point(in: rect),
        end: endPoint.point(in: rect))
    case .radial(let gradient, let center, let startRadius, let endRadius):
      .radial(
        gradient.shown(in: environment).mixedByCoverage, center: center.point(in: rect),
        startRadius: max(startRadius.finite, 0), endRadius: max(endRadius.finite, 0))
    case .elliptical(let gradient, let center, let startRadiusFraction, let endRadiusFraction):
      .radial(
        gradient.shown(in: environment).mixedByCoverage, center: center.point(in: rect),
        startRadius: max(startRadiusFraction.finite, 0) * rect.width,
        endRadius: max(endRadiusFraction.finite, 0) * rect.width,
        aspect: rect.width > 0 ? rect.height / rect.width : 1)
    case .angular(let gradient, let center, let startAngle, let endAngle):
      .angular(
        gradient.shown(in: environment).mixedByCoverage, center: center.point(in: rect), start: startAngle,
        end: endAngle)
    case .standardGradient(let color):
      inner(.linear(color.shown(in: environment).standardGradient, startPoint: .top, endPoint: .bottom), environment)
    case .material(let material): .color(material.color(in: environment).fixed(to: environment.fixedColorScheme))
    case .image(let source, let sourceRect, let scale):
      .image(
        source,
        origin: Point(
          x: rect.minX - sourceRect.minX * source.size.width * scale,
          y: rect.minY - sourceRect.minY * source.size.height * scale),
        scale: scale.isFinite && scale > 0 ? 1 / scale : 1)
    case .level(let style, let level): inner(style.hierarchical(level: level), environment)
    case .opacity(let style, let opacity):
      inner(style, environment).opacity(opacity.finite)
    case .shadowed(let style, _), .blended(let style, _): inner(style, environment)
    case .appearance(let style, let scheme):
      inner(style, environment.setting { $0.colorScheme = scheme })
    case .custom(let style):
      inner(style.resolve(environment), depth < 4 ? environment : environment.setting { $0.foregroundStyles = [] })
    }
  }

  /// The maximum depth of styles that refer to other styles.
  private static let greatestDepth = 32

  /// Returns the style at a level of its hierarchy, from 1 for the style itself to 5 for quinary.
  func hierarchical(level: Int) -> AnyShapeStyle {
    guard level > 1 else { return self }
    switch self {
    case .foreground(let own): return .foreground(level: max(own, level))
    case .color(.primary): return .color(.label(level: level))
    default: return .opacity(self, AnyShapeStyle.levelOpacities[min(level, 5) - 1])
    }
  }

  /// The factors of a style's opacity at the levels of its hierarchy.
  private static let levelOpacities = [1, 0.5, 0.25, 0.18, 0.12]
}

extension EnvironmentValues {
  /// Returns the foreground style at a level: the one that is set for it, or a fainter version of the primary one.
  package func foreground(level: Int) -> AnyShapeStyle {
    let styles = foregroundStyles
    let level = min(max(level, 1), 5)
    if level <= styles.count {
      return styles[level - 1].isForeground ? .color(.label(level: level)) : styles[level - 1]
    }
    guard let primary = styles.first ?? defaultForegroundStyle, !primary.isForeground else {
      return .color(.label(level: level))
    }
    return primary.hierarchical(level: level)
  }

  /// Returns the label colour of a level if no foreground style is set, as in most views; otherwise nil.
  fileprivate func plainForeground(level: Int) -> Color? {
    foregroundStyles.isEmpty && defaultForegroundStyle == nil ? .label(level: min(max(level, 1), 5)) : nil
  }

  /// The tint; if it refers to the foreground style, which may be the tint, it is the colour of labels.
  var ownTint: AnyShapeStyle? {
    guard let tint, tint.isForeground else { return tint }
    if case .foreground(let level) = tint { return .color(.label(level: level)) }
    return .color(.primary)
  }

  /// Returns the environment with a change applied.
  func setting(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    var copy = self
    change(&copy)
    return copy
  }
}

extension AnyShapeStyle {
  /// Whether the style refers to the environment's own foreground style, which would then refer to itself.
  var isForeground: Bool {
    switch self {
    case .foreground: true
    case .level(let style, _), .opacity(let style, _), .appearance(let style, _), .shadowed(let style, _),
      .blended(let style, _):
      style.isForeground
    default: false
    }
  }
}

extension Paint {
  /// Returns the paint with its opacity multiplied by a factor.
  func opacity(_ factor: Double) -> Paint {
    if case .color(let color) = self { .color(color.opacity(factor)) } else { .opacity(self, factor) }
  }
}

extension AnyShapeStyle.Material {
  /// Returns the material's colour over what it blurs: translucent, unless transparency is reduced.
  fileprivate func color(in environment: EnvironmentValues) -> Color {
    environment.accessibilityReduceTransparency ? color.map { $0.opaque } : color
  }

  /// The material's translucent colour.
  var color: Color {
    let opacity =
      switch self {
      case .ultraThin: 0.44
      case .thin: 0.6
      case .regular: 0.74
      case .thick: 0.86
      case .ultraThick: 0.93
      case .bar: 0.94
      }
    return Color(
      light: .init(red: 0.965, green: 0.965, blue: 0.975, opacity: opacity),
      dark: .init(red: 0.145, green: 0.145, blue: 0.155, opacity: opacity))
  }
}
