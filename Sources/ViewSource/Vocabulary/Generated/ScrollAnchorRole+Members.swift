// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ScrollAnchorRole`.
  static func addScrollAnchorRoleMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "ScrollAnchorRole", "initialOffset", ScrollAnchorRole.initialOffset, as: .scrollAnchorRole)
    vocabulary.constant(on: "ScrollAnchorRole", "alignment", ScrollAnchorRole.alignment, as: .scrollAnchorRole)
    vocabulary.constant(on: "ScrollAnchorRole", "sizeChanges", ScrollAnchorRole.sizeChanges, as: .scrollAnchorRole)
  }

}
