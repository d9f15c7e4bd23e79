import CPlumblineCairo
import PlumblineDrawing

extension Canvas {
  /// Draws a group: its items are filtered, clipped, masked, transformed, faded and blended.
  func draw(_ group: DisplayGroup, opacity: Double) throws {
    var group = group.withoutAnimation.recolored
    if !group.transform.isAffine { group = try ProjectedGroup(group, resources: resources).group }
    group.opacity = group.opacity.clampedToUnit * opacity
    guard group.opacity > 0 else { return }
    let outer = transform
    transform = group.transform.concatenating(outer)
    cairo_save(cairo)
    defer {
      cairo_restore(cairo)
      transform = outer
    }
    guard transform.isInvertible else { return }
    if let path = group.clip { clip(to: path, rule: group.clipRule) }
    guard group.needsLayer else { return try draw(group.items, opacity: group.opacity) }
    try drawLayer(group)
  }

  private func drawLayer(_ group: DisplayGroup) throws {
    if group.effects.isEmpty {
      cairo_push_group(cairo)
      try draw(group.items)
      cairo_pop_group_to_source(cairo)
    } else {
      guard let layer = try filteredLayer(group) else { return }
      let matrix = Transform.scale(x: 1 / layer.scale, y: 1 / layer.scale)
      withMatrix(matrix) { cairo_set_source_surface(cairo, layer.surface.pointer, layer.origin.x, layer.origin.y) }
    }
    try paintLayer(group)
  }

  /// Paints Cairo's current source through the group's mask.
  private func paintLayer(_ group: DisplayGroup) throws {
    guard let mask = group.mask else {
      cairo_set_operator(cairo, group.blendMode.cairoOperator)
      cairo_paint_with_alpha(cairo, group.opacity)
      return cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }
    guard let source = cairo_get_source(cairo) else { return }
    cairo_pattern_reference(source)
    cairo_push_group(cairo)
    try draw(mask)
    let pattern = cairo_pop_group(cairo)
    cairo_push_group(cairo)
    cairo_set_source(cairo, source)
    cairo_mask(cairo, pattern)
    cairo_pop_group_to_source(cairo)
    cairo_set_operator(cairo, group.blendMode.cairoOperator)
    cairo_paint_with_alpha(cairo, group.opacity)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    cairo_pattern_destroy(source)
    cairo_pattern_destroy(pattern)
  }
}

extension DisplayGroup {
  /// The group in the first state of its animation.
  var withoutAnimation: DisplayGroup {
    guard let animation else { return self }
    var result = self
    result.animation = nil
    if let first = animation.keyframes.first {
      result.transform = transform.concatenating(first.transform)
      result.opacity = opacity.clampedToUnit * first.opacity.clampedToUnit
    }
    return result
  }

  /// Whether the items must be drawn to a separate layer before they are blended with the content below.
  var needsLayer: Bool {
    if mask != nil || blendMode != .normal || !effects.isEmpty { return true }
    return opacity < 1 && !(items.count == 1 && items[0].isOneShape)
  }
}

extension DisplayItem {
  /// Whether no parts of the item overlap, so that its opacity can be applied to its paint.
  fileprivate var isOneShape: Bool {
    switch self {
    case .fill, .stroke, .image: true
    case .text(let layout, _, _): layout.runs.count <= 1 && layout.decorations.isEmpty
    case .group(let group): !group.needsLayer && group.items.count == 1 && group.items[0].isOneShape
    }
  }
}

extension BlendMode {
  /// Cairo's operator.
  ///
  /// Cairo has none for `plusDarker`, which ``BackdropRaster`` has replaced by then.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusDarker: CAIRO_OPERATOR_OVER
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
