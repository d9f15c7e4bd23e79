import LayoutCore

/// One kind of annotation that a single view can ask for, with `.annotation("kind", "argument")`.
struct AnnotationKind: Sendable {
  /// The modifier's first argument.
  var name: String
  /// What is shown, in a sentence.
  var summary: String
  /// What is drawn for views, each with the arguments given.
  var drawn: @Sendable ([(view: Int, arguments: [String])]) -> [any FigureAnnotation]

  /// All kinds, in the order in which they are drawn.
  static let table: [AnnotationKind] = [
    AnnotationKind(
      name: "highlight", summary: "Tints the view.", drawn: { [Highlights(views: $0.map(\.view))] }),
    AnnotationKind(
      name: "frame", summary: "Outlines the view's frame.", drawn: { [FrameOutlines(views: $0.map(\.view))] }),
    AnnotationKind(
      name: "guides", summary: "Shows the guides by which the view aligns its children.",
      drawn: { [GuideLines(containers: $0.map(\.view))] }),
    AnnotationKind(
      name: "guide", summary: "Shows the value of a guide of the view, of those in force if none is named.",
      drawn: { $0.map { GuideValues(views: [$0.view], guide: $0.arguments.first, showsName: true) } }),
    AnnotationKind(
      name: "baselines", summary: "Shows the view's baselines.", drawn: { [Baselines(views: $0.map(\.view))] }),
    AnnotationKind(
      name: "spacing", summary: "Shows the distances that the stack puts between its children.",
      drawn: { [SpacingDimensions(containers: $0.map(\.view))] }),
    AnnotationKind(
      name: "padding", summary: "Shows the view's padding.", drawn: { [PaddingDimensions(views: $0.map(\.view))] }),
    AnnotationKind(
      name: "proposal", summary: "Shows the size that the view was proposed.",
      drawn: { [Proposals(views: $0.map(\.view))] }),
    AnnotationKind(
      name: "name", summary: "Shows the view's name, or the text given.",
      drawn: { $0.map { ViewLabels(views: [$0.view], text: $0.arguments.first) } }),
    AnnotationKind(
      name: "size", summary: "Shows the view's size.",
      drawn: { [ViewLabels(showsNames: false, showsSizes: true, views: $0.map(\.view))] }),
    AnnotationKind(
      name: "callout", summary: "Says the text at the side of the figure, with a line to the view.",
      drawn: {
        [Callouts(callouts: $0.map { Callouts.Callout(view: $0.view, text: $0.arguments.first ?? "") })]
      }),
    AnnotationKind(
      name: "mark", summary: "Puts a number at the view; the legend below the figure says the text.",
      drawn: { [NumberedMarks(views: $0.map(\.view))] }),
  ]
}
