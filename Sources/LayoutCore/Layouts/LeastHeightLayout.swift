/// A frame around one child that is at least as high as a length, and never lower than the child.
///
/// A flexible frame with a minimum height is as low as its proposal; this frame is not.
struct LeastHeightLayout: UnaryLayout {
  /// The least height, in points.
  var height: Double

  /// A frame.
  static var layoutProperties: LayoutProperties { LayoutProperties(.modifier, as: .frame) }

  /// Returns the child's size, of at least the height.
  func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size {
    let size = child.sizeThatFits(proposal)
    return Size(width: size.width, height: max(size.height, height))
  }

  /// Centers the child.
  func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    child.place(in: bounds, alignment: .center, proposal: proposal)
  }
}
