import PlumblineFigures
import PlumblineLayout

/// A figure: its layouts, its drawing, and all errors and warnings that were found while it was made.
///
/// Every command and every test receives its figures as such a value, so that all of them have the same figures,
/// warnings and faults. It stays on the thread that made it.
public final class DrawnFigure {
  /// The plan of the figure.
  public let plan: PlannedFigure
  /// The layouts of the previews, in their order.
  public let layouts: [ResolvedLayout]
  /// The requests that could not be laid out or drawn.
  public let warnings: [LayoutWarning]
  /// The errors in directives and annotations, with their positions where they are known.
  public let faults: [DirectiveFault]
  /// The error of a step that could not be taken, or nil; the figure then shows the state before that step.
  public let stepFault: DirectiveFault?
  /// The film of the figure's steps, or nil.
  public let film: Film?
  /// Whether something moves after the last step.
  public let isMoving: Bool
  /// The moments of the movements, in order; none unless they are recorded.
  public let motion: [Film.Frame]
  /// The values of the views' states.
  public let states: [StateValue]
  private let theme: Theme
  private let typesetter: any Typesetter

  private lazy var fitted = makeDrawing()

  /// The drawing; it is made when it is first read, since many callers need the layouts alone.
  public var drawing: DisplayList { fitted.drawing }
  /// The scale of the views, which is less than 1 where they shrink to a width.
  public var scale: Double { fitted.scale }

  /// Lays out a planned figure.
  public init(_ plan: PlannedFigure, settings: FigureSettings, typesetter: any Typesetter) {
    var plan = plan
    plan.request.width = plan.request.width ?? settings.width
    self.plan = plan
    self.typesetter = typesetter
    theme = settings.theme
    var environment = settings.environment
    if theme.isDarkPaper { environment.colorScheme = .dark }
    let details = settings.details.union(
      Figures.details(for: plan.request, viewsMayAnnotate: plan.viewsMayAnnotate))
    var stepFault: DirectiveFault?
    var film: Film?
    var motion: [Film.Frame] = []
    var isMoving = false
    var states: [StateValue] = []
    let mayUpdate = plan.request.film == nil && plan.request.steps.isEmpty && settings.steps.isEmpty
    var layouts = plan.previews.enumerated().map { number, preview in
      let running = RunningPreview(
        preview, environment: environment, typesetter: typesetter, device: settings.device, details: details,
        kept: mayUpdate ? settings.keptLayouts?.layout(of: preview, number: number) : nil)
      do throws(StepFault) {
        let steps = plan.request.steps + settings.steps
        for (index, step) in steps.enumerated() where !settings.recordsMotion || index < steps.count - 1 {
          if settings.restsBetweenSteps { running.rest() }
          try running.perform(step)
        }
        if settings.restsBetweenSteps, settings.recordsMotion, !steps.isEmpty { running.rest() }
        if settings.recordsMotion { motion = try FilmRecorder.motion(of: running, in: steps.last) }
        if let wanted = plan.request.film {
          let recorded = try FilmRecorder.film(of: running, wanted)
          film = film ?? recorded
        }
        isMoving = isMoving || running.isAnimating
        running.finish()
        states += running.stateValues
      } catch {
        stepFault =
          stepFault
          ?? DirectiveFault(
            message: error.message, hint: error.hint, source: error.source ?? plan.request.stepSource ?? preview.source)
      }
      return running.shown
    }
    // A film's picture without movement is its first state, and a strip shows all.
    if stepFault == nil, plan.previews.count == 1, let film, let first = film.states.first {
      layouts = plan.request.film?.form == .film ? [first.layout] : film.states.map(\.layout)
    }
    self.layouts = layouts
    self.stepFault = stepFault
    self.film = film
    self.motion = motion
    self.isMoving = isMoving
    self.states = states
    let shown = layouts.flatMap(\.warnings).filter { $0.kind != .ineffective }
    let ofAnnotations = Figures.fontNotices(for: plan.request, in: layouts, theme: theme, typesetter: typesetter)
      .map { LayoutWarning($0, source: plan.previews.first?.source) }
    warnings = shown + ofAnnotations.filter { warning in !shown.contains { $0.message == warning.message } }
    faults = plan.faults + Figures.faults(of: plan.request, in: layouts, listing: plan.listing)
  }

  /// The states after the steps of the figure's film or strip, as figures of their own; none for other figures.
  public var stateFigures: [DrawnFigure] {
    guard let film, stepFault == nil else { return [] }
    return film.states.dropFirst().map { DrawnFigure(state: $0, of: self) }
  }

  /// Creates the figure of a state of a film.
  private init(state: Film.State, of figure: DrawnFigure) {
    var plan = figure.plan
    plan.request.film = nil
    plan.summary = state.caption ?? plan.summary
    self.plan = plan
    layouts = [state.layout]
    (theme, typesetter) = (figure.theme, figure.typesetter)
    (warnings, faults, stepFault, film) = ([], [], nil, nil)
    (isMoving, motion, states) = (false, [], [])
  }

  private func makeDrawing() -> (drawing: DisplayList, scale: Double) {
    var result: (drawing: DisplayList, scale: Double) =
      film.map {
        (Figures.figure($0, request: plan.request, listing: plan.listing, theme: theme, typesetter: typesetter), 1)
      }
      ?? Figures.fittedFigure(
        layouts, request: plan.request, listing: plan.listing, theme: theme, typesetter: typesetter)
    describe(&result.drawing)
    return result
  }

  /// Sets the title of a drawing, and the sentence that describes its content: that of the request, the first comment
  /// of the file, or one that is made from the layout.
  private func describe(_ drawing: inout DisplayList) {
    let names = plan.previews.compactMap(\.name).filter { !$0.isEmpty }
    drawing.title =
      plan.request.sequence == .pair && !names.isEmpty
      ? FigureSentence.list(names) : plan.previews.first?.name ?? ""
    let given = plan.request.alternative ?? plan.request.caption ?? plan.summary
    drawing.summary = given.isEmpty ? sentence : given
  }

  /// Returns the drawing at a moment of an animation.
  public func drawing(of frame: Film.Frame) -> DisplayList {
    Figures.figure([frame.layout], request: plan.request, listing: plan.listing, theme: theme, typesetter: typesetter)
  }

  /// The still images of an animation, for formats that do not move; none for other figures.
  public var stills: [DisplayList] {
    plainStills.map { still in
      var still = still
      describe(&still)
      return still
    }
  }

  private var plainStills: [DisplayList] {
    if let film {
      guard plan.request.film?.form == .film else { return [] }
      return Figures.stills(of: film, request: plan.request, theme: theme, typesetter: typesetter)
    }
    guard case .animation = plan.request.sequence else { return [] }
    return Figures.stills(
      of: layouts, request: plan.request, listing: plan.listing, theme: theme, typesetter: typesetter)
  }

  /// The area of the drawing in the coordinates of the figure's only layout, or nil where it shows several or none.
  public private(set) lazy var area = findArea()

  private func findArea() -> Rect? {
    guard layouts.count == 1, plan.request.width == nil, film == nil else { return nil }
    return Figures.origin(of: layouts[0], in: drawing, request: plan.request, listing: plan.listing)
      .map { Rect(origin: Point(x: -$0.x, y: -$0.y), size: drawing.size) }
  }
}
