// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ControlSize`.
  static func addControlSizeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "ControlSize", "mini", ControlSize.mini, as: .controlSize)
    vocabulary.constant(on: "ControlSize", "small", ControlSize.small, as: .controlSize)
    vocabulary.constant(on: "ControlSize", "regular", ControlSize.regular, as: .controlSize)
    vocabulary.constant(on: "ControlSize", "large", ControlSize.large, as: .controlSize)
    vocabulary.constant(on: "ControlSize", "extraLarge", ControlSize.extraLarge, as: .controlSize)
    vocabulary.constant(on: "ControlSize", "allCases", Array(ControlSize.allCases), as: .array(.controlSize))
  }

}
