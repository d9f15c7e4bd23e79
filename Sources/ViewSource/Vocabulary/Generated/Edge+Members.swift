// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `Edge`.
  static func addEdgeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Edge", "top", Edge.top, as: .edge)
    vocabulary.constant(on: "Edge", "leading", Edge.leading, as: .edge)
    vocabulary.constant(on: "Edge", "bottom", Edge.bottom, as: .edge)
    vocabulary.constant(on: "Edge", "trailing", Edge.trailing, as: .edge)
    vocabulary.constant(on: "Edge", "allCases", Array(Edge.allCases), as: .array(.edge))
  }

  /// Adds the members of `Edge.Set`.
  static func addEdgeSetMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .edgeSet, "rawValue", as: .int) { $0.rawValue }
    vocabulary.initializer("Edge.Set", .named("rawValue", .int), returns: .edgeSet) { Edge.Set(rawValue: $0) }
    vocabulary.initializer("Edge.Set", .unnamed(.edge), returns: .edgeSet) { Edge.Set($0) }
    vocabulary.constant(on: "Edge.Set", "top", Edge.Set.top, as: .edgeSet)
    vocabulary.constant(on: "Edge.Set", "leading", Edge.Set.leading, as: .edgeSet)
    vocabulary.constant(on: "Edge.Set", "bottom", Edge.Set.bottom, as: .edgeSet)
    vocabulary.constant(on: "Edge.Set", "trailing", Edge.Set.trailing, as: .edgeSet)
    vocabulary.constant(on: "Edge.Set", "horizontal", Edge.Set.horizontal, as: .edgeSet)
    vocabulary.constant(on: "Edge.Set", "vertical", Edge.Set.vertical, as: .edgeSet)
    vocabulary.constant(on: "Edge.Set", "all", Edge.Set.all, as: .edgeSet)
    vocabulary.arrayLiteral(of: .edgeSet) { $0.reduce(into: []) { $0.formUnion($1) } }
    vocabulary.method(on: .edgeSet, "contains", .unnamed(.edgeSet), returns: .bool) { $0.contains($1) }
    vocabulary.property(on: .edgeSet, "isEmpty", as: .bool) { $0.isEmpty }
    vocabulary.method(on: .edgeSet, "union", .unnamed(.edgeSet), returns: .edgeSet) { $0.union($1) }
    vocabulary.method(on: .edgeSet, "intersection", .unnamed(.edgeSet), returns: .edgeSet) { $0.intersection($1) }
    vocabulary.method(on: .edgeSet, "subtracting", .unnamed(.edgeSet), returns: .edgeSet) { $0.subtracting($1) }
    vocabulary.changes(ofOptionSet: .edgeSet)
  }

}
