import PlumblineLayout

/// How layout files are read.
public struct ReadingOptions {
  /// What `Date()` is, in seconds since 2001-01-01 00:00 UTC; the default is 2026-01-01 13:18:14.812 UTC.
  public var clock = 788_966_294.812
  /// The size of the screen, in points, for code that asks for it.
  public var screen = Device.standardSize
  /// The seed of random numbers.
  public var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// The most steps that a preview's code may take.
  public var stepLimit = 5_000_000
  /// The deepest that calls may nest.
  public var depthLimit = 1_000
  /// The most views that a figure may have.
  public var viewLimit = 1_000_000
  /// The longest text that a program may make, in bytes.
  public var textLimit = 10_000_000
  /// The only preview or view type to read, by name; nil reads all.
  public var figure: String?
  /// Whether that preview may be in a file that is read apart from these, so that none of its name is no error.
  public var mayLackFigure = false
  /// Finds pictures and colours by name; nil knows none.
  public var assets: (any AssetCatalog)?
  /// Finds the files that declare missing types; nil knows none.
  public var types: (any TypeFinder)?
  /// Where programs stay whose figures are done, for files that differ from theirs in literals and comments alone; nil
  /// keeps none.
  public var shelf: ProgramShelf?
  /// Whether a missing asset is an error instead of a placeholder and a warning.
  public var isStrict = false

  /// Asked before a preview runs, with its place; one for which the answer is false is left out. Nil leaves none out.
  public var mayRun: ((SourceRange) -> Bool)?

  /// The defaults.
  public init() {}

  /// The settings of the evaluator.
  var running: RunningOptions {
    RunningOptions(
      clock: clock, seed: seed, stepLimit: stepLimit, depthLimit: depthLimit, viewLimit: viewLimit,
      textLimit: textLimit, isStrict: isStrict, types: types)
  }
}
