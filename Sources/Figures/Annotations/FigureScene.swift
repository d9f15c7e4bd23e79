import PlumblineLayout

/// The input of annotations: a layout, the theme of the figure, and the rectangles in which the views draw.
struct FigureScene {
  /// A part of a view's drawing that labels avoid.
  struct Ink {
    /// The view's index.
    var view: Int
    /// The rectangle around the drawing, in the canvas.
    var rect: Rect
    /// Whether a label on it would be illegible, as on letters or an image.
    var isDetailed: Bool
    /// The vertical coordinates of the baselines of its lines of text.
    var baselines: [Double] = []
  }

  /// The layout.
  let layout: ResolvedLayout
  /// The theme of annotations on the content: the figure's, in colours that are legible on the background.
  let theme: Theme
  /// The theme of annotations on paper, beside the content.
  let page: Theme
  /// The typesetter of labels.
  let typesetter: any Typesetter
  /// The drawings of the views, without the background.
  let ink: [Ink]
  /// The area behind everything else, if it is plain and as large as the canvas.
  let background: Background?
  /// The smallest rectangle around the canvas, the views' frames and their drawings.
  let content: Rect
  /// Whether each view is drawn.
  let isVisible: [Bool]
  /// Whether each view is a part of a view that owns its content, such as a control, which annotations do not explain.
  let isInternal: [Bool]

  /// Creates a scene of a layout.
  init(layout: ResolvedLayout, theme: Theme, typesetter: any Typesetter) {
    self.layout = layout
    page = theme
    self.typesetter = typesetter
    var ink: [Ink] = []
    var content = Rect(size: layout.canvas).ifFinite ?? .zero
    var isVisible = [Bool](repeating: true, count: layout.views.count)
    var isInternal = [Bool](repeating: false, count: layout.views.count)
    var transforms = [Transform](repeating: .identity, count: layout.views.count)
    for (index, view) in layout.views.enumerated() {
      if let parent = view.parent {
        isVisible[index] = isVisible[parent]
        isInternal[index] = isInternal[parent] || layout.views[parent].role.ownsContent
        transforms[index] = transforms[parent]
      }
      if let group = view.group {
        isVisible[index] = isVisible[index] && group.opacity > 0
        transforms[index] = group.transform.concatenating(transforms[index])
      }
      guard isVisible[index] else { continue }
      if let frame = view.frame.ifFinite { content = content.union(frame) }
      guard let rect = view.items.bounds.map(transforms[index].boundingRect)?.ifFinite else { continue }
      content = content.union(rect)
      let baselines = view.items.flatMap { $0.baselines.map { transforms[index].apply($0).y } }
      ink.append(
        Ink(view: index, rect: rect, isDetailed: view.items.contains(where: \.isDetailed), baselines: baselines))
    }
    background = ink.count > 1 ? Self.background(in: layout, ink: ink) : nil
    self.theme = background.map { theme.adapted(to: $0.color) } ?? theme
    let back = background?.rect
    self.ink = back == nil ? ink : ink.filter { $0.isDetailed || $0.rect != back }
    self.content = layout.fillsScreen ? content.intersection(layout.screen) : content
    self.isVisible = isVisible
    self.isInternal = isInternal
  }

  /// Returns the first opaque rectangle as large as the canvas.
  private static func background(in layout: ResolvedLayout, ink: [Ink]) -> Background? {
    let canvas = Rect(size: layout.canvas)
    for part in ink where !part.isDetailed {
      let around = part.rect.insetBy(dx: -0.5, dy: -0.5)
      let items = layout.views[part.view].items
      guard around.union(canvas) == around, items.count == 1, case .fill(let path, .color(let color), _) = items[0],
        color.light.opacity == 1, color.dark.opacity == 1, path.bounds.map({ Path($0) == path }) == true
      else { continue }
      return Background(rect: part.rect, color: color)
    }
    return nil
  }

