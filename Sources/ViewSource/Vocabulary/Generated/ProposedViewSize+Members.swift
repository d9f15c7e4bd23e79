// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ProposedViewSize`.
  static func addProposedViewSizeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(
      on: .proposedViewSize, "width", as: .optional(.double), get: { $0.width }, set: { $0.width = $1 })
    vocabulary.property(
      on: .proposedViewSize, "height", as: .optional(.double), get: { $0.height }, set: { $0.height = $1 })
    vocabulary.initializer(
      "ProposedViewSize", .named("width", .optional(.double)), .named("height", .optional(.double)),
      returns: .proposedViewSize
    ) { ProposedViewSize(width: $0, height: $1) }
    vocabulary.initializer("ProposedViewSize", .unnamed(.size), returns: .proposedViewSize) { ProposedViewSize($0) }
    vocabulary.constant(on: "ProposedViewSize", "zero", ProposedViewSize.zero, as: .proposedViewSize)
    vocabulary.constant(on: "ProposedViewSize", "unspecified", ProposedViewSize.unspecified, as: .proposedViewSize)
    vocabulary.constant(on: "ProposedViewSize", "infinity", ProposedViewSize.infinity, as: .proposedViewSize)
    vocabulary.method(
      on: .proposedViewSize, "replacingUnspecifiedDimensions",
      .named("by", .size, default: Size(width: 10, height: 10)), returns: .size
    ) { $0.replacingUnspecifiedDimensions(by: $1) }
  }

}
