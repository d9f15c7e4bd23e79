// Generated from Sources/Views/Modifiers/View+Guides.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Guides.swift`.
  mutating func addViewGuidesDeclarations() {
    member(
      "View", "alignmentGuide", summary: "Sets a horizontal alignment guide of the view, in its own coordinates.",
      example: #"Text("a").alignmentGuide(.leading) { $0.width / 3 }"#
    ) {
      .modifier(
        .unnamed(.horizontalAlignment),
        .named("computeValue", .function(.viewDimensions, returning: .double, neutral: 0))
      ) { node, guide, computeValue in node.alignmentGuide(guide, computeValue: computeValue) }
    }
    member(
      "View", "alignmentGuide", summary: "Sets a vertical alignment guide of the view, in its own coordinates.",
      example: #"Text("a").alignmentGuide(.top) { $0[VerticalAlignment.center] }"#
    ) {
      .modifier(
        .unnamed(.verticalAlignment), .named("computeValue", .function(.viewDimensions, returning: .double, neutral: 0))
      ) { node, guide, computeValue in node.alignmentGuide(guide, computeValue: computeValue) }
    }
  }
}
