/// A colour, gradient or image that fills an area.
///
/// Points are in the coordinates of the drawing item.
public indirect enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours along the line from `start` to `end`; beyond it the outermost colours continue.
  case linear(Gradient, start: Point, end: Point)
  /// Colours along a radius. `aspect` is the ellipse's height divided by its width; 1 is a circle.
  case radial(Gradient, center: Point, startRadius: Double, endRadius: Double, aspect: Double = 1)
  /// Colours around a centre, clockwise from `start` to `end`.
  case angular(Gradient, center: Point, start: Angle, end: Angle)
  /// An image repeated from `origin`, with `scale` image points to a point.
  case image(ImageSource, origin: Point, scale: Double)
  /// Another paint with its opacity multiplied by a factor.
  case opacity(Paint, Double)
}
