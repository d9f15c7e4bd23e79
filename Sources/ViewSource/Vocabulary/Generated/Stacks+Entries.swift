// Generated from Sources/Views/Containers/Stacks.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Containers/Stacks.swift`.
  mutating func addStacksDeclarations() {
    view(
      "HStack",
      summary: "Creates a row with an alignment; without a spacing in points, views keep their preferred distances.",
      example: #"HStack(alignment: .top, spacing: 10) { Text("a"); Text("b") }"#
    ) {
      .function(
        .named("alignment", .verticalAlignment, default: .center),
        .named("spacing", .optional(.double), default: .some(nil)), .named("content", .content), returns: .view
      ) { alignment, spacing, content in .hStack(alignment: alignment, spacing: spacing, children: content) }
    }
    view(
      "VStack",
      summary: "Creates a column with an alignment; without a spacing in points, views keep their preferred distances.",
      example: #"VStack(alignment: .leading) { Text("a"); Text("b") }"#
    ) {
      .function(
        .named("alignment", .horizontalAlignment, default: .center),
        .named("spacing", .optional(.double), default: .some(nil)), .named("content", .content), returns: .view
      ) { alignment, spacing, content in .vStack(alignment: alignment, spacing: spacing, children: content) }
    }
    view(
      "ZStack", summary: "Creates a stack with an alignment.",
      example: #"ZStack(alignment: .topLeading) { Color.red; Text("a") }"#
    ) {
      .function(.named("alignment", .alignment, default: .center), .named("content", .content), returns: .view) {
        alignment, content in .zStack(alignment: alignment, children: content)
      }
    }
  }
}
