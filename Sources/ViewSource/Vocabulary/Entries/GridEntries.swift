import PlumblineLayout

extension Vocabulary {
  /// Adds grids and what their cells say.
  mutating func addGrids() {
    view(
      "Grid", .named("alignment", .alignment, default: .center), .optional("horizontalSpacing", .double),
      .optional("verticalSpacing", .double), .named("content", .content),
      summary: "Rows whose cells share the widths of columns.",
      example: #"Grid(alignment: .leading, horizontalSpacing: 4) { GridRow { Text("a"); Text("b") } }"#
    ) { .grid(alignment: $0, horizontalSpacing: $1, verticalSpacing: $2, children: $3) }
    view(
      "GridRow", .optional("alignment", .verticalAlignment), .named("content", .content), summary: "A row of a grid.",
      example: #"Grid { GridRow(alignment: .top) { Text("a") } }"#
    ) { .gridRow(alignment: $0, children: $1) }
    for (name, axis) in [("LazyVGrid", Axis.vertical), ("LazyHGrid", .horizontal)] { addLazyGrid(name, axis) }
    addGridItems()
    addCells()
    view(
      "ViewThatFits", .named("in", .axisSet, default: Axis.Set.both), .named("content", .content),
      summary: "The first of several views that fits.",
      example: #"ViewThatFits(in: .horizontal) { Text("long"); Text("s") }"#
    ) { axes, content in .viewThatFits(in: axes, children: content) }
  }

  private mutating func addLazyGrid(_ name: String, _ axis: Axis) {
    if axis == .vertical {
      view(
        name, .named("columns", .array(.gridItem)), .named("alignment", .horizontalAlignment, default: .center),
        .optional("spacing", .double), .named("pinnedViews", .unevaluated, default: ()), .named("content", .content),
        summary: "Cells in columns.",
        example: #"LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], spacing: 8) { Text("a") }"#
      ) { columns, alignment, spacing, _, content in
        .lazyVGrid(columns: columns, alignment: alignment, spacing: spacing, children: content)
      }
    } else {
      view(
        name, .named("rows", .array(.gridItem)), .named("alignment", .verticalAlignment, default: .center),
        .optional("spacing", .double), .named("pinnedViews", .unevaluated, default: ()), .named("content", .content),
        summary: "Cells in rows.", example: #"LazyHGrid(rows: [GridItem(.fixed(40))], spacing: 8) { Text("a") }"#
      ) { rows, alignment, spacing, _, content in
        .lazyHGrid(rows: rows, alignment: alignment, spacing: spacing, children: content)
      }
    }
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

  private mutating func addCells() {
    modifier(
      "gridCellColumns", .unnamed(.int), summary: "Sets how many columns a cell takes.",
      example: #"Grid { GridRow { Text("a").gridCellColumns(2) } }"#
    ) { $0.gridCellColumns($1) }
    modifier(
      "gridCellUnsizedAxes", .unnamed(.axisSet), summary: "Keeps a cell from sizing its row or column.",
      example: #"Grid { Divider().gridCellUnsizedAxes(.horizontal) }"#
    ) { $0.gridCellUnsizedAxes($1) }
    modifier(
      "gridCellAnchor", .unnamed(.unitPoint), summary: "Sets the point by which a cell is put.",
      example: #"Grid { GridRow { Text("a").gridCellAnchor(.topLeading) } }"#
    ) { $0.gridCellAnchor($1) }
    modifier(
      "gridColumnAlignment", .unnamed(.horizontalAlignment), summary: "Sets the alignment of a cell's column.",
      example: #"Grid { GridRow { Text("a").gridColumnAlignment(.trailing) } }"#
    ) { $0.gridColumnAlignment($1) }
  }
}

extension Axis.Set {
  /// Both axes.
  static let both: Axis.Set = [.horizontal, .vertical]
}

extension TypeBinding where T == GridItem {
  /// A column or row of a lazy grid.
  static var gridItem: TypeBinding { .native("GridItem") }
}

extension TypeBinding where T == GridItem.Size {
  /// How wide a column is.
  static var gridItemSize: TypeBinding { .native("GridItem.Size") }
}
