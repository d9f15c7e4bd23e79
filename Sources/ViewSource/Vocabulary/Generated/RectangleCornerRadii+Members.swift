// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `RectangleCornerRadii`.
  static func addRectangleCornerRadiiMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(
      on: .cornerRadii, "topLeading", as: .double, get: { $0.topLeading }, set: { $0.topLeading = $1 })
    vocabulary.property(
      on: .cornerRadii, "bottomLeading", as: .double, get: { $0.bottomLeading }, set: { $0.bottomLeading = $1 })
    vocabulary.property(
      on: .cornerRadii, "bottomTrailing", as: .double, get: { $0.bottomTrailing }, set: { $0.bottomTrailing = $1 })
    vocabulary.property(
      on: .cornerRadii, "topTrailing", as: .double, get: { $0.topTrailing }, set: { $0.topTrailing = $1 })
    vocabulary.initializer(
      "RectangleCornerRadii", .named("topLeading", .double, default: 0), .named("bottomLeading", .double, default: 0),
      .named("bottomTrailing", .double, default: 0), .named("topTrailing", .double, default: 0), returns: .cornerRadii
    ) { RectangleCornerRadii(topLeading: $0, bottomLeading: $1, bottomTrailing: $2, topTrailing: $3) }
  }

}
