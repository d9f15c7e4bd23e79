import PlumblineLayout

extension Vocabulary {
  /// Adds `Color.Resolved`, the components of a colour in an environment.
  mutating func addResolvedColors() {
    let resolved = TypeBinding<Color.Components>.native("Color.Resolved")
    method(
      on: TypeBinding<Color>.color, "resolve", .named("in", TypeBinding<EnvironmentValues>.native("EnvironmentValues")),
      returns: resolved
    ) { color, environment in color.resolved(in: environment) }
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
    property(on: resolved, "linearRed", as: .double) { $0.linearRed }
    property(on: resolved, "linearGreen", as: .double) { $0.linearGreen }
    property(on: resolved, "linearBlue", as: .double) { $0.linearBlue }
    conversion(from: resolved, to: .color) { Color(light: $0, dark: $0) }
  }
}
