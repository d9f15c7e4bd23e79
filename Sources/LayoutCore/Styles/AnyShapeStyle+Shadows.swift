extension AnyShapeStyle {
  /// Returns the shadows of the style, the innermost first.
  func shadows(in environment: EnvironmentValues) -> [StyleShadow] {
    switch self {
    case .shadowed(let style, let shadow): style.shadows(in: environment) + [shadow]
    case .level(let style, _), .opacity(let style, _), .appearance(let style, _), .blended(let style, _):
      style.shadows(in: environment)
    case .foreground(let level):
      environment.foregroundStyles.indices.contains(level - 1) && !environment.foregroundStyles[level - 1].isForeground
        ? environment.foregroundStyles[level - 1].shadows(in: environment) : []
    case .tint: environment.ownTint?.shadows(in: environment) ?? []
    case .background: environment.backgroundStyle?.shadows(in: environment) ?? []
    default: []
    }
  }

  /// Returns the mode in which the style is blended with what is beneath it, or nil.
  private func blendMode(in environment: EnvironmentValues) -> BlendMode? {
    switch self {
    case .blended(_, let mode): mode
    case .level(let style, _), .opacity(let style, _), .appearance(let style, _), .shadowed(let style, _):
      style.blendMode(in: environment)
    case .foreground(let level):
      environment.foregroundStyles.indices.contains(level - 1) && !environment.foregroundStyles[level - 1].isForeground
        ? environment.foregroundStyles[level - 1].blendMode(in: environment) : nil
    case .tint: environment.ownTint?.blendMode(in: environment)
    case .background: environment.backgroundStyle?.blendMode(in: environment)
    default: nil
    }
  }

  /// Returns items with the style's shadows, in its blend mode; an inner shadow is drawn only if the outline of the
  /// area is given.
  ///
  /// Rule: <doc:Drawing#Shape-styles-that-blend>.
  func shadowing(_ items: [DisplayItem], outline: Path?, in environment: EnvironmentValues) -> [DisplayItem] {
    let items = withShadows(items, outline: outline, in: environment)
    guard let mode = blendMode(in: environment), mode != .normal else { return items }
    return [.group(DisplayGroup(items: items, blendMode: mode))]
  }

  private func withShadows(_ items: [DisplayItem], outline: Path?, in environment: EnvironmentValues) -> [DisplayItem] {
    shadows(in: environment).reduce(items) { items, shadow in
      let effect = DisplayEffect.shadow(
        color: shadow.color.shown(in: environment), radius: shadow.radius, offset: shadow.offset)
      guard shadow.isInner else { return [.group(DisplayGroup(items: items, effects: [effect]))] }
      guard let outline else { return items }
      let bounds = outline.boundingRect
      let margin = shadow.radius * 2 + abs(shadow.offset.x) + abs(shadow.offset.y) + 8
      var surround = Path(
        Rect(
          x: bounds.minX - margin, y: bounds.minY - margin, width: bounds.width + margin * 2,
          height: bounds.height + margin * 2
        ))
      surround.addPath(outline)
      let edge = DisplayGroup(items: [.fill(surround, .color(.black), rule: .evenOdd)], effects: [effect])
      return items + [.group(DisplayGroup(items: [.group(edge)], clip: outline))]
    }
  }
}
