extension Path {
  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }
  /// Adds a rectangle with a radius for each corner, in points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let shape = AnyShape.unevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    addPath(shape.path(in: rect).applying(transform))
  }
}
