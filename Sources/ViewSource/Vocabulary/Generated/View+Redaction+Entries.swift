// Generated from Sources/Views/Modifiers/View+Redaction.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Redaction.swift`.
  mutating func addViewRedactionDeclarations() {
    member(
      "View", "redacted", summary: "Replaces texts and images with placeholders.",
      example: #"Text("a").redacted(reason: .placeholder)"#
    ) {
      .modifier(.named("reason", .redactionReasons)) { node, reason in node.redacted(reason: reason) }
    }
    member(
      "View", "unredacted", summary: "Removes the redaction of views within.",
      example: #"Text("a").unredacted().redacted(reason: .placeholder)"#
    ) {
      .modifier { node in node.redacted(false) }
    }
    member(
      "View", "dynamicTypeSize", summary: "Limits the preferred text size to a range.",
      example: #"Text("a").dynamicTypeSize(.small ... .xLarge)"#
    ) {
      .modifier(.unnamed(.typeSizes)) { node, range in
        node.dynamicTypeSize(from: range.lowerBound, through: range.upperBound)
      }
    }
  }
}
