/// A layout that puts its children by guides.
protocol AligningLayout: Layout {
  /// The guides, for figures and explanations.
  var guides: [AlignmentKey] { get }
  /// The guides of each child, for layouts that put their children by different ones; nil where all have the same.
  func childGuides(_ subviews: Subviews, in size: Size, proposal: ProposedViewSize) -> [[AlignmentKey]]?
  /// The guides as one alignment, the centre where an axis has none.
  var drawnAlignment: Alignment { get }
}

extension AligningLayout {
  func childGuides(_ subviews: Subviews, in size: Size, proposal: ProposedViewSize) -> [[AlignmentKey]]? { nil }

  var drawnAlignment: Alignment {
    var result = Alignment.center
    for key in guides {
      switch key.axis {
      case .horizontal: result.horizontal = HorizontalAlignment(key: key)
      case .vertical: result.vertical = VerticalAlignment(key: key)
      }
    }
    return result
  }
}

extension AligningLayout where Self: AlignedOnBothAxes {
  var guides: [AlignmentKey] { [alignment.horizontal.key, alignment.vertical.key] }
}

/// A layout with one alignment for both axes.
protocol AlignedOnBothAxes {
  var alignment: Alignment { get }
}

extension StackLayout: AligningLayout {
  var guides: [AlignmentKey] { [alignment] }
}
extension ZStackLayout: AligningLayout, AlignedOnBothAxes {}
extension FixedFrameLayout: AligningLayout, AlignedOnBothAxes {}
extension FlexibleFrameLayout: AligningLayout, AlignedOnBothAxes {}
extension BackgroundLayout: AligningLayout, AlignedOnBothAxes {}
extension OverlayLayout: AligningLayout, AlignedOnBothAxes {}
extension MaskLayout: AligningLayout, AlignedOnBothAxes {}
extension PreferenceLayerLayout: AligningLayout, AlignedOnBothAxes {}
