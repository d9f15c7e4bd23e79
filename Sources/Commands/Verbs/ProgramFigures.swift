import PlumblineFigureMaking
import PlumblineFigures
import PlumblineLayout
import PlumblineSnapshots
import PlumblineViewSource

/// The figures of a program, drawn one after the other, and the program's errors and warnings.
///
/// `render`, `check` and `layout` get their figures here, so that a file has the same errors and warnings for all of
/// them.
struct ProgramFigures {
  /// One figure of a program.
  struct Entry {
    /// The path below the output folder, without an extension.
    let stem: String
    /// The first preview of the figure.
    let preview: Preview
    /// The conditions under which the figure is drawn.
    let variant: FigureVariant
    /// The figure, or nil if code that ran during layout failed, since its result is only a substitute.
    let figure: DrawnFigure?
    /// The first error of the figure, or nil; a figure whose annotations have errors is drawn nevertheless.
    let failure: Diagnostic?
    /// The warnings about substitutes that the preview shows for names that are not part of the program.
    var standIns: [Diagnostic] = []
    /// The number of decisions on values that are not part of the program, on which the figure does not depend.
    var unseenCount = 0
    /// The digest of the program's source.
    let source: String

    /// The states after the steps of the figure's film or strip, each with its number after the figure's name.
    var states: [Entry] {
      guard let figure, failure == nil else { return [] }
      return figure.stateFigures.enumerated().map { index, state in
        Entry(
          stem: stem + "-\(index + 1)", preview: preview, variant: variant, figure: state, failure: nil, source: source)
      }
    }
  }

  /// The errors, warnings and notes of the program and its figures, in the order in which they were found.
  let diagnostics: [Diagnostic]
  /// The files that could not be read.
  let fileFaults: [FileError]
  /// The previews that are not drawn because reading them met an error, or because they are skipped, each with the path
  /// of its figure below the output folder.
  let failures: [(preview: FailedPreview, stem: String)]
  /// The errors that belong to single previews, as opposed to a file.
  let previewErrors: Set<Diagnostic>
  /// The paths of the assets that the figures show.
  let assets: [String]
  private let texts: [String: String]

  /// Reads a program and hands each of its figures to a function before the next one is made.
  ///
  /// A program whose settings or directives have several canvases, languages and the like is read again for each
  /// combination, since its code may depend on them.
  init(
    of program: Program, settings: FigureSettings, typesetter: any Typesetter, _ body: (Entry) -> Void
  ) {
    var maker = VariantMaker(program: program, settings: settings, typesetter: typesetter)
    maker.run(body)
    (diagnostics, fileFaults, failures) = (maker.diagnostics, maker.fileFaults, maker.failures)
    (assets, texts, previewErrors) = (maker.assets.sorted(), maker.texts, maker.previewErrors)
  }

  /// Whether a file has an error.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The exit code for the errors of the program.
  var exitCode: ExitCode { fileFaults.isEmpty ? hasErrors ? .inputError : .done : .inputOutput }

  /// Returns the diagnostics and the faults of files as a console shows them, one text of several lines for each.
  func messages(for console: Console) -> [String] {
    let printer = DiagnosticPrinter(texts: texts, console: console)
    return diagnostics.map { printer.lines(of: $0).joined(separator: "\n") }
      + fileFaults.map { "\(console.styled("error:", .error)) \($0.message)" }
  }
}
