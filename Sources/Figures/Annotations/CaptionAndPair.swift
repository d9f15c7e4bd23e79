import PlumblineLayout

extension AnnotationEntry {
  /// The text below a figure, which ``FigureComposition`` sets.
  static let caption = AnnotationEntry(
    all: WholeFigure(
      word: .caption, summary: "the preview's name below the figure", isOverlay: false, isDescribed: false),
    one: SingleView(kind: captionKind, summary: "Sets the text below the figure.", needsText: true))

  /// The kind of annotation by which a view gives its figure a caption.
  static let captionKind = "caption"

  /// The previews of a file side by side, which ``FigureComposition`` composes.
  static let pair = AnnotationEntry(
    all: WholeFigure(
      word: .pair, summary: "the file's previews side by side, as before and after", isOverlay: false,
      isDescribed: false))
}

extension Figures.Word {
  /// The preview's name below the figure.
  public static let caption = Figures.Word("caption")
  /// The file's previews side by side, as before and after.
  public static let pair = Figures.Word("pair")
}
