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
    /// The figure, or nil if code that ran during layout failed, since its result is only a substitute.
    let figure: DrawnFigure?
    /// The first error of the figure, or nil; a figure whose annotations have errors is drawn nevertheless.
    let failure: Diagnostic?
    /// The digest of the program's source.
    let source: String
  }

  /// The errors, warnings and notes of the program and its figures, in the order in which they were found.
  let diagnostics: [Diagnostic]
  /// The files that could not be read.
  let fileFaults: [FileError]
  /// The previews that are not drawn because reading them met an error, or because they are skipped, each with the path of
  /// its figure below the output folder.
  let failures: [(preview: FailedPreview, stem: String)]
  /// The paths of the assets that the figures show.
  let assets: [String]
  private let texts: [String: String]

  /// Reads a program and calls a function with each of its figures before the next one is drawn.
  init(
    of program: Program, settings: FigureSettings, typesetter: any Typesetter, _ body: (Entry) -> Void
  ) {
    let assets = program.assets
    let reading = program.read(assets)
    let log = reading.reading.diagnostics
    (fileFaults, texts) = (reading.faults, reading.texts)
    let page = program.page?.program.page
    let source = Digest(ofTexts: texts.filter { $0.key != page }.sorted { $0.key < $1.key }.map(\.value)).short
    var settings = settings
    settings.device = program.settings.reading.canvas
    settings.environment.assets = assets
    settings.steps = program.settings.reading.steps
    let previews = reading.reading.previews
    let plans = PlannedFigure.all(
      of: previews, showing: settings.annotations, viewsMayAnnotate: reading.reading.callsAnnotation)
    for plan in plans { for fault in plan.faults { log.add(Diagnostic(fault, in: plan.previews[0])) } }
    let all = Self.stems(of: reading.reading, in: program)
    var stems = all.previews[...]
    for var plan in plans {
      let preview = plan.previews[0]
      let text = texts[preview.source?.file ?? ""] ?? ""
      plan.complete(path: preview.source?.file ?? "", text: text)
      var stem = stems.first ?? ""
      if plan.request.sequence != nil { stem = program.stem(of: preview) ?? stem }
      stems = stems.dropFirst(plan.previews.count)
      reading.reading.begin()
      if let source = preview.source { _ = program.watch?.begins(source) }
      let figure = DrawnFigure(plan, settings: settings, typesetter: typesetter)
      if let fault = figure.stepFault { log.add(Diagnostic(fault, in: preview)) }
      if let failure = log.firstError {
        body(Entry(stem: stem, preview: preview, figure: nil, failure: failure, source: source))
        continue
      }
      log.add(figure, isStrict: program.settings.reading.isStrict)
      body(Entry(stem: stem, preview: preview, figure: figure, failure: log.firstError, source: source))
    }
    failures = Array(zip(reading.reading.failures, all.failures))
    self.assets = assets.used.sorted()
    diagnostics = program.page == nil ? log.diagnostics : log.diagnostics.map(program.moved)
  }

  /// The paths of all declared previews, so that the name of one does not depend on the fate of the others.
  private static func stems(of reading: Reading, in program: Program) -> (previews: [String], failures: [String]) {
    let previews = reading.previews.map { (name: $0.name, source: $0.source) }
    let failures = reading.failures.map { (name: $0.name, source: Optional($0.source)) }
    let declared = previews + failures
    // A type that provides several previews is one place, whose previews keep their order.
    let order = declared.indices.sorted { first, second in
      let (a, b) = (declared[first].source, declared[second].source)
      guard a?.file == b?.file, let a, let b else { return first < second }
      return (a.line, a.column, first) < (b.line, b.column, second)
    }
    let stems = Program.stems(
      of: order.map { (declared[$0].name, declared[$0].source?.file ?? "") }, in: program.files)
    var result = [String](repeating: "", count: declared.count)
    for (index, stem) in zip(order, stems) { result[index] = stem }
    return (Array(result[..<previews.count]), Array(result[previews.count...]))
  }

  /// Whether a file has an error.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The exit code for the errors of the program.
  var exitCode: ExitCode { fileFaults.isEmpty ? hasErrors ? .inputError : .done : .inputOutput }

  /// Returns the diagnostics and the faults of files as a console shows them, line by line.
  func messages(for console: Console) -> [String] {
    let printer = DiagnosticPrinter(texts: texts, console: console)
    return diagnostics.flatMap(printer.lines)
      + fileFaults.map { "\(console.styled("error:", .error)) \($0.message)" }
  }
}

extension PlannedFigure {
  /// Adds the listing that the request names, and the comment that the file begins with as the summary.
  fileprivate mutating func complete(path: String, text: String) {
    listing = request.listing.map {
      SourceFile(path: path, text: text).listing.part(for: $0, preview: previews[0].source)
    }
    guard text.utf8.starts(with: "// ".utf8) else { return }
    let comment = text.utf8.dropFirst(3).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let text = String(decoding: comment, as: UTF8.self)
    if !text.hasPrefix("plumbline:") { summary = text }
  }
}

extension Diagnostic {
  /// Creates the error of a faulty directive or annotation, at its position or else at its preview's.
  fileprivate init(_ fault: DirectiveFault, in preview: Preview) {
    let range = fault.source ?? preview.source ?? SourceRange(file: "", line: 0, column: 0)
    self.init(.error, fault.message, at: range, hint: fault.hint)
  }
}

extension DiagnosticLog {
  /// Adds the warnings and faults of a figure; with `isStrict` warnings are errors.
  fileprivate func add(_ figure: DrawnFigure, isStrict: Bool) {
    for warning in figure.warnings {
      let range = warning.source ?? SourceRange(file: "", line: 0, column: 0)
      add(Diagnostic(isStrict ? .error : .warning, warning.message, at: range))
    }
    for fault in figure.faults { add(Diagnostic(fault, in: figure.plan.previews[0])) }
  }
}
