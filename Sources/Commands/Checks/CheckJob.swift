import PlumblineFigures
import PlumblineLayout
import PlumblineRendering
import PlumblineSnapshots
import PlumblineTypesetting
import PlumblineViewSource

/// Comparing the figures of one program with their golden files.
struct CheckJob: Sendable {
  /// The layout files.
  let program: Program
  /// How their figures are drawn.
  let drawing: DrawingSettings
  /// How they are compared.
  let settings: CheckSettings
  /// The digests of the fonts.
  let fonts: FontsDigest

  /// What came of a program.
  struct Outcome: Sendable {
    /// The figures.
    var figures: [FigureResult] = []
    /// The paths of the golden files that the figures ask for.
    var goldens: [String] = []
    /// What the paths of golden files begin with that belong to files with errors.
    var unread: [String] = []
    /// What to tell, line by line.
    var messages: [String] = []
    /// Whether a file could not be read or written.
    var hasFileFault = false
  }

  /// Reads, lays out, draws and compares.
  func run(typesetter: any Typesetter, console: Console) -> Outcome {
    var outcome = Outcome()
    if let clash = program.clash, case .below = settings.goldens {
      let name = Files.stem(of: clash.file)
      outcome.figures = [FigureResult(file: clash.file, figure: name, line: nil, fault: clash.message)]
      return outcome
    }
    let assets = program.assets
    let (reading, faults, texts) = program.read(assets)
    let environment = Program.environment(assets)
    let source = Digest(ofTexts: texts.sorted { $0.key < $1.key }.map(\.value)).short
    let figures = PlannedFigure.all(
      of: reading.previews, in: program.files, texts: texts, showing: drawing.annotations,
      diagnostics: reading.diagnostics)
    for figure in figures {
      let place = figure.previews[0].source
      let name = figure.stem.split(separator: "/").last.map(String.init) ?? figure.stem
      var result = FigureResult(file: place?.file ?? "", figure: name, line: place?.line)
      do {
        let layouts = figure.layouts(
          environment: environment, typesetter: typesetter, canvas: program.settings.canvas, theme: drawing.theme,
          details: .relations)
        result.findings = try compare(
          layouts, of: figure, source: source, typesetter: typesetter, goldens: &outcome.goldens)
        if result.findings.contains(where: { $0.level == .layout && $0.status == .differs }) {
          result.area = figure.area(of: layouts, settings: drawing, typesetter: typesetter)
        }
      } catch let error as FileError {
        result.fault = error.message
        outcome.hasFileFault = true
      } catch {
        result.fault = "\(error)"
      }
      outcome.figures.append(result)
    }
    let printer = DiagnosticPrinter(texts: texts, console: console)
    outcome.messages += reading.diagnostics.diagnostics.flatMap(printer.lines)
    addFaults(of: reading.diagnostics, to: &outcome)
    if outcome.figures.contains(where: { $0.fault != nil }) {
      outcome.unread = program.files.map { file in
        settings.goldens.golden(of: file.path, stem: file.stem, ending: "").path
      }
    }
    for fault in faults {
      outcome.messages.append("\(console.styled("error:", .error)) \(fault.message)")
      outcome.hasFileFault = true
    }
    return outcome
  }

  private func compare(
    _ layouts: [ResolvedLayout], of figure: PlannedFigure, source: String, typesetter: any Typesetter,
    goldens: inout [String]
  ) throws -> [SnapshotFinding] {
    let provenance = Provenance(
      fonts: fonts.digest(of: layouts.flatMap { $0.views.map { $0.items } }),
      source: source)
    let file = figure.previews[0].source?.file ?? ""
    var artifacts: [(SnapshotLevel, String, [UInt8])] = []
    if settings.levels.contains(.layout) {
      let states = layouts.map { layout in
        (canvas: "\(layout.canvas.width.dumped)×\(layout.canvas.height.dumped)", views: layout.dump)
      }
      let text = LayoutGolden(provenance: provenance, states: states).text
      artifacts.append((.layout, ".layout.txt", Array(text.utf8)))
    }
    artifacts += try pictures(of: figure, layouts: layouts, typesetter: typesetter, provenance: provenance)
    var findings: [SnapshotFinding] = []
    for (level, ending, bytes) in artifacts {
      let golden = settings.goldens.golden(of: file, stem: figure.stem, ending: ending)
      goldens.append(golden.path)
      findings.append(try settings.check.check(bytes, level: level, golden: golden))
    }
    return findings
  }

  private func pictures(
    of figure: PlannedFigure, layouts: [ResolvedLayout], typesetter: any Typesetter, provenance: Provenance
  ) throws -> [(SnapshotLevel, String, [UInt8])] {
    var settings = drawing
    settings.formats = self.settings.levels.compactMap { $0 == .drawing ? .svg : $0 == .pixels ? .png : nil }
    if settings.formats.isEmpty { return [] }
    let drawing = figure.drawing(layouts, settings: settings, typesetter: typesetter)
    return try settings.files(of: drawing, provenance).map { suffix, bytes in
      (suffix.hasSuffix(".svg") ? .drawing : .pixels, suffix, bytes)
    }
  }

  /// Errors in a file are faults of its figures; a file without a figure stands for itself.
  private func addFaults(of diagnostics: DiagnosticLog, to outcome: inout Outcome) {
    for diagnostic in diagnostics.diagnostics where diagnostic.severity == .error {
      let message = "line \(diagnostic.source.line): \(diagnostic.message)"
      let file = diagnostic.source.file
      if let index = outcome.figures.firstIndex(where: { $0.file == file }) {
        if outcome.figures[index].fault == nil { outcome.figures[index].fault = message }
      } else {
        outcome.figures.append(
          FigureResult(file: file, figure: Files.stem(of: file), line: diagnostic.source.line, fault: message))
      }
    }
  }
}
