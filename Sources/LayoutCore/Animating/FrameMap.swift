/// A map from one rectangle to another.
struct FrameMap {
  /// The rectangle that is mapped.
  var from: Rect
  /// The rectangle that it becomes.
  var to: Rect

  /// Returns a rectangle moved and scaled as the first becomes the second.
  func applied(to rect: Rect) -> Rect {
    let (x, y) = (from.width > 0 ? to.width / from.width : 1, from.height > 0 ? to.height / from.height : 1)
    return Rect(
      x: to.minX + (rect.minX - from.minX) * x, y: to.minY + (rect.minY - from.minY) * y, width: rect.width * x,
      height: rect.height * y)
  }
}

extension AnimatedValue {
  /// The rectangle to which the value leads.
  var rect: Rect { Rect(x: model[0], y: model[1], width: model[2], height: model[3]) }
}

extension Rect {
  /// The origin and the size.
  var components: [Double] { [minX, minY, width, height] }
}
