import Glibc
import PlumblineLayout

/// Reads the colour sets of asset catalogues.
enum NamedColor {
  /// Returns the colour of a `Contents.json`, with its dark value if it has one, or nil.
  static func color(of contents: JSON) -> Color? {
    var light: Color.Components?
    var dark: Color.Components?
    for entry in contents["colors"]?.elements ?? [] {
      guard let components = entry["color"].flatMap(components) else { continue }
      let variant = AssetVariant(entry)
      if variant.isHighContrast || !variant.isForPhone { continue }
      if variant.isDark { dark = dark ?? components } else { light = light ?? components }
    }
    if light == nil, dark == nil {
      // A colour for other devices is better than none.
      light = (contents["colors"]?.elements ?? []).lazy.compactMap { $0["color"].flatMap(components) }.first
    }
    guard let base = light ?? dark else { return nil }
    return Color(light: light ?? base, dark: dark ?? base)
  }

  private static func components(_ color: JSON) -> Color.Components? {
    guard let parts = color["components"] else { return nil }
    let alpha = parts["alpha"].flatMap(component) ?? 1
    if let white = parts["white"].flatMap(component) {
      return Color.Components(red: white, green: white, blue: white, opacity: alpha)
    }
    guard let red = parts["red"].flatMap(component), let green = parts["green"].flatMap(component),
      let blue = parts["blue"].flatMap(component)
    else { return nil }
    let components = Color.Components(red: red, green: green, blue: blue, opacity: alpha)
    return color["color-space"]?.string == "display-p3" ? components.convertedFromDisplayP3 : components
  }

  /// Returns a component as `0.5`, `128` or `0x80`.
  private static func component(_ value: JSON) -> Double? {
    guard let text = value.string else { return nil }
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number / 255
  }
}

extension Color.Components {
  /// Display P3 components in sRGB, clamped to its gamut.
  ///
  /// Source: the primaries of both spaces; both have the transfer function of sRGB and the white point D65.
  fileprivate var convertedFromDisplayP3: Self {
    func linear(_ v: Double) -> Double { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }
    func encoded(_ v: Double) -> Double {
      min(max(v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055, 0), 1)
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return Self(
      red: encoded(1.2249401 * r - 0.2249404 * g), green: encoded(-0.0420569 * r + 1.0420571 * g),
      blue: encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), opacity: opacity)
  }
}
