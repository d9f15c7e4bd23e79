import PlumblineFigureMaking
import PlumblineLayout
import PlumblineRendering
import PlumblineSnapshots
import PlumblineViewSource

/// The task of comparing the figures of one program with their golden files.
struct CheckJob: Sendable {
  /// The layout files.
  let program: Program
  /// The settings for comparing them.
  let settings: CheckSettings
  /// The digests of the fonts.
  let fonts: FontsDigest

  /// The settings for drawing their figures.
  private var drawing: DrawingSettings { program.settings.drawing }

  /// The result of comparing a program.
  struct Outcome: Sendable {
    /// The figures.
    var figures: [FigureResult] = []
    /// The paths of the golden files of the figures.
    var goldens: [String] = []
    /// The beginnings of the paths of golden files that belong to files with errors.
    var unread: [String] = []
    /// The messages, line by line.
    var messages: [String] = []
    /// Whether a file could not be read or written.
    var hasFileFault = false
  }

  /// Makes the figures and compares them.
  func run(typesetter: any Typesetter, console: Console) -> Outcome {
    var outcome = Outcome()
    if let clash = program.clash, case .below = settings.goldens {
      let name = Files.stem(of: clash.file)
      outcome.figures = [FigureResult(file: clash.file, figure: name, line: nil, fault: clash.message)]
      return outcome
    }
    let making = drawing.making(details: .relations)
    let figures = ProgramFigures(of: program, settings: making, typesetter: typesetter) { entry in
      outcome.figures.append(result(for: entry, &outcome))
    }
    outcome.messages = figures.messages(for: console)
    addFaults(of: figures.diagnostics, to: &outcome)
    if outcome.figures.contains(where: { $0.fault != nil }) {
      outcome.unread = program.files.map { file in
        settings.goldens.golden(of: file.path, stem: file.stem, ending: "").path
      }
    }
    outcome.hasFileFault = outcome.hasFileFault || !figures.fileFaults.isEmpty
    return outcome
  }

  /// The result of comparing one figure.
  private func result(for entry: ProgramFigures.Entry, _ outcome: inout Outcome) -> FigureResult {
    let source = entry.preview.source
    let name = entry.stem.split(separator: "/").last.map(String.init) ?? entry.stem
    var result = FigureResult(file: source?.file ?? "", figure: name, line: source?.line)
    guard let figure = entry.figure else {
      result.fault = entry.failure.map(Self.fault) ?? "code that runs for the layout fails"
      return result
    }
    do {
      result.findings = try compare(figure, entry, goldens: &outcome.goldens)
      if result.findings.contains(where: { $0.level == .layout && $0.status == .differs }) { result.area = figure.area }
    } catch let error as FileError {
      result.fault = error.message
      outcome.hasFileFault = true
    } catch {
      result.fault = "\(error)"
    }
    return result
  }

  private func compare(
    _ figure: DrawnFigure, _ entry: ProgramFigures.Entry, goldens: inout [String]
  ) throws -> [SnapshotFinding] {
    let provenance = Provenance(
      fonts: fonts.digest(of: figure.layouts.flatMap { $0.views.map(\.items) }), source: entry.source)
    var artifacts: [(SnapshotLevel, String, [UInt8])] = []
    if settings.levels.contains(.layout) {
      let states = figure.layouts.map { layout in
        (canvas: "\(layout.canvas.width.dumped)×\(layout.canvas.height.dumped)", views: layout.dump)
      }
      let text = LayoutGolden(provenance: provenance, states: states).text
      artifacts.append((.layout, ".layout.txt", Array(text.utf8)))
    }
    artifacts += try pictures(of: figure, provenance)
    var findings: [SnapshotFinding] = []
    for (level, ending, bytes) in artifacts {
      let golden = settings.goldens.golden(
        of: entry.preview.source?.file ?? "", stem: entry.stem, ending: ending)
      goldens.append(golden.path)
      findings.append(try settings.check.check(bytes, level: level, golden: golden))
    }
    return findings
  }

  /// The pictures of a figure at the levels that are compared.
  private func pictures(
    of figure: DrawnFigure, _ provenance: Provenance
  ) throws -> [(SnapshotLevel, String, [UInt8])] {
    var settings = drawing
    settings.formats = self.settings.levels.compactMap { $0 == .drawing ? .svg : $0 == .pixels ? .png : nil }
    if settings.formats.isEmpty { return [] }
    return try settings.files(of: figure.drawing, provenance).map { suffix, bytes in
      (suffix.hasSuffix(".svg") ? .drawing : .pixels, suffix, bytes)
    }
  }

  /// Makes the errors of a file the fault of its first figure, unless another has them; a file without figures stands for itself.
  private func addFaults(of diagnostics: [Diagnostic], to outcome: inout Outcome) {
    for diagnostic in diagnostics where diagnostic.severity == .error {
      let message = Self.fault(diagnostic)
      let file = diagnostic.source.file
      if outcome.figures.contains(where: { $0.file == file && $0.fault == message }) { continue }
      if let index = outcome.figures.firstIndex(where: { $0.file == file }) {
        if outcome.figures[index].fault == nil { outcome.figures[index].fault = message }
      } else {
        outcome.figures.append(
          FigureResult(file: file, figure: Files.stem(of: file), line: diagnostic.source.line, fault: message))
      }
    }
  }

  /// An error as a report words it.
  private static func fault(_ diagnostic: Diagnostic) -> String {
    "line \(diagnostic.source.line): \(diagnostic.message)"
  }
}
