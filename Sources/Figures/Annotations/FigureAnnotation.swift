import PlumblineLayout

/// A function from a figure's views to a drawing around them.
protocol FigureAnnotation {
  /// Returns the annotation's items, and the labels that it requests.
  func drawing(in scene: FigureScene) -> AnnotationDrawing
  /// Whether an animated figure moves the annotation's content together with the views, instead of drawing the
  /// annotation.
  var movesWithViews: Bool { get }
}

extension FigureAnnotation {
  /// The annotation is drawn for each state of an animation.
  var movesWithViews: Bool { false }
}

/// The items of an annotation, and the labels that it requests.
struct AnnotationDrawing {
  /// The annotation's name, for readers of the drawing.
  var name: String
  /// The items behind the views.
  var behind: [DisplayItem] = []
  /// The items over the views.
  var over: [DisplayItem] = []
  /// The items over all lines: dots that mark points on them.
  var marks: [DisplayItem] = []
  /// The texts to place once all lines are known.
  var labels: [LabelRequest] = []
  /// The rectangles of lines, which labels avoid.
  var lines: [Rect] = []
  /// The rectangles of dimensions, dots and numbers, which labels and leaders avoid.
  var arrows: [Rect] = []
  /// Whether nothing is drawn.
  var isEmpty: Bool { behind.isEmpty && over.isEmpty && marks.isEmpty && labels.isEmpty }
}
