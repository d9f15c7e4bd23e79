// The animated values of SwiftUI's own modifiers and shapes. Rule: <doc:Animations#Animated-values>.
extension LayoutNode.Content {
  /// The values that animations interpolate, or nil if there are none.
  var animatableValues: [Double]? {
    switch self {
    case .effect(let effect): effect.animatableValues
    case .leaf(let leaf): (leaf as? ShapeLeaf)?.animatableValues
    case .container(let box):
      if let offset = box.layout as? OffsetLayout {
        [offset.offset.x, offset.offset.y]
      } else {
        (box.layout as? any AnimatableLayout)?.animatableValues
      }
    default: nil
    }
  }

  /// Returns the content with other values, as many as ``animatableValues`` has.
  func at(_ values: [Double]) -> LayoutNode.Content {
    switch self {
    case .effect(let effect): .effect(effect.at(values))
    case .leaf(let leaf): (leaf as? ShapeLeaf).map { .leaf($0.at(values)) } ?? self
    case .container(let box):
      if box.layout is OffsetLayout {
        .layout(OffsetLayout(x: values[0], y: values[1]))
      } else {
        (box.layout as? any AnimatableLayout)?.content(at: values) ?? self
      }
    default: self
    }
  }

  /// Whether a change of the values changes the layout of other views.
  var movesOthers: Bool {
    if case .container(let box) = self { return !(box.layout is OffsetLayout) }
    return false
  }
}

extension ViewEffect {
  fileprivate var animatableValues: [Double]? {
    switch self {
    case .opacity(let opacity): [opacity]
    case .geometry(let geometry): geometry.values
    case .clip(let shape, _): shape.animatableValues
    case .filter(let effect): effect.animatableValues
    default: nil
    }
  }

  fileprivate func at(_ values: [Double]) -> ViewEffect {
    switch self {
    case .opacity: .opacity(min(max(values[0], 0), 1))
    case .geometry(let geometry): .geometry(geometry.at(values))
    case .clip(let shape, let rule):
      {
        var rest = values[...]; return .clip(shape.taking(&rest), rule: rule)
      }()
    case .filter(let effect): .filter(effect.at(values))
    default: self
    }
  }
}

extension DisplayEffect {
  fileprivate var animatableValues: [Double]? {
    switch self {
    case .blur(let radius): [radius]
    case .shadow(let color, let radius, let offset): [radius, offset.x, offset.y] + color.animatableValues
    case .brightness(let amount), .contrast(let amount), .saturation(let amount), .grayscale(let amount): [amount]
    case .hueRotation(let angle): [angle.radians]
    case .colorMultiply(let color): color.animatableValues
    case .colorInvert, .luminanceToAlpha: nil
    }
  }

  fileprivate func at(_ values: [Double]) -> DisplayEffect {
    switch self {
    case .blur: .blur(radius: max(values[0], 0))
    case .shadow(let color, _, _):
      .shadow(
        color: color.at(values[3...]), radius: max(values[0], 0), offset: Point(x: values[1], y: values[2]))
    case .brightness: .brightness(values[0])
    case .contrast: .contrast(values[0])
    case .saturation: .saturation(values[0])
    case .grayscale: .grayscale(values[0])
    case .hueRotation: .hueRotation(Angle(radians: values[0]))
    case .colorMultiply(let color): .colorMultiply(color.at(values[...]))
    case .colorInvert, .luminanceToAlpha: self
    }
  }
}

extension Color {
  /// The components in both appearances.
  var animatableValues: [Double] {
    [light, dark].flatMap { [$0.red, $0.green, $0.blue, $0.opacity] }
  }

  /// Returns the colour of eight components.
  func at(_ values: ArraySlice<Double>) -> Color {
    let all = Array(values.prefix(8))
    guard all.count == 8 else { return self }
    func components(_ first: Int) -> Components {
      func unit(_ index: Int) -> Double { min(max(all[first + index], 0), 1) }
      return Components(red: unit(0), green: unit(1), blue: unit(2), opacity: unit(3))
    }
    return Color(light: components(0), dark: components(4))
  }
}

extension ShapeLeaf {
  fileprivate var animatableValues: [Double] {
    shape.animatableValues
      + layers.flatMap { layer -> [Double] in
        switch layer {
        case .fill: []
        case .stroke(_, let style), .strokeBorder(_, let style): style.animatableValues
        }
      }
  }

  fileprivate func at(_ values: [Double]) -> ShapeLeaf {
    var rest = values[...]
    var result = self
    result.shape = shape.taking(&rest)
    result.layers = layers.map { layer in
      switch layer {
      case .fill: layer
      case .stroke(let paint, let style): .stroke(paint, style.taking(&rest))
      case .strokeBorder(let paint, let style): .strokeBorder(paint, style.taking(&rest))
      }
    }
    return result
  }
}

extension StrokeStyle {
  /// The width, the dash phase and the dashes.
  var animatableValues: [Double] { [lineWidth, dashPhase] + dash }

  /// Returns the style with the first of some values, which it removes.
  func taking(_ values: inout ArraySlice<Double>) -> StrokeStyle {
    guard values.count >= 2 + dash.count else { return self }
    var result = self
    result.lineWidth = max(values.removeFirst(), 0)
    result.dashPhase = values.removeFirst()
    result.dash = dash.map { _ in max(values.removeFirst(), 0) }
    return result
  }
}
