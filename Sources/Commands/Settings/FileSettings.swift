import PlumblineLayout
import PlumblineTypesetting

/// The settings that hold for some layout files: the call's options, completed by a settings file.
final class FileSettings: Sendable {
  /// The call with the values of the settings file.
  let call: Invocation?
  /// The settings for reading the files.
  let reading: ReadingSettings
  /// The settings for drawing their figures.
  let drawing: DrawingSettings
  /// The paths of the files that declare types for them.
  let included: [String]
  /// The paths of the files that stand in for modules: those that the call names, and those in a folder `Stubs` of its
  /// inputs.
  let stubs: [String]
  /// The path of the settings file, or nil if there is none.
  let path: String?
  private let excluded: [PathPattern]
  /// The strings files beside layout files, and their texts.
  let strings: StringFileCache
  /// The folders of the fonts that a project's targets contain.
  private let projectFonts: [String]

  /// Creates the settings of a call; `path` is that of the settings file that completed it.
  init(_ call: Invocation, path: String? = nil) throws {
    let folders = call[.include].map { ("--include", $0) } + call[.fonts].map { ("--fonts", $0) }
    for (option, folder) in folders + (call[.assets].map { [("--assets", $0)] } ?? []) {
      guard Files.exists(folder) else { throw UsageError("\(option): there is no folder \(folder)") }
    }
    self.call = call
    self.path = path
    reading = try ReadingSettings(call)
    drawing = DrawingSettings(call)
    let beside = call.paths.flatMap { Files.files(below: $0 + "/Stubs", suffix: ".swift") }
    stubs = call[.stub] + beside
    included = call[.include].flatMap { Files.files(below: $0, suffix: ".swift") } + stubs
    excluded = call[.exclude].map { PathPattern(excluding: $0) }
    strings = StringFileCache()
    projectFonts = []
  }

  /// Creates some settings for reading and drawing.
  init(reading: ReadingSettings = ReadingSettings(), drawing: DrawingSettings) {
    (self.reading, self.drawing) = (reading, drawing)
    (call, path, included, stubs, excluded, strings) = (nil, nil, [], [], [], StringFileCache())
    projectFonts = []
  }

  /// Creates settings with others for drawing, and perhaps for reading; the strings files are looked up once for both.
  init(
    _ settings: FileSettings, reading: ReadingSettings? = nil, drawing: DrawingSettings, projectFonts: [String]? = nil
  ) {
    (call, path, self.reading, self.drawing) = (settings.call, settings.path, reading ?? settings.reading, drawing)
    self.projectFonts = projectFonts ?? settings.projectFonts
    (included, stubs, excluded, strings) = (settings.included, settings.stubs, settings.excluded, settings.strings)
  }

  /// Creates settings with further steps that are taken before figures are drawn.
  convenience init(_ settings: FileSettings, adding steps: [Step]) {
    var reading = settings.reading
    reading.steps += steps
    self.init(settings, reading: reading, drawing: settings.drawing)
  }

  /// Returns whether a file of a folder is excluded.
  func excludes(_ path: String) -> Bool { excluded.contains { $0.matches(path) } }

  /// The folders of fonts: those of the call, then those of the project.
  var fonts: [String] { (call?[.fonts] ?? []) + projectFonts }
  /// The metrics of the system font.
  var fontMetrics: SystemFontMetrics { call?[.fontMetrics] ?? .system }
}
