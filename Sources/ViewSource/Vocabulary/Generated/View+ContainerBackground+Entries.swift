// Generated from Sources/Views/Modifiers/View+ContainerBackground.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+ContainerBackground.swift`.
  mutating func addViewContainerBackgroundDeclarations() {
    member(
      "View", "containerBackground", summary: "A style behind the container whose content the view is.",
      example: #"Text("a").containerBackground(.yellow, for: .navigation)"#
    ) {
      .modifier(.unnamed(.shapeStyle), .named("for", .containerBackgroundPlacement)) { node, style, container in
        node.containerBackground(for: container, children: [.style(style)])
      }
    }
    member(
      "View", "containerBackground", summary: "Views behind the container whose content the view is.",
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
