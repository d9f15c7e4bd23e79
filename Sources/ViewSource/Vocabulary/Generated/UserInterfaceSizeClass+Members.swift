// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `UserInterfaceSizeClass`.
  static func addUserInterfaceSizeClassMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "UserInterfaceSizeClass", "compact", UserInterfaceSizeClass.compact, as: .sizeClass)
    vocabulary.constant(on: "UserInterfaceSizeClass", "regular", UserInterfaceSizeClass.regular, as: .sizeClass)
  }

}
