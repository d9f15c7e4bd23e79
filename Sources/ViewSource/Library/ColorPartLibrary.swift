import PlumblineLayout

extension Vocabulary {
  /// Adds the methods of UIKit's and AppKit's colours that return components through `inout` arguments.
  ///
  /// Source: Apple's documentation of `UIColor.getRed(_:green:blue:alpha:)`, `getHue(_:saturation:brightness:alpha:)`
  /// and `getWhite(_:alpha:)`. The components are those of the light appearance, because the appearance of the figure
  /// is not known yet.
  mutating func addColorParts() {
    typealias Parts = @Sendable (Color.Components) -> [Double]
    let questions: [(name: String, labels: [String], parts: Parts)] = [
      ("getRed", ["green", "blue", "alpha"], { [$0.red, $0.green, $0.blue, $0.opacity] }),
      ("getHue", ["saturation", "brightness", "alpha"], { [$0.hue, $0.saturation, $0.brightness, $0.opacity] }),
      ("getWhite", ["alpha"], { [$0.white, $0.opacity] }),
    ]
    for (name, labels, parts) in questions {
      raw("Color", name, [.value()] + labels.map { .value($0) }) { value, call in
        guard case .native(let native) = value, let color = native.payload as? Color else { return .bool(false) }
        for (index, part) in parts(color.light).enumerated() { call.changes?.values[index] = .double(part) }
        return .bool(true)
      }
    }
  }
}

extension Color.Components {
  /// The greatest component.
  fileprivate var brightness: Double { max(red, green, blue) }

  /// The difference between the greatest and the least component, relative to the brightness.
  fileprivate var saturation: Double { brightness > 0 ? spread / brightness : 0 }

  /// The hue as a position on the colour wheel from 0 to 1; 0 for a grey.
  fileprivate var hue: Double {
    guard spread > 0 else { return 0 }
    let sixths =
      brightness == red
      ? (green - blue) / spread
      : brightness == green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
    return (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  /// The lightness of a grey with the same luminance.
  fileprivate var white: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  private var spread: Double { brightness - min(red, green, blue) }
}
