import PlumblineFigureMaking
import PlumblineFigures
import PlumblineLayout
import PlumblineViewSource

/// Finds out which figures depend on the decisions on values from elsewhere that were made for them.
///
/// The program is read again with other decisions: with all of them, then with parts, so that each two decisions are
/// made in all four combinations. A figure whose drawing stays the same shows nothing of the missing values.
struct DecisionTrials {
  private let program: Program
  private let variant: FigureVariant
  private let settings: FigureSettings
  /// The entries that wait for the trials, each with its number among the previews at its place.
  private var waiting: [(entry: ProgramFigures.Entry, number: Int)] = []
  private var numbers: [String: Int] = [:]
  /// The maximum number of decisions that are tried.
  private static let limit = 64

  init(of program: Program, as variant: FigureVariant, _ settings: FigureSettings) {
    (self.program, self.variant, self.settings) = (program, variant, settings)
  }

  /// Keeps an entry for the trials if all of its substitutes are decisions; returns whether it does.
  mutating func postpones(_ entry: ProgramFigures.Entry) -> Bool {
    guard program.settings.reading.triesDecisions, let place = entry.preview.source.map(PreviewWatch.location) else {
      return false
    }
    numbers[place, default: 0] += 1
    guard let figure = entry.figure, entry.failure == nil, figure.plan.previews.count == 1, figure.film == nil,
      !entry.standIns.isEmpty, entry.standIns.allSatisfy(\.isDecision)
    else { return false }
    waiting.append((entry, numbers[place, default: 0] - 1))
    return true
  }

  /// Returns the entries that were kept, without the substitutes of those whose figures do not depend on them.
  func settled(typesetter: any Typesetter) -> [ProgramFigures.Entry] {
    guard !waiting.isEmpty else { return [] }
    var candidates = Set(waiting.indices)
    keep(&candidates, with: .all, typesetter)
    let places = Set(candidates.flatMap { waiting[$0].entry.standIns.map(\.source) }).sorted {
      ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column)
    }
    if places.count > Self.limit { candidates = [] }
    var bit = 1
    while bit < places.count, !candidates.isEmpty {
      let parts = [places.indices.filter { $0 & bit != 0 }, places.indices.filter { $0 & bit == 0 }]
      for part in parts { keep(&candidates, with: .at(Set(part.map { places[$0] })), typesetter) }
      bit *= 2
    }
    return waiting.enumerated().map { index, kept in
      var entry = kept.entry
      if candidates.contains(index) { (entry.unseenCount, entry.standIns) = (entry.standIns.count, []) }
      return entry
    }
  }

  /// Keeps the candidates whose drawings are the same with other decisions.
  private func keep(_ candidates: inout Set<Int>, with decisions: OtherDecisions, _ typesetter: any Typesetter) {
    guard !candidates.isEmpty else { return }
    let places = Set(candidates.compactMap { waiting[$0].entry.preview.source.map(PreviewWatch.location) })
    let drawings = drawings(at: places, with: decisions, typesetter)
    candidates = candidates.filter { index in
      let (entry, number) = waiting[index]
      guard let place = entry.preview.source.map(PreviewWatch.location), let others = drawings[place],
        others.count == numbers[place], let other = others[number], let own = entry.figure?.drawing
      else { return false }
      return own.size == other.size && own.background == other.background && own.items == other.items
    }
  }

  /// Returns the drawings of the previews at some places, or nil for those with an error, in their order.
  private func drawings(
    at places: Set<String>, with decisions: OtherDecisions, _ typesetter: any Typesetter
  ) -> [String: [DisplayList?]] {
    var program = program
    program.otherDecisions = decisions
    program.onlyPlaces = places
    let outer = program.watch
    program.watch = PreviewWatch { outer?.report($0) }
    var settings = settings
    settings.keptLayouts = nil
    let assets = program.assets
    var localization = Localization(variant.locale, strings: program.strings)
    localization.device = variant.canvas.isPad ? "ipad" : "iphone"
    settings.environment.assets = assets
    let reading = program.read(assets, as: variant, localization, typesetter: typesetter).reading
    var drawings: [String: [DisplayList?]] = [:]
    let plans = PlannedFigure.all(
      of: reading.previews, showing: settings.annotations, viewsMayAnnotate: reading.callsAnnotation)
    for plan in plans {
      guard let source = plan.previews[0].source else { continue }
      reading.begin()
      _ = program.watch?.begins(source)
      let figure = DrawnFigure(plan, settings: settings, typesetter: typesetter)
      let failed = reading.diagnostics.firstError != nil || figure.stepFault != nil
      drawings[PreviewWatch.location(source), default: []].append(failed ? nil : figure.drawing)
    }
    return drawings
  }
}
