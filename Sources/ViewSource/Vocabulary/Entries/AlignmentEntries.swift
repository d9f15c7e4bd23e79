import PlumblineLayout

extension Vocabulary {
  /// Adds alignments, guides and the sizes that guides are computed from.
  mutating func addAlignments() {
    for (name, value) in [
      ("leading", HorizontalAlignment.leading), ("center", .center), ("trailing", .trailing),
      ("listRowSeparatorLeading", .listRowSeparatorLeading), ("listRowSeparatorTrailing", .listRowSeparatorTrailing),
    ] { constant(on: "HorizontalAlignment", name, value, as: .horizontalAlignment) }
    for (name, value) in [
      ("top", VerticalAlignment.top), ("center", .center), ("bottom", .bottom),
      ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
    ] { constant(on: "VerticalAlignment", name, value, as: .verticalAlignment) }
    for (name, value) in [
      ("center", Alignment.center), ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
      ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
      ("bottomTrailing", .bottomTrailing), ("centerFirstTextBaseline", .centerFirstTextBaseline),
      ("centerLastTextBaseline", .centerLastTextBaseline), ("leadingFirstTextBaseline", .leadingFirstTextBaseline),
      ("leadingLastTextBaseline", .leadingLastTextBaseline), ("trailingFirstTextBaseline", .trailingFirstTextBaseline),
      ("trailingLastTextBaseline", .trailingLastTextBaseline),
    ] { constant(on: "Alignment", name, value, as: .alignment) }
    initializer(
      "Alignment", .named("horizontal", .horizontalAlignment), .named("vertical", .verticalAlignment),
      returns: .alignment
    ) { Alignment(horizontal: $0, vertical: $1) }
    property(
      on: .alignment, "horizontal", as: .horizontalAlignment, get: { $0.horizontal }, set: { $0.horizontal = $1 })
    property(on: .alignment, "vertical", as: .verticalAlignment, get: { $0.vertical }, set: { $0.vertical = $1 })
    property(on: .viewDimensions, "width", as: .double) { $0.width }
    property(on: .viewDimensions, "height", as: .double) { $0.height }
  }
}
