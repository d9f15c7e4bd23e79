/// The content of a reader: each view is proposed the whole size and stands at the top leading corner.
///
/// Source: SEMANTICS 4.
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

/// The views of a layer that depends on preferences, on a view of which only the size is known.
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
