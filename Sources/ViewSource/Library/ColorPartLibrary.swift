import PlumblineLayout

extension Vocabulary {
  /// Adds what UIKit's and AppKit's colours tell of their parts, by changing the variables that they are given.
  ///
  /// Source: Apple's documentation of `UIColor.getRed(_:green:blue:alpha:)`, `getHue(_:saturation:brightness:alpha:)` and
  /// `getWhite(_:alpha:)`. A figure asks before it knows its appearance: the parts are those in light appearance.
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

  /// How far the components are apart, for the brightness.
  fileprivate var saturation: Double { brightness > 0 ? spread / brightness : 0 }

  /// The place on the circle of colours, from 0 to 1; that of a grey is 0.
  fileprivate var hue: Double {
    guard spread > 0 else { return 0 }
    let sixths =
      brightness == red
      ? (green - blue) / spread
      : brightness == green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
    return (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  /// How light a grey of the same luminance is.
  fileprivate var white: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  private var spread: Double { brightness - min(red, green, blue) }
}
