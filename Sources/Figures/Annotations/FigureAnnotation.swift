import PlumblineLayout

/// One kind of annotation: a function from a figure's views to what is drawn around them.
protocol FigureAnnotation {
  /// What the annotation draws, and the labels that it asks for.
  func drawing(in scene: FigureScene) -> AnnotationDrawing
}

/// What an annotation draws, and the labels that it asks for.
struct AnnotationDrawing {
  /// The annotation's name, for readers of the drawing.
  var name: String
  /// What lies behind the views.
  var behind: [DisplayItem] = []
  /// What lies over the views.
  var over: [DisplayItem] = []
  /// What lies over all lines: the dots that mark points on them.
  var marks: [DisplayItem] = []
  /// The texts to place once all lines are known.
  var labels: [LabelRequest] = []
  /// Where lines and marks run, for labels to avoid.
  var lines: [Rect] = []
  /// Whether nothing is drawn.
  var isEmpty: Bool { behind.isEmpty && over.isEmpty && marks.isEmpty && labels.isEmpty }
}
