import PlumblineLayout

extension Vocabulary {
  /// Adds the stacks and what stands between their children.
  mutating func addStacks() {
    view(
      "HStack", .named("alignment", .verticalAlignment, default: .center),
      .named("spacing", .optional(.double), default: .some(nil)),
      .named("content", .content), summary: "Puts views in a row.",
      example: #"HStack(alignment: .top, spacing: 10) { Text("a"); Text("b") }"#
    ) { .hStack(alignment: $0, spacing: $1, children: $2) }
    view(
      "VStack", .named("alignment", .horizontalAlignment, default: .center),
      .named("spacing", .optional(.double), default: .some(nil)), .named("content", .content),
      summary: "Puts views in a column.", example: #"VStack(alignment: .leading) { Text("a"); Text("b") }"#
    ) { .vStack(alignment: $0, spacing: $1, children: $2) }
    view(
      "ZStack", .named("alignment", .alignment, default: .center), .named("content", .content),
      summary: "Puts views on top of each other.", example: #"ZStack(alignment: .topLeading) { Color.red; Text("a") }"#
    ) { .zStack(alignment: $0, children: $1) }
  }
}
