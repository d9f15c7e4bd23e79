// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `RoundedCornerStyle`.
  static func addRoundedCornerStyleMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "RoundedCornerStyle", "circular", RoundedCornerStyle.circular, as: .cornerStyle)
    vocabulary.constant(on: "RoundedCornerStyle", "continuous", RoundedCornerStyle.continuous, as: .cornerStyle)
  }

}
