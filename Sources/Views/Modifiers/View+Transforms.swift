// What moves the drawing of a view without moving the view.
extension View {
  /// Draws the view displaced; x counts from leading.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> LoweredView { lowered { $0.offset(x: x, y: y) } }
  /// Draws the view displaced by a size.
  public func offset(_ offset: CGSize) -> LoweredView { lowered { $0.offset(offset) } }
  /// Draws the view turned clockwise about a point of its frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> LoweredView {
    lowered { $0.rotationEffect(angle, anchor: anchor) }
  }
  /// Draws the view scaled about a point of its frame.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> LoweredView {
    lowered { $0.scaleEffect(x: x, y: y, anchor: anchor) }
  }
  /// Draws the view scaled by one factor about a point of its frame.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> LoweredView {
    lowered { $0.scaleEffect(scale, anchor: anchor) }
  }
  /// Draws the view scaled by a factor for each axis about a point of its frame.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> LoweredView {
    lowered { $0.scaleEffect(x: scale.width, y: scale.height, anchor: anchor) }
  }
  /// Draws the view transformed about its top-left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> LoweredView {
    lowered { $0.transformEffect(transform) }
  }
  /// Draws the view projected, about its top-left corner.
  public func projectionEffect(_ transform: ProjectionTransform) -> LoweredView {
    lowered { $0.projectionEffect(transform) }
  }
  /// Draws the view turned about an axis in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> LoweredView {
    lowered {
      $0.rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    }
  }
}
