// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `MatchedGeometryProperties`.
  static func addMatchedGeometryPropertiesMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(
      on: "MatchedGeometryProperties", "frame", MatchedGeometryProperties.frame, as: .matchedGeometryProperties)
    vocabulary.constant(
      on: "MatchedGeometryProperties", "position", MatchedGeometryProperties.position, as: .matchedGeometryProperties)
    vocabulary.constant(
      on: "MatchedGeometryProperties", "size", MatchedGeometryProperties.size, as: .matchedGeometryProperties)
  }

}
