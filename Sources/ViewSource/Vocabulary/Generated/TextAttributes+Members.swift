// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `Text.LineStyle.Pattern`.
  static func addTextAttributesLineStylePatternMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Text.LineStyle.Pattern", "solid", TextAttributes.LineStyle.Pattern.solid, as: .linePattern)
    vocabulary.constant(on: "Text.LineStyle.Pattern", "dash", TextAttributes.LineStyle.Pattern.dash, as: .linePattern)
    vocabulary.constant(on: "Text.LineStyle.Pattern", "dot", TextAttributes.LineStyle.Pattern.dot, as: .linePattern)
    vocabulary.constant(
      on: "Text.LineStyle.Pattern", "dashDot", TextAttributes.LineStyle.Pattern.dashDot, as: .linePattern)
    vocabulary.constant(
      on: "Text.LineStyle.Pattern", "dashDotDot", TextAttributes.LineStyle.Pattern.dashDotDot, as: .linePattern)
  }

}
