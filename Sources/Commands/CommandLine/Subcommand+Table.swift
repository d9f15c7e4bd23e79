extension Subcommand {
  /// All subcommands of the tool.
  static let all: [Subcommand] = [
    render, figures, layout, check, accept, reject, review, compare, report, fonts, vocabulary,
  ]

  /// The options of all subcommands that read layout files.
  static let readingOptions: [AnyOption] = [
    AnyOption(.filesFrom),
    AnyOption(.figure), AnyOption(.canvas), AnyOption(.target), AnyOption(.together), AnyOption(.include),
    AnyOption(.assets),
    AnyOption(.strict), AnyOption(.clock), AnyOption(.fonts), AnyOption(.jobs), AnyOption(.stepLimit),
    AnyOption(.depthLimit), AnyOption(.viewLimit), AnyOption(.textLimit),
  ]
  /// The options of all subcommands that draw figures.
  static let drawingOptions: [AnyOption] = [
    AnyOption(.format), AnyOption(.scale), AnyOption(.show), AnyOption(.theme), AnyOption(.appearance),
    AnyOption(.transparent), AnyOption(.svgText), AnyOption(.svgEngine),
  ]

  /// Draws layout files.
  static let render = Subcommand(
    name: "render", arguments: "PATH…", summary: "draws every figure of layout files and folders",
    options: [AnyOption(.output)] + drawingOptions + readingOptions + batchOptions, run: RenderCommand.run)

  /// Draws the files that its standard input names, for the process that started it; help does not list it.
  static let worker = Subcommand(
    name: "worker", arguments: "", summary: "draws the files of a batch for the process that started it",
    options: render.options, run: WorkerCommand.run)

  /// The options of subcommands that draw many files.
  static let batchOptions: [AnyOption] = [
    AnyOption(.shard), AnyOption(.keepGoing), AnyOption(.failFast), AnyOption(.cache),
    AnyOption(.dependencies), AnyOption(.results), AnyOption(.resume), AnyOption(.timeout), AnyOption(.memory),
    AnyOption(.unsupervised),
  ]

  /// Draws the figures of the documents.
  static let figures = Subcommand(
    name: "figures", arguments: "", summary: "draws every figure of Fixtures/Figures",
    options: [AnyOption(.output)] + drawingOptions + [AnyOption(.jobs)], run: FiguresCommand.run)

  /// Prints layouts.
  static let layout = Subcommand(
    name: "layout", arguments: "PATH…", summary: "prints the resolved layout of every figure",
    options: [AnyOption(.json), AnyOption(.explain)] + readingOptions, run: LayoutCommand.run)

  /// The options of all subcommands that compare pixels.
  static let comparingOptions: [AnyOption] = [
    AnyOption(.tolerance), AnyOption(.antialiasing), AnyOption(.allowedPixels), AnyOption(.ignore),
  ]

  /// Compares figures with golden files.
  static let check = Subcommand(
    name: "check", arguments: "[PATH…]", summary: "compares figures with their golden files",
    options: [AnyOption(.golden), AnyOption(.levels), AnyOption(.record), AnyOption(.report), AnyOption(.shard)]
      + comparingOptions
      + drawingOptions + readingOptions, run: CheckCommand.run)

  /// Accepts pending files.
  static let accept = Subcommand(
    name: "accept", arguments: "[PATH…]", summary: "takes what the last check made as the golden files",
    options: [AnyOption(.golden)], run: PendingCommand.accept)

  /// Rejects pending files.
  static let reject = Subcommand(
    name: "reject", arguments: "[PATH…]", summary: "drops what the last check made",
    options: [AnyOption(.golden)], run: PendingCommand.reject)

  /// Reviews pending files.
  static let review = Subcommand(
    name: "review", arguments: "[PATH…]", summary: "tells each difference of the last check and asks what to do",
    options: [AnyOption(.golden)] + comparingOptions, run: PendingCommand.review)

  /// Compares pictures.
  static let compare = Subcommand(
    name: "compare", arguments: "A B", summary: "compares two pictures, PNG or SVG, or two folders of them",
    options: [AnyOption(.difference), AnyOption(.json), AnyOption(.jobs)] + comparingOptions, run: CompareCommand.run)

  /// Joins reports.
  static let report = Subcommand(
    name: "report", arguments: "merge FILE…", summary: "joins the .html or .json reports of several machines",
    options: [AnyOption(.reportOutput)], run: ReportCommand.run)

  /// Lists fonts.
  static let fonts = Subcommand(
    name: "fonts", arguments: "", summary: "lists the fonts that figures are drawn with",
    options: [AnyOption(.fonts)], run: FontsCommand.run)

  /// Prints the vocabulary.
  static let vocabulary = Subcommand(
    name: "vocabulary", arguments: "", summary: "prints the page of what layout files may use",
    options: [AnyOption(.examples)],
    run: VocabularyCommand.run)
}
