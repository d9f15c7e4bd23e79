import PlumblineLayout
import PlumblineViewSource

/// Reads the colour sets of asset catalogues.
enum NamedColor {
  /// Returns the colour of a `Contents.json`, with its dark value if it has one, or nil.
  ///
  /// With high contrast, values for increased contrast take precedence over those for the usual one, appearance by
  /// appearance.
  static func color(of contents: JSON, highContrast: Bool = false) -> Color? {
    var (light, dark) = components(of: contents, highContrast: false)
    if highContrast {
      let high = components(of: contents, highContrast: true)
      (light, dark) = (high.light ?? light, high.dark ?? dark ?? high.light)
    }
    if light == nil, dark == nil {
      // A colour for other devices is better than none.
      light =
        (contents["colors"]?.elements ?? []).lazy.compactMap { entry in
          entry["color"].flatMap { components($0, isDark: false) }
        }.first
    }
    guard let base = light ?? dark else { return nil }
    return Color(light: light ?? base, dark: dark ?? base)
  }

  /// Returns the first components for each appearance in a contrast.
  private static func components(
    of contents: JSON, highContrast: Bool
  ) -> (light: Color.Components?, dark: Color.Components?) {
    var (light, dark): (Color.Components?, Color.Components?)
    for entry in contents["colors"]?.elements ?? [] {
      let variant = AssetVariant(entry)
      guard let components = entry["color"].flatMap({ components($0, isDark: variant.isDark) }) else { continue }
      if variant.isHighContrast != highContrast || !variant.isForPhone { continue }
      if variant.isDark { dark = dark ?? components } else { light = light ?? components }
    }
    return (light, dark)
  }

  /// Returns the components of a colour, which may be a reference to one of the platform's.
  private static func components(_ color: JSON, isDark: Bool) -> Color.Components? {
    if let name = color["reference"]?.string {
      return Color.platform(referredToAs: name).map { isDark ? $0.dark : $0.light }
    }
    guard let parts = color["components"] else { return nil }
    let alpha = parts["alpha"].flatMap(opacity) ?? 1
    if let white = parts["white"].flatMap(component) {
      return Color.Components(red: white, green: white, blue: white, opacity: alpha)
        .converted(from: space(color["color-space"]?.string))
    }
    guard let red = parts["red"].flatMap(component), let green = parts["green"].flatMap(component),
      let blue = parts["blue"].flatMap(component)
    else { return nil }
    let components = Color.Components(red: red, green: green, blue: blue, opacity: alpha)
    return components.converted(from: space(color["color-space"]?.string))
  }

  /// Returns the colour space that a catalogue names; all but `extended-linear-srgb` have the transfer function of
  /// sRGB.
  private static func space(_ name: String?) -> Color.RGBColorSpace {
    switch name {
    case "display-p3": .displayP3
    case "extended-linear-srgb": .sRGBLinear
    default: .sRGB
    }
  }

  /// Returns an opacity, of which Xcode writes `1.000` beside components from 0 to 255: `1` is opaque.
  private static func opacity(_ value: JSON) -> Double? { value.string == "1" ? 1 : component(value) }

  /// Returns a component as `0.5`, `128` or `0x80`.
  private static func component(_ value: JSON) -> Double? {
    guard let text = value.string else { return nil }
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
