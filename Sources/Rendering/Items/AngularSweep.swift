import PlumblineDrawing
import Glibc

/// An angular gradient, divided into slices around its centre, clockwise.
///
/// Of a gradient of more than a turn, the last turn is visible. Of the gap that a shorter gradient leaves, the half
/// after its end has the last colour and the half before its start has the first, as in SwiftUI.
struct AngularSweep {
  /// A slice between two angles in radians, with the colours at its edges.
  struct Slice {
    var start: Double
    var end: Double
    var from: Color
    var to: Color
  }

  let gradient: Gradient
  let center: Point
  private let start: Double
  private let span: Double

  /// Creates the sweep of a gradient between two angles.
  init(_ gradient: Gradient, center: Point, start: Angle, end: Angle) {
    self.center = center
    var (from, to) = (start.radians.finite(), end.radians.finite())
    var stops = gradient.orderedStops
    if to < from {
      (from, to) = (to, from)
      stops = stops.reversed().map { Gradient.Stop(color: $0.color, location: 1 - $0.location) }
    }
    let turn = 2 * Double.pi
    if to - from > turn {
      let shown = turn / (to - from)
      stops = stops.map { Gradient.Stop(color: $0.color, location: ($0.location - (1 - shown)) / shown) }
      let clipped = Gradient(stops: stops)
      stops = [Gradient.Stop(color: clipped.unclampedColor(at: 0), location: 0)] + stops.filter { $0.location > 0 }
      from = to - turn
    }
    self.gradient = Gradient(stops: stops)
    self.start = from.truncatingRemainder(dividingBy: turn)
    span = min(to - from, turn)
  }

  /// Creates the sweep of an angular paint, moved by an offset; nil for other paints and for a single colour.
  init?(_ paint: Paint, offset: Point = .zero) {
    guard case .angular(let gradient, let center, let start, let end) = paint, gradient.isUsable, center.isUsable else {
      return nil
    }
    self.init(gradient, center: center + offset, start: start, end: end)
  }

  /// Returns single-colour slices that cover an area, for formats without angular gradients.
  ///
  /// Opaque slices extend below the following ones, so that no gaps are visible between them.
  func fan(over area: Rect) -> [(path: Path, color: Color)] {
    let reach = max(abs(area.minX - center.x), abs(area.maxX - center.x))
    let radius = 1.1 * (reach + max(abs(area.minY - center.y), abs(area.maxY - center.y)))
    let isOpaque = gradient.stops.allSatisfy { $0.color.light.opacity >= 1 && $0.color.dark.opacity >= 1 }
    let slices = slices(degrees: 2)
    let end = slices.last?.end ?? 0
    return slices.map { slice in
      let over = isOpaque ? 0.5 : 0
      var path = Path()
      path.move(to: center)
      path.addLine(to: point(at: slice.start, radius))
      path.addLine(to: point(at: min(slice.end + over, max(end, slice.end)), radius * (isOpaque ? 1.05 : 1)))
      return (path, slice.from.mixed(with: slice.to, 0.5))
    }
  }

  /// Returns the point at an angle and a distance from the centre.
  func point(at angle: Double, _ radius: Double) -> Point {
    Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// Returns slices of at most the given number of degrees, which together cover a full turn.
  ///
  /// Each stop lies on a boundary.
  func slices(degrees: Double) -> [Slice] {
    let step = degrees * .pi / 180
    var result: [Slice] = []
    var locations = [0.0] + gradient.orderedStops.map(\.location) + [1.0]
    locations = Array(Set(locations)).sorted()
    for (a, b) in zip(locations, locations.dropFirst()) where span > 0 {
      let count = min(max(Int(((b - a) * span / step).rounded(.up)), 1), 720)
      for index in 0..<count {
        let (p, q) = (a + (b - a) * Double(index) / Double(count), a + (b - a) * Double(index + 1) / Double(count))
        let inside = 1e-9 * (b - a)
        result.append(
          Slice(
            start: start + p * span, end: start + q * span, from: gradient.color(at: p + inside),
            to: gradient.color(at: q - inside)))
      }
    }
    let gap = 2 * Double.pi - span
    guard gap > 1e-6, let first = gradient.orderedStops.first, let last = gradient.orderedStops.last else {
      return result
    }
    let count = max(Int((gap / 2 / step).rounded(.up)), 1)
    for index in 0..<(2 * count) {
      let (p, q) = (Double(index) / Double(2 * count), Double(index + 1) / Double(2 * count))
      let color = index < count ? last.color : first.color
      result.append(
        Slice(start: start + span + gap * p, end: start + span + gap * q, from: color, to: color))
    }
    return result
  }
}

extension Gradient {
  /// Returns the colour at a location, for stops that may lie outside of 0...1.
  fileprivate func unclampedColor(at location: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.color ?? Color(white: 0, opacity: 0)
    }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    return a.color.mixed(with: b.color, (location - a.location) / (b.location - a.location))
  }
}
