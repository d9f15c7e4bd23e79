import PlumblineFigures
import PlumblineLayout

/// The settings that the figures of a run share.
public struct FigureSettings {
  /// The annotations of all figures, in addition to those of their directives.
  public var annotations: Figures.Annotations
  /// The theme of annotations.
  public var theme: Theme
  /// The maximum width of a figure without a directive of its own, in points, or nil.
  public var width: Double?
  /// The screen of previews that give no size, or nil.
  public var device: Screen?
  /// The environment that the views inherit.
  public var environment = EnvironmentValues()
  /// The steps that are taken before the figures are drawn, after those of their directives.
  public var steps: [Step] = []
  /// Whether movements are recorded after the last of these steps, or while it lets time pass.
  public var recordsMotion = false
  /// Whether each of these steps begins when the animations of the previous one have ended, as for a user who waits for
  /// their end.
  public var restsBetweenSteps = false
  /// The layouts of earlier versions of the figures, which are updated, or nil.
  public var keptLayouts: KeptLayouts?
  /// The details that layouts resolve for the caller, in addition to those that the figures need.
  public var details: ResolvedDetails

  /// Creates settings, by default for figures of the views alone.
  public init(
    annotations: Figures.Annotations = [], theme: Theme = .book, device: Screen? = nil, details: ResolvedDetails = []
  ) {
    self.annotations = annotations
    self.theme = theme
    self.device = device
    self.details = details
  }
}
