// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `Alignment`.
  static func addAlignmentMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(
      on: .alignment, "horizontal", as: .horizontalAlignment, get: { $0.horizontal }, set: { $0.horizontal = $1 })
    vocabulary.property(
      on: .alignment, "vertical", as: .verticalAlignment, get: { $0.vertical }, set: { $0.vertical = $1 })
    vocabulary.initializer(
      "Alignment", .named("horizontal", .horizontalAlignment), .named("vertical", .verticalAlignment),
      returns: .alignment
    ) { Alignment(horizontal: $0, vertical: $1) }
    vocabulary.constant(on: "Alignment", "center", Alignment.center, as: .alignment)
    vocabulary.constant(on: "Alignment", "leading", Alignment.leading, as: .alignment)
    vocabulary.constant(on: "Alignment", "trailing", Alignment.trailing, as: .alignment)
    vocabulary.constant(on: "Alignment", "top", Alignment.top, as: .alignment)
    vocabulary.constant(on: "Alignment", "bottom", Alignment.bottom, as: .alignment)
    vocabulary.constant(on: "Alignment", "topLeading", Alignment.topLeading, as: .alignment)
    vocabulary.constant(on: "Alignment", "topTrailing", Alignment.topTrailing, as: .alignment)
    vocabulary.constant(on: "Alignment", "bottomLeading", Alignment.bottomLeading, as: .alignment)
    vocabulary.constant(on: "Alignment", "bottomTrailing", Alignment.bottomTrailing, as: .alignment)
    vocabulary.constant(on: "Alignment", "centerFirstTextBaseline", Alignment.centerFirstTextBaseline, as: .alignment)
    vocabulary.constant(on: "Alignment", "centerLastTextBaseline", Alignment.centerLastTextBaseline, as: .alignment)
    vocabulary.constant(on: "Alignment", "leadingFirstTextBaseline", Alignment.leadingFirstTextBaseline, as: .alignment)
    vocabulary.constant(on: "Alignment", "leadingLastTextBaseline", Alignment.leadingLastTextBaseline, as: .alignment)
    vocabulary.constant(
      on: "Alignment", "trailingFirstTextBaseline", Alignment.trailingFirstTextBaseline, as: .alignment)
    vocabulary.constant(on: "Alignment", "trailingLastTextBaseline", Alignment.trailingLastTextBaseline, as: .alignment)
  }

}
