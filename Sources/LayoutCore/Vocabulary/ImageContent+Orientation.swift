import PlumblineDrawing

extension ImageContent {
  /// The way in which an image's pixels are turned and mirrored before they are shown.
  ///
  /// Rule: <doc:Drawing#Orientations-of-images>.
  public enum Orientation: Hashable, Sendable, CaseIterable {
    /// As they are.
    case up
    /// Mirrored from left to right.
    case upMirrored
    /// Turned by 180 degrees.
    case down
    /// Mirrored from top to bottom.
    case downMirrored
    /// Turned by 90 degrees counter-clockwise.
    case left
    /// Mirrored over the diagonal from the top left.
    case leftMirrored
    /// Turned by 90 degrees clockwise.
    case right
    /// Mirrored over the diagonal from the top right.
    case rightMirrored
  }

  /// Returns the image with its pixels turned and mirrored.
  public func orientation(_ orientation: Orientation) -> ImageContent {
    var copy = self
    copy.orientation = orientation
    return copy
  }
}

extension ImageContent.Orientation {
  /// Returns the size that an image of a size has when it is shown.
  package func shown(_ size: Size) -> Size {
    switch self {
    case .up, .upMirrored, .down, .downMirrored: size
    case .left, .leftMirrored, .right, .rightMirrored: Size(width: size.height, height: size.width)
    }
  }

  /// Returns the transform from a rectangle of the pixels around the origin to the rectangle in which it is shown.
  private var turn: Transform {
    switch self {
    case .up: .identity
    case .upMirrored: Transform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .down: Transform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .downMirrored: Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .left: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case .leftMirrored: Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: Transform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
    }
  }

  /// Returns what a function draws in a rectangle of the pixels, turned into the rectangle in which it is shown.
  func turned(in rect: Rect, _ draw: (Rect) -> [DisplayItem]) -> [DisplayItem] {
    guard self != .up else { return draw(rect) }
    let size = shown(rect.size)
    let items = draw(Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    return [.group(DisplayGroup(items: items, transform: turn.concatenating(.translation(x: rect.midX, y: rect.midY))))]
  }
}
