/// A layout that positions its children by alignment guides.
protocol AligningLayout: Layout {
  /// The guides by which children are aligned, for figures and explanations.
  var guides: [AlignmentKey] { get }
  /// Returns the guides of each child in a layout that aligns children by different ones, or nil if all share `guides`.
  func childGuides(_ subviews: Subviews, in size: Size, proposal: ProposedViewSize) -> [[AlignmentKey]]?
  /// The guides as one alignment, with the centre on an axis that has no guide.
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

/// A layout that aligns its children on both axes by one alignment.
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
