import PlumblineLayout
import PlumblineViewSource

/// The settings for reading the layout files of a call.
struct ReadingSettings: Sendable {
  /// The only figure to read, or nil.
  var figure: String?
  /// The values of each axis by which figures are drawn several times.
  var matrix: FigureVariant.Matrix = [:]
  /// Whether the status bar of previews that fill the screen is drawn.
  var showsStatusBar = false
  /// The folder of assets, or nil for the one beside each file.
  var assets: String?
  /// Whether missing assets are errors.
  var isStrict = false
  /// The time of `Date()`, in seconds since 2001-01-01 00:00 UTC, or nil for the default.
  var clock: Double?
  /// The steps that are taken before figures are drawn.
  var steps: [Step] = []
  /// Whether states are kept although no steps are known yet.
  var acts = false
  /// Whether views are kept for the next reading, since the files are read repeatedly.
  var keepsViews = false
  /// Whether drawing finds out which figures depend on decisions on values from elsewhere.
  var triesDecisions = false
  /// The limits of steps, nested calls, views and bytes of text of a file.
  var limits = {
    let standard = ReadingOptions()
    return (
      steps: standard.stepLimit, depth: standard.depthLimit, views: standard.viewLimit, text: standard.textLimit
    )
  }()
  /// Programs for files that differ from theirs in literals and comments alone.
  private let programCache = ProgramCache()

  /// Creates the defaults.
  init() {}

  /// Creates the settings of a call.
  init(_ call: Invocation) throws {
    figure = call[.figure]
    assets = call[.assets]
    isStrict = call[.strict]
    limits = (call[.stepLimit], call[.depthLimit], call[.viewLimit], call[.textLimit])
    matrix = try FigureVariant.matrix(of: call)
    showsStatusBar = call[.statusBar]
    triesDecisions = call[.survey] || call[.results] != nil
    for text in call[.after] {
      do throws(StepFault) { steps += try Step.reading(text) } catch {
        throw UsageError("--after: \(error.message)", hint: error.hint)
      }
    }
    if let text = call[.clock] {
      guard let time = Clock.seconds(iso8601: text) else {
        throw UsageError("--clock takes a time such as 2026-01-01T13:18:14.812Z, not '\(text)'")
      }
      clock = time
    }
  }

  /// Returns the locale that a text names.
  static func locale(_ text: String) throws(UsageError) -> String {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    let isLocale = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard isLocale, (2...3).contains(parts[0].count) else {
      throw UsageError("--locale takes a language such as de or pt_BR, not '\(text)'")
    }
    return text
  }

  /// Returns the reader's options for some files, with the assets that names are looked up in.
  func options(for files: [LayoutFile], assets: any AssetCatalog) -> ReadingOptions {
    var options = ReadingOptions()
    options.figure = figure
    options.isStrict = isStrict
    options.acts = acts || !steps.isEmpty
    (options.stepLimit, options.depthLimit) = (limits.steps, limits.depth)
    (options.viewLimit, options.textLimit) = (limits.views, limits.text)
    options.assets = assets
    options.programCache = programCache
    options.types = NeighbouringTypes(beside: files)
    if let clock { options.clock = clock }
    return options
  }
}
