/// The properties of a stroked line.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum LineCap: Hashable, Sendable {
    /// The line stops at its end point.
    case butt
    /// A half circle extends the line.
    case round
    /// Half a square extends the line.
    case square
  }
  /// The shape of the corner between two lines.
  public enum LineJoin: Hashable, Sendable {
    /// A sharp corner.
    case miter
    /// A round corner.
    case round
    /// A corner with its tip cut off.
    case bevel
  }

  /// The width of the line, in points, with half of it on each side of the path.
  public var lineWidth: Double
  /// The shape of line ends.
  public var lineCap: LineCap
  /// The shape of corners.
  public var lineJoin: LineJoin
  /// The ratio of miter length to line width above which a sharp corner is cut off.
  public var miterLimit: Double
  /// The lengths, in points, of alternating dashes and gaps; an empty array draws a solid line.
  public var dash: [Double]
  /// The distance into the dash pattern at which the line begins, in points.
  public var dashPhase: Double

  /// Creates a stroke style; the defaults are SwiftUI's.
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

  /// The dash pattern in which dashes without length are 1 point long, at the cost of the gaps after them.
  ///
  /// Lines with round or square ends keep such dashes, which are drawn as dots. Rule: <doc:Drawing#Dashes>.
  package var drawnDash: [Double] {
    guard lineCap == .butt, dash.contains(0) else { return dash }
    var pattern = dash.count % 2 == 0 ? dash : dash + dash
    for index in stride(from: 0, to: pattern.count, by: 2) where pattern[index] == 0 {
      let length = min(1, max(pattern[index + 1], 0))
      pattern[index] = length
      pattern[index + 1] -= length
    }
    return pattern
  }
}
