// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `CoordinateSpace`.
  static func addCoordinateSpaceMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "CoordinateSpace", "global", CoordinateSpace.global, as: .coordinateSpace)
    vocabulary.constant(on: "CoordinateSpace", "local", CoordinateSpace.local, as: .coordinateSpace)
    vocabulary.constant(on: "CoordinateSpace", "scrollView", CoordinateSpace.scrollView, as: .coordinateSpace)
    vocabulary.staticMethod(on: "CoordinateSpace", "named", .unnamed(.identity), returns: .coordinateSpace) {
      CoordinateSpace.named($0)
    }
    vocabulary.staticMethod(on: "CoordinateSpace", "scrollView", .named("axis", .axis), returns: .coordinateSpace) {
      CoordinateSpace.scrollView(axis: $0)
    }
  }

}
