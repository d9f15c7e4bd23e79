// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `VerticalEdge`.
  static func addVerticalEdgeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "VerticalEdge", "top", VerticalEdge.top, as: .verticalEdge)
    vocabulary.constant(on: "VerticalEdge", "bottom", VerticalEdge.bottom, as: .verticalEdge)
    vocabulary.constant(on: "VerticalEdge", "allCases", Array(VerticalEdge.allCases), as: .array(.verticalEdge))
  }

}
