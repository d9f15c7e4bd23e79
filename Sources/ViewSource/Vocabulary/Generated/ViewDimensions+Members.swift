// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ViewDimensions`.
  static func addViewDimensionsMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .viewDimensions, "width", as: .double) { $0.width }
    vocabulary.property(on: .viewDimensions, "height", as: .double) { $0.height }
  }

}
