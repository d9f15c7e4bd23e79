import PlumblineSource

extension ResolvedView {
  /// The fonts, colours and effects with which the view draws itself, each in a few words: `font Inter 17 bold`, `text
  /// #000000/#ffffff`, `fill #0088ff`, `opacity 0.5`.
  ///
  /// Two values separated by `/` are those of light and dark appearance. Of many different ones the first are listed.
  var look: [String] {
    var parts: [String] = []
    Self.describe(items, into: &parts)
    if let group { parts += group.effectNames }
    let limit = 6
    return parts.count > limit ? parts.prefix(limit) + ["and \(parts.count - limit) more"] : parts
  }

  private static func describe(_ items: [DisplayItem], into parts: inout [String]) {
    func add(_ part: String) { if !parts.contains(part) { parts.append(part) } }
    for item in items {
      switch item {
      case .fill(_, let paint, _): add("fill \(paint.name)")
      case .stroke(_, let paint, let style): add("stroke \(paint.name) \(style.lineWidth.dumped)")
      case .image(let image): add("image \(image.source.name)" + (image.template.map { " \($0.name)" } ?? ""))
      case .group(let group):
        describe(group.items, into: &parts)
        group.effectNames.forEach(add)
      case .text(let text, at: _, let paint):
        for run in text.runs {
          add("font \(run.face.name) \(run.fontSize.dumped) \(run.face.style)")
          add("text \((run.paint ?? paint).name)")
        }
        for decoration in text.decorations { add("fill \((decoration.paint ?? paint).name)") }
        for image in text.images { add("image \(image.source.name)") }
      }
    }
  }
}

extension DisplayGroup {
  /// The opacity, blend mode and effects that differ from the defaults.
  fileprivate var effectNames: [String] {
    (opacity == 1 ? [] : ["opacity \(opacity.dumped)"]) + (blendMode == .normal ? [] : ["blend \(blendMode)"])
      + effects.map(\.name)
  }
}

extension DisplayEffect {
  fileprivate var name: String {
    switch self {
    case .blur(let radius): "blur \(radius.dumped)"
    case .shadow(let color, let radius, let offset):
      "shadow \(color.name) \(radius.dumped) at \(offset.x.dumped), \(offset.y.dumped)"
    case .brightness(let amount): "brightness \(amount.dumped)"
    case .contrast(let amount): "contrast \(amount.dumped)"
    case .saturation(let amount): "saturation \(amount.dumped)"
    case .grayscale(let amount): "grayscale \(amount.dumped)"
    case .hueRotation(let angle): "hueRotation \(angle.degrees.dumped)"
    case .colorInvert: "colorInvert"
    case .colorMultiply(let color): "colorMultiply \(color.name)"
    case .luminanceToAlpha: "luminanceToAlpha"
    }
  }
}

extension FontFace {
  /// The family in one word.
  fileprivate var name: String { family.split(separator: " ").joined(separator: "-") }

  /// The weight and slant.
  fileprivate var style: String {
    let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    let isNamed = weight.isMultiple(of: 100) && names.indices.contains(weight / 100 - 1)
    return (isNamed ? names[weight / 100 - 1] : String(weight)) + (isItalic || isSlantSynthesized ? " italic" : "")
  }
}

extension ImageSource {
  /// The file's name, without its folder.
  fileprivate var name: String { FilePath.name(of: path) }
}

extension Paint {
  /// The colours, and the kind of a paint that is not one colour.
  fileprivate var name: String {
    switch self {
    case .color(let color): color.name
    case .linear(let gradient, start: _, end: _): "linear \(gradient.name)"
    case .radial(let gradient, center: _, startRadius: _, endRadius: _, aspect: _): "radial \(gradient.name)"
    case .angular(let gradient, center: _, start: _, end: _): "angular \(gradient.name)"
    case .image(let source, origin: _, scale: _): "image \(source.name)"
    case .opacity(let paint, let factor): "\(paint.name) at \(factor.dumped)"
    }
  }
}

extension Gradient {
  fileprivate var name: String { stops.map { "\($0.color.name) \($0.location.dumped)" }.joined(separator: " ") }
}

extension Color {
  /// The colour as `#rrggbb`, with two more digits where it is not opaque, and with its dark value where that differs.
  fileprivate var name: String { light == dark ? light.name : "\(light.name)/\(dark.name)" }
}

extension Color.Components {
  fileprivate var name: String {
    let all = [red, green, blue] + (opacity == 1 ? [] : [opacity])
    let digits = all.map { value in
      let byte = value.isFinite ? Int((min(max(value, 0), 1) * 255).rounded()) : 0
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + digits.joined()
  }
}
