import PlumblineLayout

/// Turns resolved layouts into drawings with annotations.
public enum Figures {
  /// Annotations of all views of a figure, by their words.
  public typealias Annotations = Set<Word>

  /// Returns the drawing of a layout's views alone.
  public static func display(_ layout: ResolvedLayout) -> [DisplayItem] { layout.display }

  /// Returns a figure: the views, and over them the annotations, with a margin around them.
  public static func figure(
    _ layout: ResolvedLayout, showing annotations: Annotations, theme: Theme, typesetter: any Typesetter
  ) -> DisplayList {
    figure([layout], request: FigureRequest(annotations: annotations), theme: theme, typesetter: typesetter)
  }

  /// Returns a figure as a request describes it, of one layout or of the states of a sequence.
  ///
  /// `listing` is the part of the source that the request lists.
  public static func figure(
    _ layouts: [ResolvedLayout], request: FigureRequest, listing: Listing? = nil, theme: Theme,
    typesetter: any Typesetter
  ) -> DisplayList {
    fittedFigure(layouts, request: request, listing: listing, theme: theme, typesetter: typesetter).drawing
  }

  /// Returns a figure as a request describes it, and the scale of its views, which is less than 1 where they shrink to
  /// a width.
  public static func fittedFigure(
    _ layouts: [ResolvedLayout], request: FigureRequest, listing: Listing? = nil, theme: Theme,
    typesetter: any Typesetter
  ) -> (drawing: DisplayList, scale: Double) {
    FigureComposition(
      layouts: layouts, request: request, listing: listing, theme: theme.suiting(layouts), typesetter: typesetter
    ).fitted
  }

  /// Returns a text in quotes, as directives hold it.
  public static func quoted(_ text: String) -> String {
    "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }

  /// The first words of directives.
  public static var directiveNames: [String] { DirectiveKind.table.map(\.name) }
}
