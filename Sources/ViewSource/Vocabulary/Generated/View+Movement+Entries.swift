// Generated from Sources/Views/Behaviour/View+Movement.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Behaviour/View+Movement.swift`.
  mutating func addViewMovementDeclarations() {
    member(
      "View", "matchedGeometryEffect",
      summary: "Aligns the view's frame with the source of its group, or makes the view that source.",
      example: #"Text("a").matchedGeometryEffect(id: 1, in: Namespace().wrappedValue)"#
    ) {
      .modifier(
        .named("id", .identity), .named("in", .identity),
        .named("properties", .matchedGeometryProperties, default: .frame),
        .named("anchor", .unitPoint, default: .center), .named("isSource", .bool, default: true)
      ) { node, id, namespace, properties, anchor, isSource in
        node.matchedGeometryEffect(
          id: AnyHashable([AnyHashable(id), AnyHashable(namespace)]), properties: properties, anchor: anchor,
          isSource: isSource)
      }
    }
  }
}
