import PlumblineFigureMaking
import PlumblineFigures
import PlumblineLayout
import PlumblineSnapshots
import PlumblineViewSource

/// Makes the figures of a program under all conditions that its settings and directives name.
struct VariantMaker {
  let program: Program
  let settings: FigureSettings
  let typesetter: any Typesetter
  /// The diagnostics of all variants, each once.
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var fileFaults: [FileError] = []
  private(set) var failures: [(preview: FailedPreview, stem: String)] = []
  /// The errors that belong to single previews.
  private(set) var previewErrors: Set<Diagnostic> = []
  /// The paths of the assets and strings files that the figures depend on.
  private(set) var assets: Set<String> = []
  /// The texts of the files, by path.
  private(set) var texts: [String: String] = [:]
  /// The variants of each preview that has more than the first, by its place.
  private var variants: [String: [FigureVariant]] = [:]

  init(program: Program, settings: FigureSettings, typesetter: any Typesetter) {
    (self.program, self.settings, self.typesetter) = (program, settings, typesetter)
  }

  /// Makes all figures; those of a variant follow each other.
  mutating func run(_ body: (ProgramFigures.Entry) -> Void) {
    let base = FigureVariant.all(of: program.settings.reading.matrix, from: FigureVariant())[0]
    make(base, of: nil, body)
    var later: [FigureVariant] = []
    for variant in variants.values.joined() where variant != base && !later.contains(variant) { later.append(variant) }
    later.sort { $0.suffix < $1.suffix }
    for variant in later {
      let places = Set(variants.filter { $0.value.contains(variant) }.map(\.key))
      make(variant, of: places, body)
    }
  }

  /// Makes the figures of a variant: those of all previews, or of previews at some places.
  private mutating func make(_ variant: FigureVariant, of places: Set<String>?, _ body: (ProgramFigures.Entry) -> Void)
  {
    let assets = program.assets
    let strings = program.strings
    var localization = Localization(variant.locale, strings: strings)
    localization.device = variant.canvas.isPad ? "ipad" : "iphone"
    var program = program
    if let places {
      let outer = program.watch
      program.watch = PreviewWatch { outer?.report($0) }
      program.onlyPlaces = places.subtracting(outer?.skipped ?? [])
    }
    let reading = program.read(assets, as: variant, localization, typesetter: typesetter)
    let log = reading.reading.diagnostics
    if fileFaults.isEmpty { fileFaults = reading.faults }
    texts.merge(reading.texts) { first, _ in first }
    let page = program.page?.program.page
    let source = Digest(ofTexts: reading.texts.filter { $0.key != page }.sorted { $0.key < $1.key }.map(\.value)).short
    var settings = settings
    settings.keptLayouts?.conditions = "\(variant)"
    settings.device = variant.canvas
    settings.device?.showsStatusBar = program.settings.reading.showsStatusBar
    settings.environment = variant.environment(settings.environment, localization)
    settings.environment.assets = assets
    settings.steps = self.program.settings.reading.steps
    let previews = reading.reading.previews
    let plans = PlannedFigure.all(
      of: previews, showing: settings.annotations, viewsMayAnnotate: reading.reading.callsAnnotation)
    for plan in plans { for fault in plan.faults { log.add(Diagnostic(fault, in: plan.previews[0])) } }
    for directive in plans.flatMap(\.unusedDirectives) { log.add(.unused(directive)) }
    if places == nil { for plan in plans { findVariants(of: plan, from: variant, log) } }
    let all = Self.stems(of: reading.reading, in: program)
    var trials = DecisionTrials(of: program, as: variant, settings)
    var stems = all.previews[...]
    for var plan in plans {
      let preview = plan.previews[0]
      let text = texts[preview.source?.file ?? ""] ?? ""
      plan.complete(path: preview.source?.file ?? "", text: text)
      var stem = stems.first ?? ""
      if plan.request.sequence != nil { stem = program.stem(of: preview) ?? stem }
      stem += variant.suffix
      stems = stems.dropFirst(plan.previews.count)
      let own = preview.source.flatMap { variants[PreviewWatch.location($0)] }
      if let own, !own.contains(variant) { continue }
      reading.reading.begin()
      if let source = preview.source { _ = program.watch?.begins(source) }
      let figure = DrawnFigure(plan, settings: settings, typesetter: typesetter)
      if let fault = figure.stepFault { log.add(Diagnostic(fault, in: preview)) }
      if log.firstError == nil, let lost = log.standIns(of: preview.source).first(where: \.costsView),
        !figure.showsContent
      {
        log.add(lost.asError)
      }
      previewErrors.formUnion(log.errors)
      if let failure = log.firstError {
        body(.init(stem: stem, preview: preview, variant: variant, figure: nil, failure: failure, source: source))
        continue
      }
      log.add(figure, isStrict: program.settings.reading.isStrict)
      previewErrors.formUnion(log.errors)
      // An incomplete figure, such as one without its texts, would be mistaken for a complete one.
      let isIncomplete = figure.warnings.contains { $0.kind == .error }
      var entry = ProgramFigures.Entry(
        stem: stem, preview: preview, variant: variant, figure: isIncomplete ? nil : figure, failure: log.firstError,
        source: source)
      entry.standIns = log.standIns(of: preview.source)
      if !trials.postpones(entry) { body(entry) }
    }
    for entry in trials.settled(typesetter: typesetter) { body(entry) }
    for (preview, stem) in zip(reading.reading.failures.map(lost), all.failures)
    where preview.error != nil || preview.skipReason != nil {
      // A preview that is not drawn fails under all conditions of the settings; those of its directives are unknown.
      if let places, !places.contains(PreviewWatch.location(preview.source)) { continue }
      previewErrors.formUnion(preview.errors)
      let suffixes =
        places == nil
        ? FigureVariant.all(of: program.settings.reading.matrix, from: FigureVariant()).map(\.suffix) : [variant.suffix]
      for suffix in suffixes { failures.append((preview: preview, stem: stem + suffix)) }
    }
    for diagnostic in strings?.diagnostics ?? [] { log.add(diagnostic) }
    self.assets.formUnion(assets.used.union(strings?.paths ?? []))
    let found = program.page == nil ? log.diagnostics : log.diagnostics.map(program.moved)
    for diagnostic in found where places == nil || !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
  }

