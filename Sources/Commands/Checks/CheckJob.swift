import PlumblineSource
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

  /// Creates the task of comparing a program.
  init(program: Program, settings: CheckSettings, fonts: FontsDigest) {
    (self.program, self.settings, self.fonts) = (program, settings, fonts)
  }

  /// The settings for drawing their figures.
  private var drawing: DrawingSettings { program.settings.drawing }

  /// The artifacts of the variants that have golden files, where later ones may share these.
  private let stored = StoredVariants()

  /// The result of comparing a program.
  struct Outcome: Sendable {
    /// The figures.
    var figures: [FigureResult] = []
    /// The paths of the golden files of the figures.
    var goldens: [String] = []
    /// The beginnings of the paths of golden files that belong to files with errors.
    var unread: [String] = []
    /// The messages, each of one line or several.
    var messages: [String] = []
    /// Whether a file could not be read or written.
    var hasFileFault = false
  }

  /// Makes the figures and compares them.
  func run(typesetter: any Typesetter, console: Console) -> Outcome {
    var outcome = Outcome()
    if let clash = program.clash, case .below = settings.goldens {
      let name = FilePath.stem(of: clash.file)
      outcome.figures = [FigureResult(file: clash.file, figure: name, line: nil, fault: clash.message)]
      return outcome
    }
    let making = drawing.making(details: .relations)
    let figures = ProgramFigures(of: program, settings: making, typesetter: typesetter) { entry in
      outcome.figures.append(result(for: entry, &outcome))
      for state in entry.states { outcome.figures.append(result(for: state, &outcome)) }
    }
    for (preview, stem) in figures.failures { outcome.figures.append(contentsOf: result(for: preview, stem, &outcome)) }
    outcome.messages = figures.messages(for: console)
    addFaults(of: figures.diagnostics.filter { !figures.previewErrors.contains($0) }, to: &outcome)
    sort(&outcome.figures)
    outcome.hasFileFault = outcome.hasFileFault || !figures.fileFaults.isEmpty
    return outcome
  }

  /// Sorts figures by the order of the files and by their positions in these.
  private func sort(_ figures: inout [FigureResult]) {
    let ranks = Dictionary(program.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: min)
    let order = figures.indices.sorted { first, second in
      let (a, b) = (figures[first], figures[second])
      let (rankA, rankB) = (ranks[a.file] ?? ranks.count, ranks[b.file] ?? ranks.count)
      return (rankA, a.line ?? 0, first) < (rankB, b.line ?? 0, second)
    }
    figures = order.map { figures[$0] }
  }

  /// Returns the result of a preview that was not drawn; none for one that the run skips.
  private func result(for preview: FailedPreview, _ stem: String, _ outcome: inout Outcome) -> [FigureResult] {
    var result = FigureResult(file: preview.source.file, figure: Self.name(stem), line: preview.source.line)
    if let reason = preview.skipReason {
      result.exemption = .skipped(reason)
    } else if let error = preview.error {
      result.set(error)
      result.exemption = preview.quarantineReason.map { .quarantined($0) }
    } else {
      return []
    }
    keep(stem, of: preview.source.file, in: &outcome)
    return [result]
  }

  /// Records the golden files of a figure that was not compared, so that they do not count as stale.
  private func keep(_ stem: String, of file: String, in outcome: inout Outcome) {
    for ending in [".", "@", "-dark.", "-dark@", "~"] {
      outcome.unread.append(settings.goldens.golden(of: file, stem: stem, ending: ending).path)
    }
  }

  private static func name(_ stem: String) -> String { FilePath.name(of: stem) }

  /// Returns the result of comparing one figure.
  private func result(for entry: ProgramFigures.Entry, _ outcome: inout Outcome) -> FigureResult {
    let place = entry.preview.source
    var result = FigureResult(file: place?.file ?? "", figure: Self.name(entry.stem), line: place?.line)
    result.exemption = entry.preview.directives.reason("quarantine").map { .quarantined($0) }
    if let failure = entry.failure {
      result.set(failure)
      keep(entry.stem, of: place?.file ?? "", in: &outcome)
      return result
    }
    guard let figure = entry.figure else { return result }
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
      fonts: fonts.list(of: figure.layouts.flatMap { $0.views.map(\.items) }), source: entry.source)
    var artifacts: [(SnapshotLevel, String, [UInt8])] = []
    var places: [SnapshotPlace?] = []
    if settings.levels.contains(.layout) {
      let golden = LayoutGolden.placed(provenance, of: figure)
      artifacts.append((.layout, ".layout.txt", Array(golden.layout.text.utf8)))
      places = golden.places
    }
    artifacts += try pictures(of: figure, drawing.drawn(as: entry.variant), provenance)
    if settings.sharesGoldens, shares(artifacts, entry) { return [] }
    var findings: [SnapshotFinding] = []
    for (level, ending, bytes) in artifacts {
      let golden = settings.goldens.golden(
        of: entry.preview.source?.file ?? "", stem: entry.stem, ending: ending)
      goldens.append(golden.path)
      findings.append(try settings.check.check(bytes, level: level, golden: golden, places: places))
    }
    return findings
  }

  /// Returns whether a variant looks like an earlier one with golden files; the artifacts of others are kept for later
  /// comparisons.
  private func shares(_ artifacts: [(SnapshotLevel, String, [UInt8])], _ entry: ProgramFigures.Entry) -> Bool {
    !stored.insert(artifacts.map(\.2), for: String(entry.stem.dropLast(entry.variant.suffix.count)))
  }

  /// Returns the results of a figure at the levels to compare: layout, drawing, pixels.
  private func pictures(
    of figure: DrawnFigure, _ settings: DrawingSettings, _ provenance: Provenance
  ) throws -> [(SnapshotLevel, String, [UInt8])] {
    var settings = settings
    settings.formats = self.settings.levels.compactMap { $0 == .drawing ? .svg : $0 == .pixels ? .png : nil }
    if settings.formats.isEmpty { return [] }
    return try settings.files(of: figure.drawing, provenance).map { suffix, bytes in
      (suffix.hasSuffix(".svg") ? .drawing : .pixels, suffix, bytes)
    }
  }

  /// Assigns errors that belong to no figure to their file's first figure, or to all previews that a file without
  /// figures declares; a file without any is listed itself.
  ///
  /// The golden files of such a file remain, since it may have had more figures.
  ///
  /// The golden files of such a file stay, since it may have had more figures.
  private func addFaults(of diagnostics: [Diagnostic], to outcome: inout Outcome) {
    let reported = Set(outcome.figures.compactMap(\.faultPlace))
    for diagnostic in diagnostics where diagnostic.severity == .error {
      let file = diagnostic.source.file
      if reported.contains(SnapshotPlace(file: file, line: diagnostic.source.line)) { continue }
      // The part of the program with the file reports it; the first one reports those of no file.
      let position = program.files.firstIndex { $0.path == file } ?? 0
      if let part = program.part, !part.contains(position) { continue }
      if let known = program.files.first(where: { $0.path == file }) {
        outcome.unread.append(settings.goldens.golden(of: file, stem: known.stem, ending: "").path)
      }
      if let index = outcome.figures.firstIndex(where: { $0.file == file }) {
        if outcome.figures[index].fault == nil { outcome.figures[index].set(diagnostic) }
      } else {
        outcome.figures += lost(in: file, diagnostic)
      }
    }
  }

  /// Returns the results of the previews of a file that could not be read, so that their number does not depend on its
  /// error.
  private func lost(in file: String, _ error: Diagnostic) -> [FigureResult] {
    var results = declared(in: file)
    if results.isEmpty {
      results = [FigureResult(file: file, figure: FilePath.stem(of: file), line: error.source.line)]
    }
    for index in results.indices { results[index].set(error) }
    return results
  }

  /// Returns a result for each preview that a file declares, found without reading it as a whole.
  func declared(in file: String) -> [FigureResult] {
    let previews = (try? program.text(of: file)).map(DeclaredPreview.all) ?? []
    let stems = Program.stems(of: previews.map { ($0.name, file) }, in: program.files)
    return zip(previews, stems).map { preview, stem in
      FigureResult(file: file, figure: Self.name(stem), line: preview.line)
    }
  }
}

extension FigureResult {
  /// Records an error as the figure's fault.
  fileprivate mutating func set(_ error: Diagnostic) {
    let place = SnapshotPlace(file: error.source.file, line: error.source.line)
    fault = place.file == file ? "line \(error.source.line): \(error.message)" : "\(place.text): \(error.message)"
    faultPlace = place
  }
}

/// The artifacts of the variants of each figure that have golden files, by the figure's path; one job uses them, on one
/// thread.
private final class StoredVariants: @unchecked Sendable {
  private var artifacts: [String: Set<[[UInt8]]>] = [:]

  /// Adds artifacts of a figure, and returns whether no earlier variant has the same.
  func insert(_ bytes: [[UInt8]], for stem: String) -> Bool {
    artifacts[stem, default: []].insert(bytes).inserted
  }
}