  /// The colour that separates lines from the views beneath: the background's where a guide is legible on it, else the
  /// paper's.
  var halo: Color {
    guard let background else { return theme.paper }
    let guide = theme.guide.color
    return Color(
      light: background.color.light.contrast(with: guide.light) >= 3 ? background.color.light : theme.paper.light,
      dark: background.color.dark.contrast(with: guide.dark) >= 3 ? background.color.dark : theme.paper.dark)
  }

  /// Returns the colour behind a label, or nil if none is needed.
  func labelBackground(at rect: Rect) -> Color? {
    let theme = isOnBackground(rect) ? theme : page
    if ink.contains(where: { $0.rect.intersects(rect) }) { return theme.paper }
    guard let background, background.rect.intersects(rect) else { return nil }
    return isOnBackground(rect) ? halo == background.color ? nil : halo : page.paper
  }

  /// Returns whether a rectangle is on the background, rather than on paper.
  func isOnBackground(_ rect: Rect) -> Bool { background.map { $0.rect.union(rect) == $0.rect } ?? false }

  /// The visible views without children; a control counts as one view.
  var leaves: [Int] {
    layout.views.indices.filter { index in
      let role = layout.views[index].role
      return isVisible[index] && !isInternal[index] && role.isWritten && role != .spacer
        && (!isContainer(index) || role.ownsContent)
    }
  }

  /// The visible views that set a guide in force themselves.
  var aligningViews: [Int] {
    layout.views.indices.filter { index in
      isVisible[index] && !isInternal[index]
        && layout.views[index].guides.contains { guide in
          guide.isInForce && guide.origin == .explicit
            && !(guide.isTextBaseline && layout.views[index].role == .text)
        }
    }
  }

  /// Returns whether a view contains other views.
  func isContainer(_ index: Int) -> Bool { index + 1 < layout.views[index].end }

  /// Returns whether a view or one of its descendants shows text or an image.
  func hasLetters(_ index: Int) -> Bool {
    let range = index..<layout.views[index].end
    return ink.contains { range.contains($0.view) && $0.isDetailed }
  }

  /// Returns whether a view or one within it fills a plain area.
  func hasArea(_ index: Int) -> Bool {
    let range = index..<layout.views[index].end
    return ink.contains { range.contains($0.view) && !$0.isDetailed }
  }

  /// Returns the view's frame with its edges on device pixels, as it is drawn.
  func drawnFrame(of index: Int) -> Rect { layout.views[index].frame.rounded(toScale: layout.displayScale) }

  /// Returns the coordinate on a device pixel, so that a line of whole pixels is crisp.
  func rounded(_ value: Double) -> Double {
    (value * layout.displayScale + 0.5).rounded(.down) / layout.displayScale
  }

  /// Returns the physical coordinate of a guide's value in a child of a container.
  func position(of guide: ResolvedGuide, in child: Int, of container: Int) -> Double {
    let frame = layout.views[child].frame
    if guide.axis == .vertical { return frame.minY + guide.value }
    return layout.views[container].isRightToLeft ? frame.maxX - guide.value : frame.minX + guide.value
  }
}

extension Color.Components {
  /// Returns the ratio of the two colours' luminances, from 1 to 21.
  ///
  /// A polynomial stands for sRGB's transfer function, from which it differs by less than 0.003.
  func contrast(with other: Color.Components) -> Double {
    func linear(_ value: Double) -> Double { value * (value * (value * 0.305306011 + 0.682171111) + 0.012522878) }
    func luminance(_ color: Color.Components) -> Double {
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let (a, b) = (luminance(self), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}

extension DisplayItem {
  /// The first points of the baselines of a text's lines.
  fileprivate var baselines: [Point] {
    guard case .text(let text, let point, _) = self else { return [] }
    return text.baselines.map { Point(x: point.x, y: point.y + $0) }
  }

  /// Whether a label on the item would be illegible.
  var isDetailed: Bool {
    switch self {
    case .fill, .stroke: false
    case .text, .image: true
    case .group(let group): group.items.contains(where: \.isDetailed)
    }
  }
}
