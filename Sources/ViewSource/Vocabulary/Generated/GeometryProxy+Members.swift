// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `GeometryProxy`.
  static func addGeometryProxyMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .geometryProxy, "size", as: .size) { $0.size }
    vocabulary.property(on: .geometryProxy, "safeAreaInsets", as: .edgeInsets) { $0.safeAreaInsets }
    vocabulary.method(on: .geometryProxy, "frame", .named("in", .coordinateSpace), returns: .rect) { $0.frame(in: $1) }
    vocabulary.method(on: .geometryProxy, "bounds", .named("of", .coordinateSpace), returns: .optional(.rect)) {
      $0.bounds(of: $1)
    }
  }

}
