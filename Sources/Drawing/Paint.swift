/// What fills an area, with all places in the coordinates of the drawing that it is used in.
public indirect enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours along the line from `start` to `end`, continued with the outermost colours.
  case linear(Gradient, start: Point, end: Point)
  /// Colours along the radius, stretched to an ellipse by `aspect` (height / width, 1 is a circle).
  case radial(Gradient, center: Point, startRadius: Double, endRadius: Double, aspect: Double = 1)
  /// Colours around a centre, clockwise from `start` to `end`.
  case angular(Gradient, center: Point, start: Angle, end: Angle)
  /// An image repeated from `origin`; `scale` image points make one point.
  case image(ImageSource, origin: Point, scale: Double)
  /// Another paint with its opacity multiplied.
  case opacity(Paint, Double)
}
