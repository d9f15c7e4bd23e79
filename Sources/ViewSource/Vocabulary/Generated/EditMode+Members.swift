// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `EditMode`.
  static func addEditModeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "EditMode", "inactive", EditMode.inactive, as: .editMode)
    vocabulary.constant(on: "EditMode", "transient", EditMode.transient, as: .editMode)
    vocabulary.constant(on: "EditMode", "active", EditMode.active, as: .editMode)
    vocabulary.property(on: .editMode, "isEditing", as: .bool) { $0.isEditing }
  }

}
