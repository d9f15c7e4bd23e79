// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `EdgeInsets`.
  static func addEdgeInsetsMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .edgeInsets, "top", as: .double, get: { $0.top }, set: { $0.top = $1 })
    vocabulary.property(on: .edgeInsets, "leading", as: .double, get: { $0.leading }, set: { $0.leading = $1 })
    vocabulary.property(on: .edgeInsets, "bottom", as: .double, get: { $0.bottom }, set: { $0.bottom = $1 })
    vocabulary.property(on: .edgeInsets, "trailing", as: .double, get: { $0.trailing }, set: { $0.trailing = $1 })
    vocabulary.initializer(
      "EdgeInsets", .named("top", .double, default: 0), .named("leading", .double, default: 0),
      .named("bottom", .double, default: 0), .named("trailing", .double, default: 0), returns: .edgeInsets
    ) { EdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3) }
  }

}
