/// Colour stops of a linear, radial or angular gradient.
public struct Gradient: Hashable, Sendable {
  /// The colour spaces in which colours are mixed; all colours are mixed in sRGB.
  public enum ColorSpace: String, Hashable, Sendable {
    /// The spaces that SwiftUI names.
    case device, perceptual
  }

  /// One colour and its location.
  public struct Stop: Hashable, Sendable {
    /// The colour at the location.
    public var color: Color
    /// The location, from 0 (start) to 1 (end).
    public var location: Double

    /// Creates a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in ascending order of location.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient with colours at even distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }
}
