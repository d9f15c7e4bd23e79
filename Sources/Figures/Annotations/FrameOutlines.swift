import PlumblineLayout

extension AnnotationEntry {
  /// Outlines of frames.
  static let frames = AnnotationEntry(
    all: WholeFigure(word: .frames, summary: "thin outlines of the frames", layer: .outlines) { _ in [FrameOutlines()]
    },
    one: SingleView(kind: "frame", summary: "Outlines the view's frame.") { targets, _ in
      [FrameOutlines(views: targets.map(\.view))]
    })

  /// Outlines of the containers around views.
  static let container = AnnotationEntry(
    one: SingleView(
      kind: "container", summary: "Outlines the frame of the view's container.", condition: "is for views within others"
    ) { targets, _ in [FrameOutlines(containersOf: targets.map(\.view))] })
}

extension Figures.Word {
  /// Thin outlines of the views' frames.
  public static let frames = Figures.Word("frames")
}

/// Thin outlines of the views' frames, each rectangle once.
///
/// A line lies inside its frame, so that neighbours without a distance show two lines and equal frames one.
struct FrameOutlines: FigureAnnotation {
  /// The views whose frames are outlined; nil outlines all.
  var views: [Int]?
  /// Whether the containers of the views are outlined instead of the views; modifiers are skipped.
  var outlinesContainers = false

  /// Creates outlines of views; nil outlines all.
  init(views: [Int]? = nil) { self.views = views }

  /// Creates outlines of the containers of views.
  init(containersOf views: [Int]) { (self.views, outlinesContainers) = (views, true) }

  /// Outlines of all views move with them.
  var movesWithViews: Bool { views == nil }

  /// Returns the outlines, those of containers first, so that those of the views within lie over them.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "frames")
    var seen: Set<Rect> = []
    var containers: [[DisplayItem]] = []
    var leaves: [DisplayItem] = []
    let requested = views ?? scene.framedViews
    let shown = (outlinesContainers ? requested.compactMap(scene.container) : requested).filter { scene.isVisible[$0] }
    for isContainer in [false, true] {
      for index in shown where scene.isContainer(index) == isContainer {
        let frame = scene.drawnFrame(of: index)
        guard frame.size.isFinite, !frame.isEmpty, seen.insert(frame).inserted else { continue }
        let line = isContainer ? \Theme.container : \Theme.frame
        let inset = scene.theme[keyPath: line].width / 2
        let outline = scene.outline(frame.insetBy(dx: inset, dy: inset), line)
        if isContainer { containers.append(outline) } else { leaves += outline }
        result.lines += frame.edges
      }
    }
    let canvas = Rect(size: scene.layout.canvas)
    if views == nil, !canvas.isEmpty, canvas.size.isFinite, seen.insert(canvas).inserted {
      let line = scene.theme.canvas
      result.over.append(line.stroke(Path(canvas.insetBy(dx: line.width / 2, dy: line.width / 2))))
      result.lines += canvas.edges
    }
    result.over += containers.reversed().flatMap(\.self) + leaves
    return result
  }
}

extension FigureScene {
  /// Returns the nearest view around another that is not a modifier, or nil.
  func container(of index: Int) -> Int? {
    var parent = layout.views[index].parent
    while let found = parent, !layout.views[found].role.isWritten, layout.views[found].role != .frame {
      parent = layout.views[found].parent
    }
    return parent
  }

  /// The views whose frames matter to a reader: all but modifiers other than `frame`, and the parts of controls.
  var framedViews: [Int] {
    layout.views.indices.filter { index in
      let role = layout.views[index].role
      return !isInternal[index] && (role.isWritten || role == .frame || !isContainer(index))
    }
  }
}

extension Theme.Line {
  /// The style of the line's stroke.
  var style: StrokeStyle { StrokeStyle(lineWidth: width, dash: dash) }
  /// Returns a path drawn with the line.
  func stroke(_ path: Path) -> DisplayItem { .stroke(path, .color(color), style) }
  /// Returns the halo of a path, in a colour that separates the line from the views beneath.
  func haloStroke(_ path: Path, on paper: Color) -> DisplayItem {
    .stroke(path, .color(paper.opacity(0.85)), StrokeStyle(lineWidth: width + 2 * halo))
  }
}

extension Rect {
  /// The four sides as rectangles of no thickness.
  var edges: [Rect] {
    [
      Rect(x: minX, y: minY, width: width, height: 0), Rect(x: minX, y: maxY, width: width, height: 0),
      Rect(x: minX, y: minY, width: 0, height: height), Rect(x: maxX, y: minY, width: 0, height: height),
    ]
  }
}
