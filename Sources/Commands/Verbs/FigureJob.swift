import PlumblineFigures
import PlumblineLayout
import PlumblineRendering
import PlumblineSnapshots
import PlumblineViewSource

/// Drawing the figures of one program.
struct FigureJob: Sendable {
  /// The layout files.
  let program: Program
  /// How their figures are drawn.
  let settings: DrawingSettings
  /// The folder that outputs go to; `-` is standard output.
  let output: String

  /// What came of a program.
  struct Outcome: Sendable {
    /// The figures that were drawn, by their paths below the output folder, without extensions.
    var figures: [String] = []
    /// The files that hold them.
    var outputs: [String] = []
    /// The files of the assets that they show.
    var assets: [String] = []
    /// The files that changed.
    var changedCount = 0
    /// What to tell, line by line.
    var messages: [String] = []
    /// The worst that happened.
    var exitCode = ExitCode.done
    /// What goes to standard output.
    var result: [UInt8] = []
  }

  /// Reads, lays out, draws and writes, or takes what a cache holds; faults are told in the outcome.
  ///
  /// `key` is what the cache knows the figures by; without one nothing is taken from it.
  func run(
    typesetter: any Typesetter, console: Console, cache: FigureCache? = nil, key: String? = nil
  ) -> Outcome {
    guard let cache, let key else { return write(draw(typesetter: typesetter, console: console), console) }
    if let drawn = cache[key] { return write(drawn, console) }
    let drawn = draw(typesetter: typesetter, console: console)
    if drawn.exitCode == .done, !drawn.figures.isEmpty { cache.keep(drawn, as: key) }
    return write(drawn, console)
  }

  /// What comes of a program whose figures would take the place of another's, or nil where they have a place of their own.
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

  /// Reads, lays out and draws.
  private func draw(typesetter: any Typesetter, console: Console) -> DrawnProgram {
    var drawn = DrawnProgram()
    let assets = program.assets
    let (reading, faults, texts) = program.read(assets)
    let source = Digest(ofTexts: texts.sorted { $0.key < $1.key }.map(\.value)).short
    let figures = PlannedFigure.all(
      of: reading.previews, in: program.files, texts: texts, showing: settings.annotations,
      diagnostics: reading.diagnostics)
    for figure in figures {
      do {
        // Code that runs for the layout may fail: what stands in for its answer makes no figure.
        let errorCount = reading.diagnostics.reportedErrorCount
        let layouts = figure.layouts(
          environment: Program.environment(assets), typesetter: typesetter, canvas: program.settings.canvas,
          theme: settings.theme)
        guard reading.diagnostics.reportedErrorCount == errorCount else { continue }
        let provenance = Provenance(
          fonts: Self.fonts.digest(of: layouts.flatMap { $0.views.map { $0.items } }), source: source)
        let isDrawn = try draw(
          figure, layouts, provenance, typesetter: typesetter, diagnostics: reading.diagnostics, into: &drawn)
        if isDrawn { drawn.figures.append(figure.stem) }
      } catch {
        drawn.fail(.inputError, "\(figure.stem): \(console.styled("error:", .error)) \(error)")
      }
    }
    drawn.assets = assets.used.sorted()
    let printer = DiagnosticPrinter(texts: texts, console: console)
    drawn.messages += reading.diagnostics.diagnostics.flatMap(printer.lines)
    if reading.diagnostics.hasErrors { drawn.exitCode = max(drawn.exitCode, .inputError) }
    for fault in faults { drawn.fail(.inputOutput, "\(console.styled("error:", .error)) \(fault.message)") }
    return drawn
  }

  /// The digests of the fonts.
  private static let fonts = FontsDigest()

  /// Draws a figure; false if code that runs for the drawing fails.
  private func draw(
    _ figure: PlannedFigure, _ layouts: [ResolvedLayout], _ provenance: Provenance, typesetter: any Typesetter,
    diagnostics: DiagnosticLog, into drawn: inout DrawnProgram
  ) throws -> Bool {
    let request = figure.request
    for layout in layouts { diagnostics.add(layout, isStrict: program.settings.isStrict) }
    for fault in Figures.faults(of: request, in: layouts, listing: figure.listing) {
      diagnostics.add(Diagnostic(fault, in: figure.previews[0]))
    }
    let errorCount = diagnostics.reportedErrorCount
    let drawing = figure.drawing(layouts, settings: settings, typesetter: typesetter)
    guard diagnostics.reportedErrorCount == errorCount else { return false }
    drawn.add(try settings.files(of: drawing, provenance), stem: figure.stem)
    guard case .animation = request.sequence, settings.formats != [.svg] else { return true }
    let stills = Figures.stills(of: layouts, request: request, theme: settings.theme, typesetter: typesetter)
    for (index, still) in stills.enumerated() {
      var settings = settings
      settings.formats.removeAll { $0 == .svg }
      drawn.add(try settings.files(of: still, provenance), stem: "\(figure.stem)-\(index + 1)")
    }
    return true
  }

  /// Writes what was drawn.
  private func write(_ drawn: DrawnProgram, _ console: Console) -> Outcome {
    var outcome = Outcome(
      figures: drawn.figures, assets: drawn.assets, messages: drawn.messages, exitCode: drawn.exitCode)
    for file in drawn.files {
      if output == "-" {
        outcome.result += file.bytes
        continue
      }
      let path = "\(output)/\(file.path)"
      do throws(FileError) {
        if try Files.write(file.bytes, to: path) { outcome.changedCount += 1 }
        outcome.outputs.append(path)
      } catch {
        outcome.exitCode = max(outcome.exitCode, .inputOutput)
        outcome.messages.append("\(console.styled("error:", .error)) \(error.message)")
      }
    }
    return outcome
  }
}
