extension Gradient {
  /// The gradient with additional stops, so that its colours are mixed in proportion to their opacities.
  ///
  /// A transparent stop, such as `clear`, has no colour of its own: the colour beside it fades out. Between other stops
  /// that differ in colour and in opacity, further stops approximate the mix. Rule: <doc:Drawing#Gradients>.
  var mixedByCoverage: Gradient {
    guard zip(stops, stops.dropFirst()).contains(where: { $0.color.differsInOpacity(from: $1.color) }) else {
      return self
    }
    var result: [Stop] = []
    func add(_ stop: Stop) { if result.last != stop { result.append(stop) } }
    for (index, stop) in stops.enumerated() {
      guard stop.color.isTransparent else {
        add(stop)
        if index + 1 < stops.count { steps(from: stop, to: stops[index + 1]).forEach(add) }
        continue
      }
      for neighbour in [index - 1, index + 1] where stops.indices.contains(neighbour) {
        let color = stops[neighbour].color
        add(Stop(color: color.isTransparent ? stop.color : color.opacity(0), location: stop.location))
      }
    }
    return Gradient(stops: result)
  }

  /// Returns stops between two that differ in colour and in opacity, neither of which is transparent.
  private func steps(from start: Stop, to end: Stop) -> [Stop] {
    guard start.color.differsInOpacity(from: end.color), !end.color.isTransparent, end.location > start.location else {
      return []
    }
    return (1..<8).map { step in
      let share = Double(step) / 8
      return Stop(
        color: Color(
          light: start.color.light.mixedByCoverage(with: end.color.light, by: share),
          dark: start.color.dark.mixedByCoverage(with: end.color.dark, by: share)),
        location: start.location + (end.location - start.location) * share)
    }
  }
}

extension Color {
  fileprivate var isTransparent: Bool { light.opacity <= 0 && dark.opacity <= 0 }

  /// Returns whether the opacity and the colour both differ, in light or dark appearance.
  fileprivate func differsInOpacity(from other: Color) -> Bool {
    light.differsInOpacity(from: other.light) || dark.differsInOpacity(from: other.dark)
  }
}

extension Color.Components {
  fileprivate func differsInOpacity(from other: Color.Components) -> Bool {
    opacity != other.opacity && (red != other.red || green != other.green || blue != other.blue)
  }

  /// Returns the mix with another colour, in which each colour is weighted by its opacity.
  fileprivate func mixedByCoverage(with other: Color.Components, by share: Double) -> Color.Components {
    let (a, b) = (opacity * (1 - share), other.opacity * share)
    guard a + b > 0 else { return self }
    func between(_ one: Double, _ two: Double) -> Double { (one * a + two * b) / (a + b) }
    return Color.Components(
      red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
      opacity: a + b)
  }
}
