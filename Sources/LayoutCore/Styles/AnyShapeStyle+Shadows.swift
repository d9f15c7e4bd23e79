extension AnyShapeStyle {
  /// Returns the shadows of the style, the innermost first.
  func shadows(in environment: EnvironmentValues) -> [StyleShadow] {
    let within = inner(in: environment)?.shadows(in: environment) ?? []
    if case .shadowed(_, let shadow) = self { return within + [shadow] }
    return within
  }

  /// Returns the mode in which the style is blended with what is beneath it, or nil.
  private func blendMode(in environment: EnvironmentValues) -> BlendMode? {
    if case .blended(_, let mode) = self { mode } else { inner(in: environment)?.blendMode(in: environment) }
  }

  /// Returns the filter of what is beneath the style, which materials have, or nil.
  private func backdrop(in environment: EnvironmentValues) -> BackdropEffect? {
    guard case .material = self else { return inner(in: environment)?.backdrop(in: environment) }
    return environment.accessibilityReduceTransparency ? nil : .material
  }

  /// Returns the style that this one changes or refers to, or nil.
  private func inner(in environment: EnvironmentValues) -> AnyShapeStyle? {
    switch self {
    case .level(let style, _), .opacity(let style, _), .appearance(let style, _), .shadowed(let style, _),
      .blended(let style, _):
      style
    case .foreground(let level):
      environment.foregroundStyles.indices.contains(level - 1) && !environment.foregroundStyles[level - 1].isForeground
        ? environment.foregroundStyles[level - 1] : nil
    case .tint: environment.ownTint
    case .background: environment.backgroundStyle
    default: nil
    }
  }

  /// Returns items with the style's shadows, in its blend mode, over what a material blurs; an inner shadow is drawn
  /// only if the outline of the area is given.
  ///
  /// Rules: <doc:Drawing#Shape-styles-that-blend>, <doc:Drawing#Materials>.
  func shadowing(_ items: [DisplayItem], outline: Path?, in environment: EnvironmentValues) -> [DisplayItem] {
    var items = items
    if let backdrop = backdrop(in: environment) { items = [.group(DisplayGroup(items: items, backdrop: backdrop))] }
    items = withShadows(items, outline: outline, in: environment)
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

extension BackdropEffect {
  /// The filter of what is beneath a material.
  ///
  /// Rule: <doc:Drawing#Materials>.
  static let material = BackdropEffect(blurRadius: 30, saturation: 1.8)
}
