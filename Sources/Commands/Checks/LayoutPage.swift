import LayoutCore

/// The text of a figure's layouts, as golden files hold it.
enum LayoutPage {
  /// The canvas and the views of each layout.
  static func text(of layouts: [ResolvedLayout]) -> String {
    layouts.map { layout in
      "canvas \(layout.canvas.width.dumped)×\(layout.canvas.height.dumped)\n\(layout.dump)\n"
    }.joined(separator: "\n")
  }
}
