// Transforms of a view's drawing, which do not affect its frame.
extension View {
  /// Draws the view at an offset; x counts from leading.
  ///
  /// - Example: `Text("a").offset(x: 5)`
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> LoweredView { lowered { $0.offset(x: x, y: y) } }
  /// Draws the view at an offset.
  ///
  /// - Example: `Text("a").offset(CGSize(width: 5, height: 0))`
  public func offset(_ offset: CGSize) -> LoweredView { lowered { $0.offset(offset) } }
  /// Draws the view rotated clockwise about an anchor.
  ///
  /// - Example: `Text("a").rotationEffect(.degrees(45), anchor: .topLeading)`
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> LoweredView {
    lowered { $0.rotationEffect(angle, anchor: anchor) }
  }
  /// Draws the view scaled about an anchor.
  ///
  /// - Example: `Text("a").scaleEffect(x: -1)`
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> LoweredView {
    lowered { $0.scaleEffect(x: x, y: y, anchor: anchor) }
  }
  /// Draws the view scaled by one factor about an anchor.
  ///
  /// - Example: `Text("a").scaleEffect(2)`
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> LoweredView {
    lowered { $0.scaleEffect(scale, anchor: anchor) }
  }
  /// Draws the view scaled by a factor for each axis about an anchor.
  ///
  /// - Example: `Text("a").scaleEffect(CGSize(width: 2, height: 1))`
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> LoweredView {
    lowered { $0.scaleEffect(x: scale.width, y: scale.height, anchor: anchor) }
  }
  /// Draws the view transformed about its top-left corner.
  ///
  /// - Example: `Text("a").transformEffect(CGAffineTransform(translationX: 5, y: 5))`
  public func transformEffect(_ transform: CGAffineTransform) -> LoweredView {
    lowered { $0.transformEffect(transform) }
  }
  /// Draws the view projected about its top-left corner.
  ///
  /// - Example: `Text("a").projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1)))`
  public func projectionEffect(_ transform: ProjectionTransform) -> LoweredView {
    lowered { $0.projectionEffect(transform) }
  }
  /// Draws the view rotated about an axis in space.
  ///
  /// - Example: `Text("a").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))`
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> LoweredView {
    lowered {
      $0.rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    }
  }
}
