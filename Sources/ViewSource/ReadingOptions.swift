import PlumblineLayout

/// The options for reading layout files.
public struct ReadingOptions {
  /// The current date of the program, in seconds since 2001-01-01 00:00 UTC; the default is 2026-01-01 13:18:14.812
  /// UTC.
  public var clock = 788_966_294.812
  /// The size of the screen that code reads, in points.
  public var screen = Device.standard.size
  /// The safe area of the screen's window that code reads, in points.
  public var safeArea = Device.standard.safeArea
  /// The seed of the random number generator.
  public var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// The maximum number of evaluation steps of a preview.
  public var stepLimit = 5_000_000
  /// The maximum depth of nested calls.
  public var depthLimit = 1_000
  /// The maximum number of views in a figure.
  public var viewLimit = 1_000_000
  /// The maximum length of a string that a program creates, in bytes.
  public var textLimit = 10_000_000
  /// The name of the only preview or view type to read; nil for all.
  public var figure: String?
  /// Whether the file may lack that preview without an error, because another file that is read separately may have it.
  public var mayLackFigure = false
  /// The source of images and colours by name; nil if there is none.
  public var assets: (any AssetCatalog)?
  /// The files of the bundle, which the program may read; nil if there are none.
  public var resources: (any ProgramResources)?
  /// The environment that code reads before views change it.
  public var environment = EnvironmentValues()
  /// The language of the run, with its texts.
  public var localization = Localization()
  /// The source of files that declare missing types; nil if there is none.
  public var types: (any TypeFinder)?
  /// The cache of finished programs, for files that only differ in literals and comments; nil for none.
  public var programCache: ProgramCache?
  /// A name of these options by which views are kept between readings of files that differ in literals alone; nil keeps
  /// none.
  ///
  /// The same name stands for options with the same values, except for the assets and resources, whose content is the
  /// same.
  public var keepsViewsUnder: String?
  /// Whether files without a preview are no error.
  public var mayBeEmpty = false
  /// Whether a missing asset is an error rather than a placeholder with a warning.
  public var isStrict = false

  /// The names of the modules that are read as parts of the program; other modules that its files import are missing.
  public var modules: Set<String> = []
  /// Whether steps follow, so that the code's actions are kept.
  public var acts = false

  /// The decisions on values from elsewhere that differ in this run, or nil for a usual run.
  package var otherDecisions: OtherDecisions?

  /// Whether a preview at a source range may run, or nil if all previews run.
  ///
  /// A preview for which the function returns false is skipped.
  public var mayRun: ((SourceRange) -> Bool)?

  /// Called before a file is read, or nil; a program of a thousand files takes seconds to read.
  public var willReadFile: (() -> Void)?

  /// Creates options with their default values.
  public init() {}

  /// The options of the evaluator.
  var running: RunningOptions {
    var running = RunningOptions(clock: clock)
    running.seed = seed
    running.stepLimit = stepLimit
    running.depthLimit = depthLimit
    running.viewLimit = viewLimit
    running.textLimit = textLimit
    running.isStrict = isStrict
    running.types = types
    running.otherDecisions = otherDecisions
    running.resources = resources
    return running
  }
}
