// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `GraphicsContext.ClipOptions`.
  static func addGraphicsContextClipOptionsMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .clipOptions, "rawValue", as: .int) { $0.rawValue }
    vocabulary.initializer("GraphicsContext.ClipOptions", .named("rawValue", .int), returns: .clipOptions) {
      GraphicsContext.ClipOptions(rawValue: $0)
    }
    vocabulary.constant(
      on: "GraphicsContext.ClipOptions", "inverse", GraphicsContext.ClipOptions.inverse, as: .clipOptions)
    vocabulary.arrayLiteral(of: .clipOptions) { $0.reduce(into: []) { $0.formUnion($1) } }
    vocabulary.method(on: .clipOptions, "contains", .unnamed(.clipOptions), returns: .bool) { $0.contains($1) }
    vocabulary.property(on: .clipOptions, "isEmpty", as: .bool) { $0.isEmpty }
    vocabulary.method(on: .clipOptions, "union", .unnamed(.clipOptions), returns: .clipOptions) { $0.union($1) }
    vocabulary.method(on: .clipOptions, "intersection", .unnamed(.clipOptions), returns: .clipOptions) {
      $0.intersection($1)
    }
    vocabulary.method(on: .clipOptions, "subtracting", .unnamed(.clipOptions), returns: .clipOptions) {
      $0.subtracting($1)
    }
  }

}
