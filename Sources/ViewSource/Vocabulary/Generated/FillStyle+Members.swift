// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `FillStyle`.
  static func addFillStyleMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .fillStyle, "isEOFilled", as: .bool, get: { $0.isEOFilled }, set: { $0.isEOFilled = $1 })
    vocabulary.property(
      on: .fillStyle, "isAntialiased", as: .bool, get: { $0.isAntialiased }, set: { $0.isAntialiased = $1 })
    vocabulary.initializer(
      "FillStyle", .named("eoFill", .bool, default: false), .named("antialiased", .bool, default: true),
      returns: .fillStyle
    ) { FillStyle(eoFill: $0, antialiased: $1) }
  }

}
