// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `Visibility`.
  static func addVisibilityMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Visibility", "automatic", Visibility.automatic, as: .visibility)
    vocabulary.constant(on: "Visibility", "visible", Visibility.visible, as: .visibility)
    vocabulary.constant(on: "Visibility", "hidden", Visibility.hidden, as: .visibility)
    vocabulary.constant(on: "Visibility", "allCases", Array(Visibility.allCases), as: .array(.visibility))
  }

}
