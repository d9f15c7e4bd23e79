// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ListItemTint`.
  static func addListItemTintMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.staticMethod(on: "ListItemTint", "fixed", .unnamed(.color), returns: .listItemTint) {
      ListItemTint.fixed($0)
    }
    vocabulary.staticMethod(on: "ListItemTint", "preferred", .unnamed(.color), returns: .listItemTint) {
      ListItemTint.preferred($0)
    }
    vocabulary.constant(on: "ListItemTint", "monochrome", ListItemTint.monochrome, as: .listItemTint)
  }

}
