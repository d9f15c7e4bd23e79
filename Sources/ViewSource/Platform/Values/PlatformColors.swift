import Glibc
import PlumblineLayout

extension Vocabulary {
  /// Adds the colours of UIKit, AppKit and Core Graphics, and their conversions.
  mutating func addPlatformColors() {
    later(["NSColor", "UIColor"]) { $0.addPlatformColorNames() }
    later(["Color", "CGColor", "NSColor", "UIColor"]) { $0.addPlatformColorMethods() }
  }

  private mutating func addPlatformColorNames() {
    for type in ["UIColor", "NSColor"] {
      for (name, value) in Color.platformColors { constant(on: type, name, value, as: .color) }
      initializer(
        type, .named("red", .double), .named("green", .double), .named("blue", .double), .named("alpha", .double),
        returns: .color
      ) { Color(red: $0, green: $1, blue: $2, opacity: $3) }
      initializer(
        type, .named("displayP3Red", .double), .named("green", .double), .named("blue", .double),
        .named("alpha", .double), returns: .color
      ) { Color(.displayP3, red: $0, green: $1, blue: $2, opacity: $3) }
      initializer(type, .named("white", .double), .named("alpha", .double), returns: .color) {
        Color(white: $0, opacity: $1)
      }
    }
  }

  private mutating func addPlatformColorMethods() {
    initializer(
      "Color", .unnamed(.platformColor), returns: .color, summary: "A colour of UIKit.", example: "Color(.systemGray6)"
    ) { $0 }
    initializer("Color", .unnamed(.color), returns: .color) { $0 }
    for type in ["UIColor", "NSColor"] {
      rawInitializer(type, [.value("named", .string), .ignored("in"), .ignored("compatibleWith")]) {
        call throws(Fault) in
        let name = try call.string(0)
        // The initializer is nil for a colour that the catalogues lack.
        if call.evaluator.lacksColor(named: name, at: call.location) { return .none }
        return .native("Color", call.evaluator.color(named: name, at: call.location))
      }
      initializer(type, .unnamed(.color), returns: .color) { $0 }
      initializer(type, .named("resource", TypeBinding<Color>.native("ColorResource")), returns: .color) { $0 }
      rawInitializer(type, [.function("dynamicProvider", of: [.native("UITraitCollection")])]) { call throws(Fault) in
        guard case .function(let provider) = call.value(0) else { return .none }
        func components(_ scheme: ColorScheme) throws(Fault) -> Color {
          let traits = Value.native("UITraitCollection", PlatformTraits(scheme: scheme))
          let answer = try call.evaluator.call(provider, [traits], expecting: .native("UIColor"))
          guard let color = try TypeBinding<Color>.color.read(answer, call.evaluator) else {
            throw call.mismatch(of: answer, with: .native("UIColor"), at: 0)
          }
          return color
        }
        return .native("Color", try Color(light: components(.light).light, dark: components(.dark).dark))
      }
      initializer(
        type, .named("hue", .double), .named("saturation", .double), .named("brightness", .double),
        .named("alpha", .double), returns: .color
      ) { Color(hue: $0, saturation: $1, brightness: $2, opacity: $3) }
    }
    for label in ["uiColor", "nsColor", "cgColor"] {
      initializer("Color", .named(label, .platformColor), returns: .color) { $0 }
      initializer("Color", .named(label, .color), returns: .color) { $0 }
    }
    property(on: .color, "cgColor", as: .color) { $0 }
    property(on: .color, "alpha", as: .double) { $0.light.opacity }
    for type in ["UIColor", "NSColor"] { initializer(type, .named("cgColor", .color), returns: .color) { $0 } }
    for label in ["red", "srgbRed"] {
      initializer(
        "CGColor", .named(label, .double), .named("green", .double), .named("blue", .double),
        .named("alpha", .double), returns: .color
      ) { red, green, blue, opacity in
        guard label == "red" else { return Color(red: red, green: green, blue: blue, opacity: opacity) }
        // The generic colour space of Core Graphics has a gamma of 1.8.
        let linear = [red, green, blue].map { pow(max($0, 0), 1.8) }
        return Color(.sRGBLinear, red: linear[0], green: linear[1], blue: linear[2], opacity: opacity)
      }
    }
    initializer("CGColor", .named("gray", .double), .named("alpha", .double), returns: .color) {
      Color(white: $0, opacity: $1)
    }
    rawProperty("Color", "components") { value, _ in
      guard case .native(let native) = value, let color = (native.payload as? Color)?.light else { return .none }
      return .array([color.red, color.green, color.blue, color.opacity].map { .double($0) })
    }
    method(on: .color, "withAlphaComponent", .unnamed(.double), returns: .color) { color, alpha in
      color.map { .init(red: $0.red, green: $0.green, blue: $0.blue, opacity: alpha) }
    }
  }
}
