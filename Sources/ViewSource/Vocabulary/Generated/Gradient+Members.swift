// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `Gradient`.
  static func addGradientMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .gradient, "stops", as: .array(.gradientStop), get: { $0.stops }, set: { $0.stops = $1 })
    vocabulary.initializer("Gradient", .named("stops", .array(.gradientStop)), returns: .gradient) {
      Gradient(stops: $0)
    }
    vocabulary.initializer("Gradient", .named("colors", .array(.color)), returns: .gradient) { Gradient(colors: $0) }
  }

  /// Adds the members of `Gradient.ColorSpace`.
  static func addGradientColorSpaceMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Gradient.ColorSpace", "device", Gradient.ColorSpace.device, as: .mixingSpace)
    vocabulary.constant(on: "Gradient.ColorSpace", "perceptual", Gradient.ColorSpace.perceptual, as: .mixingSpace)
  }

  /// Adds the members of `Gradient.Stop`.
  static func addGradientStopMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .gradientStop, "color", as: .color, get: { $0.color }, set: { $0.color = $1 })
    vocabulary.property(on: .gradientStop, "location", as: .double, get: { $0.location }, set: { $0.location = $1 })
    vocabulary.initializer(
      "Gradient.Stop", .named("color", .color), .named("location", .double), returns: .gradientStop
    ) { Gradient.Stop(color: $0, location: $1) }
  }

}
