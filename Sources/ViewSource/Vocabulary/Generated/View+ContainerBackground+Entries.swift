// Generated from Sources/Views/Modifiers/View+ContainerBackground.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+ContainerBackground.swift`.
  mutating func addViewContainerBackgroundDeclarations() {
    member(
      "View", "containerBackground", summary: "Sets a style as the background of the view's container.",
      example: #"Text("a").containerBackground(.yellow, for: .navigation)"#
    ) {
      .modifier(.unnamed(.shapeStyle), .named("for", .containerBackgroundPlacement)) { node, style, container in
        node.containerBackground(for: container, children: [.style(style)])
      }
    }
    member(
      "View", "containerBackground", summary: "Puts views behind the view's container.",
      example: #"Text("a").containerBackground(for: .navigation) { Color.yellow }"#
    ) {
      .modifier(
        .named("for", .containerBackgroundPlacement), .named("alignment", .alignment, default: .center),
        .named("content", .content)
      ) { node, container, alignment, content in
        node.containerBackground(for: container, alignment: alignment, children: content)
      }
    }
  }
}
