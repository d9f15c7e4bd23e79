import PlumblineFigureMaking
import PlumblineLayout
import PlumblineSnapshots

extension LayoutGolden {
  /// A figure's golden layout, and the source positions of its lines.
  typealias Placed = (layout: LayoutGolden, places: [SnapshotPlace?])

  /// Returns the golden layout of a figure, with the source positions of its lines.
  static func placed(_ provenance: Provenance, of figure: DrawnFigure) -> Placed {
    var places: [SnapshotPlace?] = []
    let states = figure.layouts.map { layout in
      let lines = layout.goldenLines
      places += [nil] + lines.map { $0.source.map { SnapshotPlace(file: $0.file, line: $0.line) } }
      return (
        canvas: "\(layout.canvas.width.dumped)×\(layout.canvas.height.dumped)",
        views: lines.map(\.text).joined(separator: "\n")
      )
    }
    return (LayoutGolden(provenance: provenance, states: states), places)
  }
}
