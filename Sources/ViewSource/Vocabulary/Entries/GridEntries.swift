import PlumblineLayout

extension Vocabulary {
  /// Adds grids and the modifiers of their cells.
  mutating func addGrids() {
    later(["GridItem", "GridItem.Size"]) { $0.addGridItems() }
  }

  private mutating func addGridItems() {
    initializer(
      "GridItem", .unnamed(.gridItemSize, default: .flexible()), .optional("spacing", .double),
      .optional("alignment", .alignment), returns: .gridItem
    ) { GridItem($0, spacing: $1, alignment: $2) }
    staticMethod(on: "GridItem.Size", "fixed", .unnamed(.double), returns: .gridItemSize) { .fixed($0) }
    staticMethod(
      on: "GridItem.Size", "flexible", .named("minimum", .double, default: 10),
      .named("maximum", .double, default: .infinity), returns: .gridItemSize
    ) { .flexible(minimum: $0, maximum: $1) }
    staticMethod(
      on: "GridItem.Size", "adaptive", .named("minimum", .double), .named("maximum", .double, default: .infinity),
      returns: .gridItemSize
    ) { .adaptive(minimum: $0, maximum: $1) }
    enumeration(of: .gridItemSize) { size in
      switch size {
      case .fixed(let length): ("fixed", ["_": .double(length)])
      case .flexible(let least, let most): ("flexible", ["minimum": .double(least), "maximum": .double(most)])
      case .adaptive(let least, let most): ("adaptive", ["minimum": .double(least), "maximum": .double(most)])
      }
    }
    property(on: .gridItem, "size", as: .gridItemSize, get: \.size) { $0.size = $1 }
    property(on: .gridItem, "spacing", as: .optional(.double), get: \.spacing) { $0.spacing = $1 }
    property(on: .gridItem, "alignment", as: .optional(.alignment), get: \.alignment) { $0.alignment = $1 }
  }
}

extension TypeBinding where T == GridItem {
  /// A column or row of a lazy grid.
  static var gridItem: TypeBinding { .native("GridItem") }
}

extension TypeBinding where T == GridItem.Size {
  /// The width of a column.
  static var gridItemSize: TypeBinding { .native("GridItem.Size") }
}
