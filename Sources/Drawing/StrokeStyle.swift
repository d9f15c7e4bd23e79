/// How a path's outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// How a line ends.
  public enum LineCap: Hashable, Sendable {
    /// At its end point.
    case butt
    /// With a half circle beyond it.
    case round
    /// With half a square beyond it.
    case square
  }
  /// How two lines meet.
  public enum LineJoin: Hashable, Sendable {
    /// In a point.
    case miter
    /// In an arc.
    case round
    /// With the point cut off.
    case bevel
  }

  /// The width of the line, in points, half of it on each side of the path.
  public var lineWidth: Double
  /// How lines end.
  public var lineCap: LineCap
  /// How lines meet.
  public var lineJoin: LineJoin
  /// The ratio of miter length to line width above which a miter becomes a bevel.
  public var miterLimit: Double
  /// Lengths drawn and left out, in turn; empty is a solid line.
  public var dash: [Double]
  /// How far into the dash pattern the line begins.
  public var dashPhase: Double

  /// A stroke style in SwiftUI's defaults.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
