import PlumblineDrawing
import PlumblineSource

extension DisplayGroup {
  /// The group with its first effects applied to the colours of its items, if the result is the same image, and with
  /// the luminance of each layer as that layer's opacity.
  var recolored: DisplayGroup {
    guard !effects.isEmpty else { return self }
    var result = self
    if result.effects.first == .luminanceToAlpha, result.items.count != 1 || !result.items[0].isLayer {
      result.items = result.items.map(\.withLuminanceAsOpacity)
      result.effects.removeFirst()
      return result
    }
    while let effect = result.effects.first, let change = Self.change(effect), result.items.allSatisfy(\.isRecolorable)
    {
      result.items = result.items.map { $0.recolored(change) }
      result.effects.removeFirst()
    }
    return result
  }

  private static func change(_ effect: DisplayEffect) -> ((Color) -> Color)? {
    if case .colorMultiply(let factor) = effect {
      return { color in
        func multiply(_ a: Color.Components, _ b: Color.Components) -> Color.Components {
          Color.Components(
            red: a.red.clampedToUnit * b.red.clampedToUnit, green: a.green.clampedToUnit * b.green.clampedToUnit,
            blue: a.blue.clampedToUnit * b.blue.clampedToUnit,
            opacity: a.opacity.clampedToUnit * b.opacity.clampedToUnit)
        }
        return Color(light: multiply(color.light, factor.light), dark: multiply(color.dark, factor.dark))
      }
    }
    guard let matrix = ColorMatrix(effect), matrix.isPerColor else { return nil }
    return { $0.map(matrix.apply) }
  }
}

extension DisplayItem {
  /// Whether the item is filtered as a whole: it is not a group, or a group whose items are filtered, masked or
  /// blended.
  fileprivate var isLayer: Bool {
    guard case .group(let group) = self else { return true }
    return !group.effects.isEmpty || group.mask != nil || group.blendMode != .normal
  }

  /// The item with the luminance of each of its layers as that layer's opacity.
  ///
  /// Rule: <doc:Drawing#Luminance>.
  fileprivate var withLuminanceAsOpacity: DisplayItem {
    guard !isLayer, case .group(var group) = self else {
      return .group(DisplayGroup(items: [self], effects: [.luminanceToAlpha]))
    }
    group.items = group.items.map(\.withLuminanceAsOpacity)
    return .group(group)
  }

  /// Whether changing the item's colours has the same result as changing its pixels: the item has no images and no
  /// blending.
  fileprivate var isRecolorable: Bool {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _): paint.isRecolorable
    case .text(let layout, _, let paint):
      paint.isRecolorable && layout.runs.allSatisfy { $0.paint?.isRecolorable ?? true && !$0.isEmoji }
        && layout.decorations.allSatisfy { $0.paint?.isRecolorable ?? true }
    case .image(let image): image.template?.isRecolorable ?? false
    case .group(let group):
      group.blendMode == .normal && group.effects.isEmpty && group.items.allSatisfy(\.isRecolorable)
    }
  }

  /// Returns the item with each colour changed by a function.
  func recolored(_ change: (Color) -> Color) -> DisplayItem {
    switch self {
    case .fill(let path, let paint, let rule): return .fill(path, paint.recolored(change), rule: rule)
    case .stroke(let path, let paint, let style): return .stroke(path, paint.recolored(change), style)
    case .text(var layout, let at, let paint):
      for index in layout.runs.indices { layout.runs[index].paint = layout.runs[index].paint?.recolored(change) }
      for index in layout.decorations.indices {
        layout.decorations[index].paint = layout.decorations[index].paint?.recolored(change)
      }
      return .text(layout, at: at, paint: paint.recolored(change))
    case .image(var image):
      image.template = image.template?.recolored(change)
      return .image(image)
    case .group(var group):
      group.items = group.items.map { $0.recolored(change) }
      return .group(group)
    }
  }
}

extension Paint {
  fileprivate var isRecolorable: Bool {
    switch self {
    case .image: false
    case .opacity(let paint, _): paint.isRecolorable
    default: true
    }
  }

  fileprivate func recolored(_ change: (Color) -> Color) -> Paint {
    func changed(_ gradient: Gradient) -> Gradient {
      Gradient(stops: gradient.stops.map { Gradient.Stop(color: change($0.color), location: $0.location) })
    }
    switch self {
    case .color(let color): return .color(change(color))
    case .linear(let gradient, let start, let end): return .linear(changed(gradient), start: start, end: end)
    case .radial(let gradient, let center, let start, let end, let aspect):
      return .radial(changed(gradient), center: center, startRadius: start, endRadius: end, aspect: aspect)
    case .angular(let gradient, let center, let start, let end):
      return .angular(changed(gradient), center: center, start: start, end: end)
    case .image: return self
    case .opacity(let paint, let factor): return .opacity(paint.recolored(change), factor)
    }
  }
}

extension GlyphRun {
  /// Whether the run's glyphs have colours of their own, according to the family's name.
  var isEmoji: Bool { face.family.lowercased().contains("emoji") }
}
