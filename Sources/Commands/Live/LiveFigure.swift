import PlumblineSource
import PlumblineFigureMaking
import PlumblineLayout
import PlumblineRendering
import PlumblineViewSource

/// A figure as a page shows it under one look.
struct LiveFigure {
  /// The name by which the figure is known from one version of its file to the next.
  var key = ""
  /// The name of the preview, or that of the file.
  let name: String
  /// The source range of the preview.
  let source: SourceRange
  /// The addition to the name for conditions that the file's directives name.
  let variant: String
  /// The figure, or nil if it has an error.
  let figure: DrawnFigure?
  /// The settings for drawing it.
  let drawing: DrawingSettings
  /// The drawings of the movements, with their times in seconds.
  var motion: [(time: Double, drawing: DisplayList)] = []

  /// Returns the drawing as SVG with fixed identifiers and with positions for groups, or another one in its place.
  func svg(of moment: DisplayList? = nil, prefix: String) throws -> [UInt8] {
    guard let drawn = moment ?? figure?.drawing else { return [] }
    var options = drawing.options
    options.identifierPrefix = prefix
    options.appearance = drawing.appearance == .dark ? .dark : .light
    return try Rendering.data(drawn.withGroupPositions(), as: .svg, options: options)
  }
}

/// The figures of a program under one look, with the diagnostics of reading it.
struct LiveReading {
  /// The figures in the order of their files.
  private(set) var figures: [LiveFigure] = []
  /// The errors and warnings.
  private(set) var diagnostics: [Diagnostic] = []
  /// The faults of files.
  private(set) var faults: [FileError] = []
  /// The paths of the assets that the figures show.
  private(set) var assets: [String] = []

  /// Reads a program and makes its figures; those in which steps were taken, by their keys, show the state after them.
  ///
  /// The motion of the figures with the keys in `playing` is recorded, if there is any.
  init(
    of program: Program, steps: [String: [Step]], typesetter: any Typesetter, details: ResolvedDetails = [],
    playing: Set<String> = [], kept: KeptLayouts? = nil
  ) {
    self.init(of: program, typesetter: typesetter, details: details, kept: kept)
    for (index, figure) in figures.enumerated() where figure.figure != nil {
      let steps = steps[figure.key] ?? []
      var acting = program
      acting.onlyPlaces = [PreviewWatch.location(figure.source)]
      acting.settings = FileSettings(program.settings, adding: steps)
      if !steps.isEmpty {
        let reading = LiveReading(of: acting, typesetter: typesetter, details: details)
        guard let found = reading.figures.first(where: { $0.key == figure.key }) else { continue }
        figures[index] = found
        for diagnostic in reading.diagnostics where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
      }
      guard playing.contains(figure.key) else { continue }
      if case .wait? = steps.last {} else if figures[index].figure?.isMoving != true { continue }
      let recorded = LiveReading(of: acting, typesetter: typesetter, recordsMotion: true)
      figures[index].motion = recorded.figures.first { $0.key == figure.key }?.motion ?? []
    }
  }

  /// Reads a program and makes its figures.
  init(
    of program: Program, typesetter: any Typesetter, details: ResolvedDetails = [], recordsMotion: Bool = false,
    kept: KeptLayouts? = nil
  ) {
    var figures: [LiveFigure] = []
    let drawing = program.settings.drawing
    var making = drawing.making(details: details)
    making.recordsMotion = recordsMotion
    making.restsBetweenSteps = true
    making.keptLayouts = kept
    defer { kept?.removeUnused() }
    let result = ProgramFigures(of: program, settings: making, typesetter: typesetter) { entry in
      let source = entry.preview.source ?? SourceRange(file: program.livePath, line: 1, column: 1)
      figures.append(
        LiveFigure(
          name: entry.preview.name ?? FilePath.stem(of: source.file), source: source, variant: entry.variant.suffix,
          figure: entry.figure, drawing: drawing.drawn(as: entry.variant)))
      // Drawn while its program is the one that runs.
      guard let figure = entry.figure else { return }
      _ = figure.drawing
      figures[figures.count - 1].motion = figure.motion.map { ($0.time, figure.drawing(of: $0)) }
    }
    for (preview, _) in result.failures {
      figures.append(
        LiveFigure(
          name: preview.name ?? FilePath.stem(of: preview.source.file), source: preview.source, variant: "",
          figure: nil,
          drawing: drawing))
    }
    let order = Dictionary(
      program.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = figures.enumerated().sorted { first, second in
      let (a, b) = (first.element.source, second.element.source)
      return (order[a.file] ?? .max, a.line, a.column, first.offset) < (
        order[b.file] ?? .max, b.line, b.column, second.offset
      )
    }
    var counts: [String: Int] = [:]
    self.figures = sorted.map { _, figure in
      var figure = figure
      let key = "\(figure.source.file)#\(figure.name)\(figure.variant)"
      counts[key, default: 0] += 1
      figure.key = counts[key] == 1 ? key : "\(key)#\(counts[key] ?? 0)"
      return figure
    }
    diagnostics = result.diagnostics
    faults = result.fileFaults
    assets = result.assets
  }
}
