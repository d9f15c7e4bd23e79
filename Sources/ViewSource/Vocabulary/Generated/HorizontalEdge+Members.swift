// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `HorizontalEdge`.
  static func addHorizontalEdgeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "HorizontalEdge", "leading", HorizontalEdge.leading, as: .horizontalEdge)
    vocabulary.constant(on: "HorizontalEdge", "trailing", HorizontalEdge.trailing, as: .horizontalEdge)
    vocabulary.constant(on: "HorizontalEdge", "allCases", Array(HorizontalEdge.allCases), as: .array(.horizontalEdge))
  }

}
