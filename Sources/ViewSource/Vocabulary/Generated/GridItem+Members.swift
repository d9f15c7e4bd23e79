// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `GridItem`.
  static func addGridItemMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .gridItem, "size", as: .gridItemSize, get: { $0.size }, set: { $0.size = $1 })
    vocabulary.property(on: .gridItem, "spacing", as: .optional(.double), get: { $0.spacing }, set: { $0.spacing = $1 })
    vocabulary.property(
      on: .gridItem, "alignment", as: .optional(.alignment), get: { $0.alignment }, set: { $0.alignment = $1 })
    vocabulary.initializer(
      "GridItem", .unnamed(.gridItemSize, default: .flexible()),
      .named("spacing", .optional(.double), default: .some(nil)),
      .named("alignment", .optional(.alignment), default: .some(nil)), returns: .gridItem
    ) { GridItem($0, spacing: $1, alignment: $2) }
  }

  /// Adds the members of `GridItem.Size`.
  static func addGridItemSizeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.staticMethod(on: "GridItem.Size", "fixed", .unnamed(.double), returns: .gridItemSize) {
      GridItem.Size.fixed($0)
    }
    vocabulary.staticMethod(
      on: "GridItem.Size", "flexible", .named("minimum", .double, default: 10),
      .named("maximum", .double, default: .infinity), returns: .gridItemSize
    ) { GridItem.Size.flexible(minimum: $0, maximum: $1) }
    vocabulary.staticMethod(
      on: "GridItem.Size", "adaptive", .named("minimum", .double), .named("maximum", .double, default: .infinity),
      returns: .gridItemSize
    ) { GridItem.Size.adaptive(minimum: $0, maximum: $1) }
    vocabulary.enumeration(of: .gridItemSize) { value in
      switch value {
      case .fixed(let value0): ("fixed", ["_": TypeBinding<Double>.double.write(value0)])
      case .flexible(let value0, let value1):
        (
          "flexible",
          ["minimum": TypeBinding<Double>.double.write(value0), "maximum": TypeBinding<Double>.double.write(value1)]
        )
      case .adaptive(let value0, let value1):
        (
          "adaptive",
          ["minimum": TypeBinding<Double>.double.write(value0), "maximum": TypeBinding<Double>.double.write(value1)]
        )
      }
    }
  }

}
