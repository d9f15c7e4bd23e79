import Glibc

extension Gradient {
  /// The maximum number of repetitions with which a gradient is drawn.
  private static let greatestCount = 1_000.0

  /// Returns the part of the endlessly repeated gradient in a range of locations, with its own locations from 0 to 1;
  /// nil if the range is empty, not finite or holds too many repetitions.
  ///
  /// If the gradient `mirrors`, every second repetition is reversed.
  func repeated(over range: ClosedRange<Double>, mirrors: Bool) -> Gradient? {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length < Self.greatestCount, abs(range.lowerBound) < 1e9, let first = stops.first?.color,
      let last = stops.last?.color
    else { return nil }
    let period = [Stop(color: first, location: 0)] + stops + [Stop(color: last, location: 1)]
    let reversed = period.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }
    var all: [Stop] = []
    for index in Int(range.lowerBound.rounded(.down))..<Int(range.upperBound.rounded(.up)) {
      let isReversed = mirrors && !index.isMultiple(of: 2)
      all += (isReversed ? reversed : period).map { Stop(color: $0.color, location: $0.location + Double(index)) }
    }
    let inner = all.filter { $0.location > range.lowerBound && $0.location < range.upperBound }
    let ends = [range.lowerBound, range.upperBound].map { Stop(color: Self.color(at: $0, in: all), location: $0) }
    return Gradient(
      stops: ([ends[0]] + inner + [ends[1]]).map {
        Stop(color: $0.color, location: ($0.location - range.lowerBound) / length)
      })
  }

  /// Returns the colour at a location between ordered stops.
  private static func color(at location: Double, in stops: [Stop]) -> Color {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else { return stops[stops.count - 1].color }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    guard b.location > a.location else { return b.color }
    return a.color.mix(with: b.color, by: (location - a.location) / (b.location - a.location))
  }

  /// The gradient with further stops, between which its colours are mixed as if their components were linear.
  var mixedLinearly: Gradient {
    guard var previous = stops.first else { return self }
    var result = [previous]
    for stop in stops.dropFirst() {
      if stop.color != previous.color, stop.location > previous.location {
        for step in 1..<8 {
          let share = Double(step) / 8
          let location = previous.location + (stop.location - previous.location) * share
          result.append(Stop(color: previous.color.mixedLinearly(with: stop.color, by: share), location: location))
        }
      }
      result.append(stop)
      previous = stop
    }
    return Gradient(stops: result)
  }
}

extension Color {
  /// Returns the colour mixed with another in linear components.
  fileprivate func mixedLinearly(with other: Color, by share: Double) -> Color {
    func mixed(_ a: Components, _ b: Components) -> Components {
      func between(_ a: Double, _ b: Double) -> Double {
        let (a, b) = (linear(a), linear(b))
        return encoded(a + (b - a) * share)
      }
      return Components(
        red: between(a.red, b.red), green: between(a.green, b.green), blue: between(a.blue, b.blue),
        opacity: a.opacity + (b.opacity - a.opacity) * share)
    }
    return Color(light: mixed(light, other.light), dark: mixed(dark, other.dark))
  }
}

/// Returns the linear value of a component of sRGB.
///
/// Source: IEC 61966-2-1.
private func linear(_ value: Double) -> Double {
  value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}

/// Returns the component of sRGB with a linear value.
private func encoded(_ value: Double) -> Double {
  value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
}
