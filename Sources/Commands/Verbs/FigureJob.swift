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
    let stems = Program.stems(of: reading.previews, in: program.files)
    for (preview, stem) in zip(reading.previews, stems) {
      do {
        try write(preview, stem: stem, typesetter: typesetter, diagnostics: reading.diagnostics, into: &outcome)
        outcome.figures.append(stem)
      } catch let error as FileError {
        outcome.fail(.inputOutput, "\(console.styled("error:", .error)) \(error.message)")
      } catch {
        outcome.fail(.inputError, "\(stem): \(console.styled("error:", .error)) \(error)")
      }
    }
    let printer = DiagnosticPrinter(texts: texts, console: console)
    outcome.messages += reading.diagnostics.diagnostics.flatMap(printer.lines)
    if reading.diagnostics.hasErrors { outcome.exitCode = max(outcome.exitCode, .inputError) }
    for fault in faults { outcome.fail(.inputOutput, "\(console.styled("error:", .error)) \(fault.message)") }
    return outcome
  }

  private func write(
    _ preview: Preview, stem: String, typesetter: any Typesetter, diagnostics: DiagnosticLog,
    into outcome: inout Outcome
  ) throws {
    let (request, faults) = FigureRequest.reading(preview.directives)
    for fault in faults { diagnostics.add(Diagnostic(fault, in: preview)) }
    let layout = preview.resolved(typesetter: typesetter)
    let drawing = Figures.figure(
      layout, showing: settings.annotations.union(request.annotations), theme: settings.theme, typesetter: typesetter)
    for (suffix, bytes) in try settings.files(of: drawing) {
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

extension Diagnostic {
  /// A directive that means nothing.
  init(_ fault: DirectiveFault, in preview: Preview) {
    let place = fault.source ?? preview.source ?? SourceRange(file: "", line: 0, column: 0)
    self.init(.error, fault.message, at: place, hint: fault.hint)
  }
}
