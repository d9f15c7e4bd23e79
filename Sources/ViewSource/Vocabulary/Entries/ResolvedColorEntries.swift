import Glibc
import PlumblineLayout

extension Vocabulary {
  /// Adds `Color.Resolved`, the components of a colour in an environment.
  mutating func addResolvedColors() {
    let resolved = TypeBinding<Color.Components>.native("Color.Resolved")
    method(
      on: TypeBinding<Color>.color, "resolve", .named("in", TypeBinding<EnvironmentValues>.native("EnvironmentValues")),
      returns: resolved
    ) { color, environment in
      let shown = color.shown(in: environment)
      return environment.colorScheme == .dark ? shown.dark : shown.light
    }
    initializer("Color", .unnamed(resolved), returns: .color) { Color(light: $0, dark: $0) }
    initializer(
      "Color.Resolved", .named("colorSpace", .unevaluated, default: ()), .named("red", .double),
      .named("green", .double),
      .named("blue", .double), .named("opacity", .double, default: 1), returns: resolved
    ) { _, red, green, blue, opacity in Color.Components(red: red, green: green, blue: blue, opacity: opacity) }
    property(on: resolved, "red", as: .double, get: \.red) { $0.red = $1 }
    property(on: resolved, "green", as: .double, get: \.green) { $0.green = $1 }
    property(on: resolved, "blue", as: .double, get: \.blue) { $0.blue = $1 }
    property(on: resolved, "opacity", as: .double, get: \.opacity) { $0.opacity = $1 }
    property(on: resolved, "linearRed", as: .double) { Self.linear($0.red) }
    property(on: resolved, "linearGreen", as: .double) { Self.linear($0.green) }
    property(on: resolved, "linearBlue", as: .double) { Self.linear($0.blue) }
    conversions["Color.Resolved", default: [:]]["Color"] = { value in
      guard case .native(let native) = value, let parts = native.payload as? Color.Components else { return nil }
      return .native("Color", Color(light: parts, dark: parts))
    }
  }

  /// Returns a component of sRGB without its gamma.
  ///
  /// Source: IEC 61966-2-1.
  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }
}
