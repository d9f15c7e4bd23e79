/// A curve of progress over time, both from 0 to 1: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// Source: the control points of CSS and Core Animation, which `UnitCurve` in Apple's documentation has, too.
public struct UnitCurve: Hashable, Sendable {
  /// The first control point.
  public var start: UnitPoint
  /// The second control point.
  public var end: UnitPoint

  /// Returns the curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(start: startControlPoint, end: endControlPoint)
  }

  /// Progress at a constant speed.
  public static let linear = UnitCurve(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))
  /// Progress that begins slowly: (0.42, 0), (1, 1).
  public static let easeIn = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 1, y: 1))
  /// Progress that ends slowly: (0, 0), (0.58, 1).
  public static let easeOut = UnitCurve(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 0.58, y: 1))
  /// Progress that begins and ends slowly: (0.42, 0), (0.58, 1).
  public static let easeInOut = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 0.58, y: 1))

  /// Returns the progress at a share of the time.
  public func value(at share: Double) -> Double {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    if start.x == start.y, end.x == end.y { return share }
    return Self.coordinate(start.y, end.y, at: parameter(at: share))
  }

  /// Returns the progress per share of the time.
  public func velocity(at share: Double) -> Double {
    let (low, high) = (max(share - 1e-4, 0), min(share + 1e-4, 1))
    return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
  }

  /// Returns the curve's parameter at a fraction of the time: Newton's method, and bisection where it fails.
  private func parameter(at share: Double) -> Double {
    let (first, second) = (min(max(start.x, 0), 1), min(max(end.x, 0), 1))
    var guess = share
    for _ in 0..<8 {
      let error = Self.coordinate(first, second, at: guess) - share
      if abs(error) < 1e-9 { return guess }
      let slope = Self.slope(first, second, at: guess)
      guard abs(slope) > 1e-6 else { break }
      guess -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.coordinate(first, second, at: middle) < share { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}
