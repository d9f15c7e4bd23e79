import PlumblineFigures
import PlumblineLayout

/// A figure: its layouts, its drawing, and all errors and warnings that were found on the way.
///
/// Every command and every test gets its figures as such a value, so that none sees a figure, a warning or a fault that
/// another does not. It stays on the thread that made it.
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
  private let theme: Theme
  private let typesetter: any Typesetter

  /// The drawing; it is made when it is first read, since many callers need the layouts alone.
  public private(set) lazy var drawing = makeDrawing()

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
    var layouts = plan.previews.map { preview in
      let running = RunningPreview(
        preview, environment: environment, typesetter: typesetter, device: settings.device, details: details)
      do throws(StepFault) {
        for step in plan.request.steps + settings.steps { try running.perform(step) }
        if let wanted = plan.request.film {
          let recorded = try FilmRecorder.film(of: running, wanted)
          film = film ?? recorded
        }
        running.finish()
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
    warnings = layouts.flatMap(\.warnings).filter { $0.kind == .fault }
    faults = plan.faults + Figures.faults(of: plan.request, in: layouts, listing: plan.listing)
  }

  /// The states after the steps of the figure's film or strip, as figures of their own; none for other figures.
  public var states: [DrawnFigure] {
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
  }

  private func makeDrawing() -> DisplayList {
    var drawing =
      film.map {
        Figures.figure($0, request: plan.request, listing: plan.listing, theme: theme, typesetter: typesetter)
      }
      ?? Figures.figure(
        layouts, request: plan.request, listing: plan.listing, theme: theme, typesetter: typesetter)
    drawing.title = plan.previews.first?.name ?? ""
    drawing.summary = plan.request.caption ?? plan.summary
    return drawing
  }

  /// The still pictures of an animation, for formats that do not move; none for other figures.
  public var stills: [DisplayList] {
    if let film {
      guard plan.request.film?.form == .film else { return [] }
      return Figures.stills(of: film, request: plan.request, theme: theme, typesetter: typesetter)
    }
    guard case .animation = plan.request.sequence else { return [] }
    return Figures.stills(of: layouts, request: plan.request, theme: theme, typesetter: typesetter)
  }

  /// The area of the drawing in the coordinates of the figure's only layout, or nil where it shows several or none.
  public var area: Rect? {
    guard layouts.count == 1, plan.request.width == nil, film == nil else { return nil }
    return drawing.origin(of: layouts[0]).map { Rect(origin: Point(x: -$0.x, y: -$0.y), size: drawing.size) }
  }
}
