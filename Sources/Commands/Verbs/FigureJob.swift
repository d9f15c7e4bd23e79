import Figures
import LayoutCore
import Rendering
import ViewSource

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
    /// The figures that were written, by their paths below the output folder, without extensions.
    var figures: [String] = []
    /// The files that changed.
    var changedCount = 0
    /// What to tell, line by line.
    var messages: [String] = []
    /// The worst that happened.
    var exitCode = ExitCode.done
    /// What goes to standard output.
    var result: [UInt8] = []
  }

  /// Reads, lays out, draws and writes; faults are told in the outcome.
  func run(typesetter: any Typesetter, console: Console) -> Outcome {
    var outcome = Outcome()
    let (reading, faults, texts) = program.read()
    let figures = PlannedFigure.all(
      of: reading.previews, in: program.files, texts: texts, diagnostics: reading.diagnostics)
    for figure in figures {
      do {
        try write(figure, typesetter: typesetter, diagnostics: reading.diagnostics, into: &outcome)
        outcome.figures.append(figure.stem)
      } catch let error as FileError {
        outcome.fail(.inputOutput, "\(console.styled("error:", .error)) \(error.message)")
      } catch {
        outcome.fail(.inputError, "\(figure.stem): \(console.styled("error:", .error)) \(error)")
      }
    }
    let printer = DiagnosticPrinter(texts: texts, console: console)
    outcome.messages += reading.diagnostics.diagnostics.flatMap(printer.lines)
    if reading.diagnostics.hasErrors { outcome.exitCode = max(outcome.exitCode, .inputError) }
    for fault in faults { outcome.fail(.inputOutput, "\(console.styled("error:", .error)) \(fault.message)") }
    return outcome
  }

  private func write(
    _ figure: PlannedFigure, typesetter: any Typesetter, diagnostics: DiagnosticLog, into outcome: inout Outcome
  ) throws {
    var request = figure.request
    request.annotations.formUnion(settings.annotations)
    let layouts = figure.previews.map { $0.resolved(typesetter: typesetter) }
    for fault in Figures.faults(of: request, in: layouts, listing: figure.listing) {
      diagnostics.add(Diagnostic(fault, in: figure.previews[0]))
    }
    let drawing = figure.drawing(layouts, settings: settings, typesetter: typesetter)
    try write(settings.files(of: drawing), stem: figure.stem, into: &outcome)
    guard case .animation = request.sequence, settings.formats != [.svg] else { return }
    let stills = Figures.stills(of: layouts, request: request, theme: settings.theme, typesetter: typesetter)
    for (index, still) in stills.enumerated() {
      var settings = settings
      settings.formats.removeAll { $0 == .svg }
      try write(settings.files(of: still), stem: "\(figure.stem)-\(index + 1)", into: &outcome)
    }
  }

  private func write(
    _ files: [(suffix: String, bytes: [UInt8])], stem: String, into outcome: inout Outcome
  ) throws(FileError) {
    for (suffix, bytes) in files {
      if output == "-" {
        outcome.result += bytes
      } else if try Files.write(bytes, to: "\(output)/\(stem)\(suffix)") {
        outcome.changedCount += 1
      }
    }
  }
}

extension FigureJob.Outcome {
  /// Adds a fault.
  mutating func fail(_ code: ExitCode, _ message: String) {
    exitCode = max(exitCode, code)
    messages.append(message)
  }
}
