import PlumblineLayout

extension Vocabulary {
  /// Adds gradients by their types and by the names that styles have for them.
  mutating func addGradients() {
    initializer("Gradient", .named("colors", .array(.color)), returns: .gradient) { Gradient(colors: $0) }
    initializer("Gradient", .named("stops", .array(.gradientStop)), returns: .gradient) { Gradient(stops: $0) }
    initializer("Gradient.Stop", .named("color", .color), .named("location", .double), returns: .gradientStop) {
      Gradient.Stop(color: $0, location: $1)
    }
    property(on: .gradient, "stops", as: .array(.gradientStop), get: { $0.stops }, set: { $0.stops = $1 })
    property(on: .gradientStop, "color", as: .color, get: { $0.color }, set: { $0.color = $1 })
    property(on: .gradientStop, "location", as: .double, get: { $0.location }, set: { $0.location = $1 })
  }
}
