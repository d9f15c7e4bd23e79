import LayoutCore

/// What annotations look at: a layout, the look of the figure, and where the views have ink.
struct FigureScene {
  /// What a view draws, as labels see it.
  struct Ink {
    /// The view's index.
    var view: Int
    /// Where it draws, in the canvas.
    var rect: Rect
    /// Whether a label on it could not be read: letters or a picture.
    var isDetailed: Bool
  }

  /// The layout.
  let layout: ResolvedLayout
  /// The look of the figure.
  let theme: Theme
  /// What measures and sets labels.
  let typesetter: any Typesetter
  /// Where the views draw.
  let ink: [Ink]
  /// The smallest rectangle around the canvas, the views' frames and their ink.
  let content: Rect
  /// Whether each view is drawn at all.
  let isVisible: [Bool]

  /// A scene of a layout.
  init(layout: ResolvedLayout, theme: Theme, typesetter: any Typesetter) {
    self.layout = layout
    self.theme = theme
    self.typesetter = typesetter
    var ink: [Ink] = []
    var content = Rect(size: layout.canvas)
    var isVisible = [Bool](repeating: true, count: layout.views.count)
    var transforms = [Transform](repeating: .identity, count: layout.views.count)
    for (index, view) in layout.views.enumerated() {
      if let parent = view.parent {
        isVisible[index] = isVisible[parent]
        transforms[index] = transforms[parent]
      }
      if let group = view.group {
        isVisible[index] = isVisible[index] && group.opacity > 0
        transforms[index] = group.transform.concatenating(transforms[index])
      }
      guard isVisible[index] else { continue }
      if view.frame.size.isFinite { content = content.union(view.frame) }
      guard let rect = view.items.bounds.map(transforms[index].boundingRect) else { continue }
      content = content.union(rect)
      ink.append(Ink(view: index, rect: rect, isDetailed: view.items.contains(where: \.isDetailed)))
    }
    self.ink = ink
    self.content = content
    self.isVisible = isVisible
  }

  /// Whether a view holds others.
  func isContainer(_ index: Int) -> Bool { index + 1 < layout.views[index].end }

  /// The frame with its edges on device pixels, as views are drawn.
  func drawnFrame(of index: Int) -> Rect { layout.views[index].frame.rounded(toScale: layout.displayScale) }

  /// A coordinate on a device pixel, so that a line of whole pixels is crisp.
  func rounded(_ value: Double) -> Double {
    (value * layout.displayScale + 0.5).rounded(.down) / layout.displayScale
  }

  /// The physical place of a guide's value in a child of a container.
  func position(of guide: ResolvedGuide, in child: Int, of container: Int) -> Double {
    let frame = layout.views[child].frame
    if guide.axis == .vertical { return frame.minY + guide.value }
    return layout.views[container].isRightToLeft ? frame.maxX - guide.value : frame.minX + guide.value
  }
}

extension DisplayItem {
  /// Whether a label on the item could not be read.
  var isDetailed: Bool {
    switch self {
    case .fill, .stroke: false
    case .text, .image: true
    case .group(let group): group.items.contains(where: \.isDetailed)
    }
  }
}
