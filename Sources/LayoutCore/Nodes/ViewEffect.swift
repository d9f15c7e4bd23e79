/// How a view is drawn differently from what it is, without any effect on layout.
public enum ViewEffect {
  /// Fades the view as a whole.
  case opacity(Double)
  /// Keeps the view's place and draws nothing.
  case hidden
  /// Draws nothing outside of a shape of the view's frame.
  case clip(AnyShape, rule: Path.FillRule)
  /// Draws nothing outside of the view's frame and the unsafe area that it touches.
  case window
  /// A transform, given the view's size; coordinates are the view's own, left to right.
  case transform((Size) -> Transform)
  /// A filter.
  case filter(DisplayEffect)
  /// How the view mixes with what lies below.
  case blend(BlendMode)
  /// Draws the view as one before it is faded or mixed.
  case compositingGroup
}
