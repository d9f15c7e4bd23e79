// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ButtonRole`.
  static func addButtonRoleMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "ButtonRole", "destructive", ButtonRole.destructive, as: .buttonRole)
    vocabulary.constant(on: "ButtonRole", "cancel", ButtonRole.cancel, as: .buttonRole)
    vocabulary.constant(on: "ButtonRole", "confirm", ButtonRole.confirm, as: .buttonRole)
    vocabulary.constant(on: "ButtonRole", "close", ButtonRole.close, as: .buttonRole)
  }

}
