// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ScrollGeometry`.
  static func addScrollGeometryMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(
      on: .scrollGeometry, "contentOffset", as: .point, get: { $0.contentOffset }, set: { $0.contentOffset = $1 })
    vocabulary.property(
      on: .scrollGeometry, "contentSize", as: .size, get: { $0.contentSize }, set: { $0.contentSize = $1 })
    vocabulary.property(
      on: .scrollGeometry, "contentInsets", as: .edgeInsets, get: { $0.contentInsets }, set: { $0.contentInsets = $1 })
    vocabulary.property(
      on: .scrollGeometry, "containerSize", as: .size, get: { $0.containerSize }, set: { $0.containerSize = $1 })
    vocabulary.property(on: .scrollGeometry, "visibleRect", as: .rect) { $0.visibleRect }
    vocabulary.property(on: .scrollGeometry, "bounds", as: .rect) { $0.bounds }
    vocabulary.initializer(
      "ScrollGeometry", .named("contentOffset", .point), .named("contentSize", .size),
      .named("contentInsets", .edgeInsets), .named("containerSize", .size), returns: .scrollGeometry
    ) { ScrollGeometry(contentOffset: $0, contentSize: $1, contentInsets: $2, containerSize: $3) }
  }

}
