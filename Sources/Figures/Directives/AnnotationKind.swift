import PlumblineLayout

/// One kind of annotation that a single view can ask for, with `.annotation("kind", "argument")`.
struct AnnotationKind: Sendable {
  /// The modifier's first argument.
  var name: String
  /// What is shown, in a sentence.
  var summary: String
  /// Whether the first argument must be there.
  var needsText = false
  /// What a view must be for something to be shown, in a phrase, or nil.
  var condition: String?
  /// What is drawn for views, each with the arguments given.
  var drawn: @Sendable ([(view: Int, arguments: [String])]) -> [any FigureAnnotation]

  /// All kinds, in the order in which they are drawn.
  static let table: [AnnotationKind] = [
    AnnotationKind(
      name: "highlight", summary: "Tints the view.", drawn: { [Highlights(views: $0.map(\.view))] }),
    AnnotationKind(
      name: "frame", summary: "Outlines the view's frame.", drawn: { [FrameOutlines(views: $0.map(\.view))] }),
    AnnotationKind(
      name: "container", summary: "Outlines the frame of the view's container.",
      condition: "is for views within others", drawn: { [FrameOutlines(containersOf: $0.map(\.view))] }),
    AnnotationKind(
      name: "ideal", summary: "Outlines the size that the view takes when nothing is proposed.",
      drawn: { [IdealFrames(views: $0.map(\.view))] }),
    AnnotationKind(
      name: "guides", summary: "Shows the guides by which the view aligns its children.",
      condition: "is for containers that align their children",
      drawn: { [GuideLines(containers: $0.map(\.view))] }),
    AnnotationKind(
      name: "guide", summary: "Shows the value of a guide of the view, of those in force if none is named.",
      condition: "is for views that a container aligns, and for guides that they have",
      drawn: { $0.map { GuideValues(views: [$0.view], guide: $0.arguments.first, showsName: true) } }),
    AnnotationKind(
      name: "baselines", summary: "Shows the view's baselines.", condition: "is for views with text",
      drawn: { [Baselines(views: $0.map(\.view))] }),
    AnnotationKind(
      name: "spacing", summary: "Shows the distances that the stack puts between its children.",
      condition: "is for stacks with distances",
      drawn: { [SpacingDimensions(containers: $0.map(\.view))] }),
    AnnotationKind(
      name: "padding", summary: "Shows the view's padding.", condition: "goes directly after .padding",
      drawn: { [PaddingDimensions(views: $0.map(\.view))] }),
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
      needsText: true,
      drawn: { asked in
        [
          Callouts(
            callouts: asked.map { view, arguments in
              Callouts.Callout(
                view: view, text: arguments.first ?? "",
                side: arguments.dropFirst().first.flatMap { Callouts.sides[$0] })
            })
        ]
      }),
    AnnotationKind(
      name: "mark", summary: "Puts a number at the view; the legend below the figure says the text.",
      needsText: true, drawn: { [NumberedMarks(views: $0.map(\.view))] }),
    AnnotationKind(
      name: "ruler", summary: "Puts scales along the view's top and leading edge.",
      drawn: { $0.map { Rulers(view: $0.view) } }),
    AnnotationKind(
      name: "grid", summary: "Puts squared paper behind the view.", drawn: { $0.map { Grid(view: $0.view) } }),
    AnnotationKind(
      name: "caption", summary: "Sets the text below the figure.", needsText: true, drawn: { _ in [] }),
  ]
}
