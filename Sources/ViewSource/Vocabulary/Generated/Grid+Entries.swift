// Generated from Sources/Views/Containers/Grid.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Containers/Grid.swift`.
  mutating func addGridDeclarations() {
    view(
      "Grid",
      summary: "Creates a grid with an alignment; without spacings in points, cells keep their preferred distances.",
      example: #"Grid(alignment: .leading, horizontalSpacing: 4) { GridRow { Text("a"); Text("b") } }"#
    ) {
      .function(
        .named("alignment", .alignment, default: .center),
        .named("horizontalSpacing", .optional(.double), default: .some(nil)),
        .named("verticalSpacing", .optional(.double), default: .some(nil)), .named("content", .content), returns: .view
      ) { alignment, horizontalSpacing, verticalSpacing, content in
        .grid(
          alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
          children: content)
      }
    }
    view(
      "GridRow", summary: "Creates a row, with an alignment of its own if there is one.",
      example: #"Grid { GridRow(alignment: .top) { Text("a") } }"#
    ) {
      .function(
        .named("alignment", .optional(.verticalAlignment), default: .some(nil)), .named("content", .content),
        returns: .view
      ) { alignment, content in .gridRow(alignment: alignment, children: content) }
    }
    view(
      "LazyVGrid", summary: "Creates a grid of columns.",
      example: #"LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], spacing: 8) { Text("a") }"#
    ) {
      .function(
        .named("columns", .array(.gridItem)), .named("alignment", .horizontalAlignment, default: .center),
        .named("spacing", .optional(.double), default: .some(nil)), .named("pinnedViews", .unevaluated, default: ()),
        .named("content", .content), returns: .view
      ) { columns, alignment, spacing, _, content in
        .lazyVGrid(columns: columns, alignment: alignment, spacing: spacing, children: content)
      }
    }
    view(
      "LazyHGrid", summary: "Creates a grid of rows.",
      example: #"LazyHGrid(rows: [GridItem(.fixed(40))], spacing: 8) { Text("a") }"#
    ) {
      .function(
        .named("rows", .array(.gridItem)), .named("alignment", .verticalAlignment, default: .center),
        .named("spacing", .optional(.double), default: .some(nil)), .named("pinnedViews", .unevaluated, default: ()),
        .named("content", .content), returns: .view
      ) { rows, alignment, spacing, _, content in
        .lazyHGrid(rows: rows, alignment: alignment, spacing: spacing, children: content)
      }
    }
    member(
      "View", "gridCellColumns", summary: "Sets the number of columns that the cell spans.",
      example: #"Grid { GridRow { Text("a").gridCellColumns(2) } }"#
    ) {
      .modifier(.unnamed(.int)) { node, count in node.gridCellColumns(count) }
    }
    member(
      "View", "gridCellUnsizedAxes",
      summary: "Sets the axes on which the cell does not contribute to the size of its row or column.",
      example: "Grid { Divider().gridCellUnsizedAxes(.horizontal) }"
    ) {
      .modifier(.unnamed(.axisSet)) { node, axes in node.gridCellUnsizedAxes(axes) }
    }
    member(
      "View", "gridCellAnchor", summary: "Sets the point at which the cell is aligned with its space in the grid.",
      example: #"Grid { GridRow { Text("a").gridCellAnchor(.topLeading) } }"#
    ) {
      .modifier(.unnamed(.unitPoint)) { node, anchor in node.gridCellAnchor(anchor) }
    }
    member(
      "View", "gridColumnAlignment", summary: "Sets the alignment of the cell's column.",
      example: #"Grid { GridRow { Text("a").gridColumnAlignment(.trailing) } }"#
    ) {
      .modifier(.unnamed(.horizontalAlignment)) { node, guide in node.gridColumnAlignment(guide) }
    }
  }
}
