import PlumblineFigureMaking
import PlumblineLayout
import PlumblineRendering
import PlumblineSnapshots

/// The task of drawing the figures of one program.
struct FigureJob: Sendable {
  /// The layout files.
  var program: Program
  /// The folder of the outputs; `-` is standard output.
  let output: String
  /// Whether figures are described for a page.
  var describes = false
  /// Whether the figure belongs to a page, where one with an error leaves its picture as it is.
  var isForPage = false
  /// Whether files are compared with the present ones and nothing is written.
  var isComparing = false

  /// The settings for drawing the figures.
  private var settings: DrawingSettings { program.settings.drawing }

  /// The result of drawing a program.
  struct Outcome: Sendable {
    /// The paths of the drawn figures below the output folder, without extensions.
    var figures: [String] = []
    /// The paths of the written files.
    var outputs: [String] = []
    /// The paths of the assets that the figures show.
    var assets: [String] = []
    /// The result of each preview.
    var previews: [PreviewResult] = []
    /// The descriptions of the figures, where the job makes them.
    var descriptions: [FigureDescription] = []
    /// The paths of the files that are missing or not up to date, where the job compares.
    var stale: [String] = []
    /// The number of files that changed.
    var changedCount = 0
    /// The messages, each of one line or several.
    var messages: [String] = []
    /// The exit code of the worst fault.
    var exitCode = ExitCode.done
    /// The bytes for standard output.
    var result: [UInt8] = []

    /// The messages, line by line.
    var messageLines: [String] {
      messages.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }
  }

  /// Draws and writes the figures, or writes the files that a cache has for them.
  ///
  /// `key` is the cache's key for the figures; without one the cache is not used.
  func run(
    typesetter: any Typesetter, console: Console, cache: FigureCache? = nil, key: String? = nil
  ) -> Outcome {
    guard let cache, let key else { return write(draw(typesetter: typesetter, console: console), console) }
    if let drawn = cache[key] { return write(drawn, console) }
    let drawn = draw(typesetter: typesetter, console: console)
    // A fence may move in its page, where messages name its lines.
    let isFixed = !isForPage || drawn.messages.isEmpty
    // An error in the code recurs in the next run; a file that cannot be opened may exist by then.
    let isLasting = drawn.exitCode == .done || drawn.exitCode == .inputError && !isForPage
    if isLasting, isFixed, !drawn.figures.isEmpty { cache.keep(drawn, as: key) }
    return write(drawn, console)
  }

  /// Returns the result for a program whose figures would replace another's, or nil where they would not.
  func refusal(_ console: Console) -> Outcome? {
    guard let clash = program.clash, output != "-" else { return nil }
    var outcome = Outcome()
    outcome.messages = [
      "\(console.styled("error:", .error)) \(clash.message)",
      "hint: \(NameClash.hint)",
    ]
    outcome.exitCode = .usage
    return outcome
  }

  /// Reads the program and draws its figures.
  private func draw(typesetter: any Typesetter, console: Console) -> DrawnProgram {
    var drawn = DrawnProgram()
    let figures = ProgramFigures(of: program, settings: settings.making(), typesetter: typesetter) { entry in
      drawn.previews.append(
        PreviewResult(
          name: entry.preview.name, source: program.moved(entry.preview.source),
          error: entry.failure.map(program.moved), standIns: entry.standIns.map(program.moved),
          unseenCount: entry.unseenCount))
      guard let figure = entry.figure else { return }
      do {
        let provenance = Provenance(
          fonts: Self.fonts.digest(of: figure.layouts.flatMap { $0.views.map(\.items) }), source: entry.source)
        try draw(figure, stem: entry.stem, settings.drawn(as: entry.variant), provenance, into: &drawn)
        drawn.figures.append(entry.stem)
        if let reason = figure.misfit {
          let location = program.moved(entry.preview.source).map { "\($0.file):\($0.line):\($0.column): " } ?? ""
          drawn.messages.append("\(location)\(console.styled("warning:", .warning)) \(reason)")
        }
        if describes { drawn.descriptions.append(FigureDescription(of: figure, stem: entry.stem)) }
      } catch {
        let reason = (error as? FileError)?.message ?? "\(error)"
        let location =
          program.moved(entry.preview.source).map { "\($0.file):\($0.line):\($0.column)" } ?? entry.stem
        drawn.fail(.inputError, "\(location): \(console.styled("error:", .error)) \(reason)")
      }
    }
    for (preview, _) in figures.failures {
      guard let error = preview.error else { continue }
      drawn.previews.append(
        PreviewResult(name: preview.name, source: program.moved(preview.source), error: program.moved(error)))
    }
    drawn.assets = figures.assets
    drawn.messages += figures.messages(for: console)
    drawn.exitCode = max(drawn.exitCode, figures.exitCode)
    return drawn
  }

  /// The digests of the fonts.
  private static let fonts = FontsDigest()

  /// Adds the files of a figure, and its still images in formats without animation.
  private func draw(
    _ figure: DrawnFigure, stem: String, _ settings: DrawingSettings, _ provenance: Provenance,
    into drawn: inout DrawnProgram
  ) throws {
    try drawn.add(settings.files(of: figure.drawing, provenance), stem: stem)
    if settings.formats == [.svg] { return }
    for (index, still) in figure.stills.enumerated() {
      var settings = settings
      settings.formats.removeAll { $0 == .svg }
      try drawn.add(settings.files(of: still, provenance), stem: "\(stem)-\(index + 1)")
    }
  }

  /// Writes the figures that a cache holds and returns the result, or nil if they must be drawn.
  func cached(_ cache: FigureCache, key: String?, _ console: Console) -> Outcome? {
    key.flatMap { cache[$0] }.map { write($0, console) }
  }

  /// Writes the files of a drawn program.
  private func write(_ drawn: DrawnProgram, _ console: Console) -> Outcome {
    var outcome = Outcome(
      figures: drawn.figures, assets: drawn.assets, previews: drawn.previews, messages: drawn.messages,
      exitCode: drawn.exitCode)
    outcome.descriptions = drawn.descriptions
    if isForPage, drawn.exitCode != .done { return outcome }
    for file in drawn.files {
      if output == "-" {
        outcome.result += file.bytes
        continue
      }
      let path = "\(output)/\(file.path)"
      if isComparing {
        if (try? Files.read(path)) != file.bytes { outcome.stale.append(path) }
        outcome.outputs.append(path)
        continue
      }
      do throws(FileError) {
        if try Files.write(file.bytes, to: path) { outcome.changedCount += 1 }
        outcome.outputs.append(path)
      } catch {
        outcome.figures.removeAll { DrawnProgram.isFile(file.path, of: $0) }
        outcome.exitCode = max(outcome.exitCode, .inputOutput)
        outcome.messages.append("\(console.styled("error:", .error)) \(error.message)")
      }
    }
    return outcome
  }
}

extension DrawnFigure {
  /// The reason why the figure does not suit the width that it was requested to have, or nil if it does.
  ///
  /// Labels keep their sizes. Where they need most of the width, the views get much smaller than the width itself
  /// requires.
  fileprivate var misfit: String? {
    guard let width = plan.request.width else { return nil }
    if drawing.size.width > width {
      return
        "the figure is \(Int(drawing.size.width)) points wide: its labels and its listing do not fit in \(Int(width))"
    }
    let views = layouts.map(\.canvas.width).reduce(0, +)
    guard scale < plan.request.scale, scale < 0.5 * width / max(views, width) else { return nil }
    let part = max(Int((scale * 100).rounded()), 1)
    return "the views are drawn at \(part) % of their size, so that their labels fit in \(Int(width)) points"
  }
}
