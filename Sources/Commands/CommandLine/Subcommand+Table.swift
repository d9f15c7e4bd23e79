extension Subcommand {
  /// All subcommands of the tool.
  static let all: [Subcommand] = [
    render, serve, markdown, figures, layout, check, accept, reject, review, prune, compare, report, fonts, vocabulary,
    settings, new, doctor, completions, man,
  ]
  /// Subcommands for other programs, which help does not list.
  static let hidden: [Subcommand] = [worker, names]

  /// The options of all subcommands that read layout files.
  static let readingOptions: [AnyOption] = [
    AnyOption(.filesFrom), AnyOption(.exclude),
    AnyOption(.figure), AnyOption(.canvas), AnyOption(.statusBar), AnyOption(.target), AnyOption(.together),
    AnyOption(.include), AnyOption(.stub),
    AnyOption(.assets),
    AnyOption(.strict), AnyOption(.clock), AnyOption(.after), AnyOption(.locale), AnyOption(.typeSize),
    AnyOption(.direction), AnyOption(.contrast), AnyOption(.accessibility), AnyOption(.fonts),
    AnyOption(.fontMetrics), AnyOption(.jobs), AnyOption(.stepLimit),
    AnyOption(.depthLimit), AnyOption(.viewLimit), AnyOption(.textLimit),
  ]
  /// The options of all subcommands that draw figures.
  static let drawingOptions: [AnyOption] = [
    AnyOption(.format), AnyOption(.scale), AnyOption(.width), AnyOption(.show), AnyOption(.theme),
    AnyOption(.appearance),
    AnyOption(.transparent), AnyOption(.svgText), AnyOption(.svgEngine),
  ]

  /// The subcommand that draws layout files.
  static let render = Subcommand(
    name: "render", arguments: "PATH…", summary: "draws every figure of layout files and folders",
    completion: .layoutFiles,
    options: [AnyOption(.output)] + drawingOptions + readingOptions + batchOptions + [
      AnyOption(.survey), AnyOption(.json),
    ],
    run: RenderCommand.run)

  /// The subcommand that shows figures in a browser.
  static let serve = Subcommand(
    name: "serve", arguments: "PATH…", summary: "shows figures in a browser while their files are written",
    completion: .layoutFiles,
    options: [AnyOption(.port), AnyOption(.write), AnyOption(.open), AnyOption(.editor), AnyOption(.allowHost)]
      + [AnyOption(.show), AnyOption(.theme), AnyOption(.width)]
      + readingOptions.filter { !["--jobs", "--files-from"].contains($0.names.last) }, run: ServeCommand.run)

  /// The subcommand that draws the files that its standard input names, for the process that started it; help does not
  /// list it.
  static let worker = Subcommand(
    name: "worker", arguments: "", summary: "draws the files of a batch for the process that started it",
    options: render.options + pageOptions + [AnyOption(.pages), AnyOption(.checks)] + goldenOptions,
    run: WorkerCommand.run)

  /// The subcommand that draws figures in pages.
  static let markdown = Subcommand(
    name: "markdown", arguments: "PATH…",
    summary: "draws the figures of Markdown pages, and puts them below their code",
    completion: .files,
    options: [AnyOption(.pagesOutput)] + pageOptions + [AnyOption(.pageFormats)]
      + drawingOptions.filter { $0.names.last != "--format" }
      + readingOptions.filter { !["--figure", "--target", "--together", "--files-from"].contains($0.names.last) }
      + batchOptions.filter { ["--cache", "--timeout", "--memory", "--unsupervised"].contains($0.names.last) },
    run: MarkdownCommand.run)

  /// The options of pages with figures.
  static let pageOptions: [AnyOption] = [
    AnyOption(.images), AnyOption(.page), AnyOption(.number), AnyOption(.sameScale), AnyOption(.checkPages),
    AnyOption(.watch),
    AnyOption(.prune),
  ]

  /// The options of subcommands that draw many files.
  static let batchOptions: [AnyOption] = [
    AnyOption(.shard), AnyOption(.keepGoing), AnyOption(.failFast), AnyOption(.cache),
    AnyOption(.dependencies), AnyOption(.results), AnyOption(.resume), AnyOption(.timeout), AnyOption(.memory),
    AnyOption(.unsupervised),
  ]

  /// The subcommand that draws the figures of the documents.
  static let figures = Subcommand(
    name: "figures", arguments: "", summary: "draws every figure of Fixtures/Figures",
    options: [AnyOption(.output)] + drawingOptions + [AnyOption(.jobs)], run: FiguresCommand.run)

  /// The subcommand that prints layouts.
  static let layout = Subcommand(
    name: "layout", arguments: "PATH…", summary: "prints the resolved layout of every figure",
    completion: .layoutFiles,
    options: [AnyOption(.json), AnyOption(.explain)] + readingOptions + [AnyOption(.timeout), AnyOption(.memory)],
    run: LayoutCommand.run)

  /// The options of all subcommands that compare pixels.
  static let comparingOptions: [AnyOption] = [
    AnyOption(.tolerance), AnyOption(.antialiasing), AnyOption(.allowedPixels), AnyOption(.ignore),
  ]

  /// The options that determine how a figure is compared with its golden files.
  static let goldenOptions: [AnyOption] =
    [AnyOption(.golden), AnyOption(.levels), AnyOption(.record), AnyOption(.dedupe)] + comparingOptions

  /// The subcommand that compares figures with golden files.
  static let check = Subcommand(
    name: "check", arguments: "[PATH…]", summary: "compares figures with their golden files",
    completion: .layoutFiles,
    options: [
      AnyOption(.golden), AnyOption(.levels), AnyOption(.record), AnyOption(.report), AnyOption(.shard),
      AnyOption(.since), AnyOption(.baseline), AnyOption(.updateBaseline), AnyOption(.dedupe),
      AnyOption(.serve), AnyOption(.port), AnyOption(.open), AnyOption(.allowHost),
    ]
      + comparingOptions
      + drawingOptions + readingOptions + [AnyOption(.timeout), AnyOption(.memory), AnyOption(.unsupervised)],
    run: CheckCommand.run)

  /// The subcommand that accepts pending files.
  static let accept = Subcommand(
    name: "accept", arguments: "[PATH…]", summary: "replaces golden files with the pending files of the last check",
    completion: .layoutFiles,
    options: [AnyOption(.golden)], run: PendingCommand.accept)

  /// The subcommand that rejects pending files.
  static let reject = Subcommand(
    name: "reject", arguments: "[PATH…]", summary: "deletes the pending files of the last check",
    completion: .layoutFiles,
    options: [AnyOption(.golden)], run: PendingCommand.reject)

  /// The subcommand that reviews pending files.
  static let review = Subcommand(
    name: "review", arguments: "[PATH…]", summary: "shows each difference of the last check, to accept or reject it",
    completion: .layoutFiles,
    options: [AnyOption(.golden), AnyOption(.filter), AnyOption(.acceptAll), AnyOption(.pictures)] + comparingOptions,
    run: ReviewCommand.run)

  /// The subcommand that lists or removes golden files without a figure.
  static let prune = Subcommand(
    name: "prune", arguments: "[PATH…]", summary: "lists or removes golden files that belong to no figure",
    completion: .layoutFiles,
    options: [AnyOption(.remove), AnyOption(.golden), AnyOption(.appearance)] + readingOptions, run: PruneCommand.run)

  /// The subcommand that compares images.
  static let compare = Subcommand(
    name: "compare", arguments: "A B", summary: "compares two PNG or SVG images, or two folders of them",
    completion: .files,
    options: [AnyOption(.difference), AnyOption(.json), AnyOption(.jobs)] + comparingOptions, run: CompareCommand.run)

  /// The subcommand that joins reports.
  static let report = Subcommand(
    name: "report", arguments: "merge FILE…", summary: "merges the .html or .json reports of several machines",
    completion: .files,
    options: [AnyOption(.reportOutput)], run: ReportCommand.run)

  /// The subcommand that lists fonts.
  static let fonts = Subcommand(
    name: "fonts", arguments: "", summary: "lists the fonts that figures use",
    options: [AnyOption(.fonts)], run: FontsCommand.run)

  /// The subcommand that prints the vocabulary.
  static let vocabulary = Subcommand(
    name: "vocabulary", arguments: "", summary: "prints the reference of supported views and modifiers",
    options: [AnyOption(.examples)],
    run: VocabularyCommand.run)

  /// The subcommand that prints settings.
  static let settings = Subcommand(
    name: "settings", arguments: "[PATH…]", summary: "prints the settings that hold for layout files, and from where",
    completion: .layoutFiles, options: Setting.options + [AnyOption(.json), AnyOption(.schema)],
    run: SettingsCommand.run)

  /// The subcommand that creates a starter folder.
  static let new = Subcommand(
    name: "new", arguments: "DIR", summary: "creates a folder with a layout file, a golden file and a workflow",
    completion: .folders, options: [], run: NewCommand.run)

  /// The subcommand that examines the installation.
  static let doctor = Subcommand(
    name: "doctor", arguments: "", summary: "checks the installation: fonts, libraries, cache, and a figure's digest",
    options: [AnyOption(.json), AnyOption(.fonts), AnyOption(.cache)],
    run: DoctorCommand.run)

  /// The subcommand that prints completions.
  static let completions = Subcommand(
    name: "completions", arguments: "bash|zsh|fish", summary: "prints the completions for a shell",
    completion: .words(Shell.allCases.map(\.rawValue)), options: [], run: CompletionsCommand.run)

  /// The subcommand that prints the manual page.
  static let man = Subcommand(
    name: "man", arguments: "", summary: "prints the manual page", options: [], run: ManualCommand.run)

  /// The subcommand that prints the names of previews, for completions.
  static let names = Subcommand(
    name: "names", arguments: "PATH…", summary: "prints the names of previews", options: readingOptions,
    run: NamesCommand.run)
}
