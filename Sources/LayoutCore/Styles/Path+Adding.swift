extension Path {
  /// Adds a rectangle with a radius for each corner, in points.
  public mutating func addRoundedRect(
    in rect: Rect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: Transform = .identity
  ) {
    let shape = AnyShape.unevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    addPath(shape.path(in: rect), transform: transform)
  }
}
