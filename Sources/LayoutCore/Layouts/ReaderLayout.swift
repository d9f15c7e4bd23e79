/// The layout of a geometry reader's content: each view is proposed the whole size and placed at the top leading
/// corner.
///
/// Rule: <doc:Modifiers#Geometry-readers>.
struct ReaderLayout: Layout {
  static var layoutProperties: LayoutProperties { LayoutProperties(.container) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for child in subviews {
      child.place(in: bounds, alignment: .topLeading, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// The layout of a background or overlay that depends on preferences; the size of its primary view is given.
struct PreferenceLayerLayout: Layout {
  var alignment: Alignment

  static var layoutProperties: LayoutProperties { LayoutProperties(.container) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for child in subviews { child.place(in: bounds, alignment: alignment, proposal: ProposedViewSize(bounds.size)) }
  }
}
