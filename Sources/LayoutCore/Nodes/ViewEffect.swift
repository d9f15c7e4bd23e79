/// A change to how a view is drawn, without effect on layout.
public enum ViewEffect {
  /// Applies an opacity, from 0 to 1, to the view as a whole.
  case opacity(Double)
  /// Draws nothing; the view keeps its frame.
  case hidden
  /// Clips the view to a shape of its frame.
  case clip(AnyShape, rule: Path.FillRule)
  /// Clips the view to its frame, extended beyond the safe areas that it touches.
  case window
  /// Applies a transform that depends on the view's size; coordinates are the view's own, from the physical left and
  /// top.
  case transform((Size) -> Transform)
  /// Rotates or scales the view about a point of it.
  case geometry(GeometryMotion)
  /// Applies a filter.
  case filter(DisplayEffect)
  /// Blends the view with the content below it.
  case blend(BlendMode)
  /// Draws the view into a group before opacity and blending apply.
  case compositingGroup
}
