/// Colours along a line, a ray or an angle.
public struct Gradient: Hashable, Sendable {
  /// One colour at one place.
  public struct Stop: Hashable, Sendable {
    /// The colour at this place.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: Double

    /// A stop of a colour at a place.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in ascending order of location.
  public var stops: [Stop]

  /// A gradient of explicit stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// A gradient of evenly spread colours.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }
}
