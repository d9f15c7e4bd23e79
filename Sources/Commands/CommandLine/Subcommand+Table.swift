extension Subcommand {
  /// Every verb of the tool.
  static let all: [Subcommand] = [render, figures, layout]

  /// What all verbs know that read layout files.
  static let readingOptions: [AnyOption] = [
    AnyOption(.figure), AnyOption(.canvas), AnyOption(.together), AnyOption(.include), AnyOption(.assets),
    AnyOption(.strict), AnyOption(.clock), AnyOption(.fonts), AnyOption(.jobs),
  ]
  /// What all verbs know that draw figures.
  static let drawingOptions: [AnyOption] = [
    AnyOption(.format), AnyOption(.scale), AnyOption(.show), AnyOption(.theme), AnyOption(.appearance),
    AnyOption(.transparent), AnyOption(.svgText), AnyOption(.svgEngine),
  ]

  /// Draws layout files.
  static let render = Subcommand(
    name: "render", arguments: "PATH…", summary: "draws every figure of layout files and folders",
    options: [AnyOption(.output)] + drawingOptions + readingOptions, run: RenderCommand.run)

  /// Draws the figures of the documents.
  static let figures = Subcommand(
    name: "figures", arguments: "", summary: "draws every figure of Fixtures/Figures",
    options: [AnyOption(.output)] + drawingOptions + [AnyOption(.jobs)], run: FiguresCommand.run)

  /// Prints layouts.
  static let layout = Subcommand(
    name: "layout", arguments: "PATH…", summary: "prints the resolved layout of every figure",
    options: [AnyOption(.json), AnyOption(.explain)] + readingOptions, run: LayoutCommand.run)
}
