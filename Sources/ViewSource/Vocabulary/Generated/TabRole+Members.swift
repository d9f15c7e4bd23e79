// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `TabRole`.
  static func addTabRoleMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "TabRole", "search", TabRole.search, as: .tabRole)
  }

}