  /// Returns a preview, with an error if a process failed at it.
  private func lost(_ preview: FailedPreview) -> FailedPreview {
    guard let cause = program.watch?.causes[PreviewWatch.location(preview.source)] else { return preview }
    var preview = preview
    preview.errors = [Diagnostic(.error, "\(cause)", at: preview.source)]
    return preview
  }

  /// Finds the variants of a figure: those of the settings, with the axes that its directives give.
  private mutating func findVariants(of plan: PlannedFigure, from base: FigureVariant, _ log: DiagnosticLog) {
    guard let source = plan.previews[0].source else { return }
    var matrix = program.settings.reading.matrix
    for (name, words) in plan.request.matrix.sorted(by: { $0.key < $1.key }) {
      guard let axis = FigureVariant.Axis(rawValue: name) else { continue }
      matrix[axis] = words.filter { word in
        var variant = base
        guard let fault = axis.set(word, in: &variant) else { return true }
        let directive = plan.previews[0].directives.first { $0.words.first == name }?.source ?? source
        log.add(Diagnostic(.error, fault.message, at: directive, hint: fault.hint))
        return false
      }
    }
    let all = FigureVariant.all(of: matrix, from: FigureVariant())
    for preview in plan.previews {
      guard all.count > 1 || all[0] != base, let place = preview.source.map(PreviewWatch.location) else { continue }
      variants[place] = all
    }
  }

  /// Returns the paths of all declared previews, so that the name of one does not depend on whether the others are
  /// drawn.
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

extension Diagnostic {
  /// Returns a directive above a later part of a pair or an animation.
  fileprivate static func unused(_ directive: Preview.Directive) -> Diagnostic {
    Diagnostic(
      .warning, "the first preview's directives hold for all parts of the figure: this one has no effect",
      at: directive.source ?? SourceRange(file: "", line: 0, column: 0),
      hint: directive.words.first == "appearance" ? "write .preferredColorScheme(.dark) in the part" : nil)
  }
}

extension Diagnostic {
  /// The warning about a lost view as an error, for a preview that shows nothing else.
  fileprivate var asError: Diagnostic {
    var copy = self
    (copy.severity, copy.hint, copy.isStandIn, copy.costsView) = (.error, nil, false, false)
    return copy
  }
}

extension DrawnFigure {
  /// Whether a view is drawn that is not part of a placeholder.
  fileprivate var showsContent: Bool {
    layouts.contains { layout in
      var index = 0
      while index < layout.views.count {
        switch layout.views[index].role {
        case .placeholder: index = max(layout.views[index].end, index + 1)
        case .text, .image, .shape, .drawing: return true
        default: index += 1
        }
      }
      return false
    }
  }
}

extension DiagnosticLog {
  /// Adds the warnings and faults of a figure; with `isStrict` warnings are errors.
  fileprivate func add(_ figure: DrawnFigure, isStrict: Bool) {
    for warning in figure.warnings {
      let range = warning.source ?? SourceRange(file: "", line: 0, column: 0)
      var diagnostic = Diagnostic(isStrict || warning.kind == .error ? .error : .warning, warning.message, at: range)
      diagnostic.isStandIn = warning.isPlaceholder
      add(diagnostic)
    }
    for fault in figure.faults { add(Diagnostic(fault, in: figure.plan.previews[0])) }
  }
}
