import Glibc
import PlumblineSnapshots
import PlumblineTypesetting
import Synchronization

/// The settings of a call for each layout file, from its options and from the settings file that is found upwards from
/// the layout file.
///
/// The nearest settings file counts alone. The search ends at a folder that holds `.git`.
final class CallSettings: Sendable {
  /// The call as it was given.
  let call: Invocation
  private let state = Mutex(State())

  private struct State {
    /// The settings file of each folder; nil for a folder without one.
    var files: [String: SettingsFile?] = [:]
    /// The settings by the path of the settings file, and by its sections.
    var settings: [String: [[Int]: FileSettings]] = [:]
    /// The typesetter of each list of folders with fonts and of the system font's metrics.
    var typesetters: [[String]: FontTypesetter] = [:]
  }

  /// Creates the settings of a call.
  init(_ call: Invocation) { self.call = call }

  /// Returns the settings for a layout file.
  func settings(for path: String) throws -> FileSettings {
    let folder = path == "-" ? "." : Files.folder(of: path)
    return try settings(for: path, in: folder.isEmpty ? "." : folder)
  }

  /// Returns the settings for a folder, or for a layout file: those of the run that draws it.
  func settings(at path: String) throws -> FileSettings {
    try path != "-" && Files.isFolder(path) ? settings(for: path, in: path) : settings(for: path)
  }

  /// Returns the call with the settings of the run as a whole, which are those of its first input.
  func wholeCall() throws -> Invocation {
    let listed =
      try call.paths.isEmpty ? call[.filesFrom].flatMap { $0 == "-" ? nil : try InputList.paths(in: $0).first } : nil
    return try settings(at: call.paths.first ?? listed ?? ".").call ?? call
  }

  /// Returns the typesetter for some settings.
  func typesetter(for settings: FileSettings) -> FontTypesetter {
    let key = settings.fonts + [settings.fontMetrics.rawValue]
    return state.withLock { state in
      if let known = state.typesetters[key] { return known }
      let typesetter = FontTypesetter(fontFolders: settings.fonts, metrics: settings.fontMetrics)
      state.typesetters[key] = typesetter
      return typesetter
    }
  }

  private func settings(for path: String, in folder: String) throws -> FileSettings {
    try state.withLock { state in
      let file = try Self.file(above: folder, &state)
      let sections = file?.sections(for: path) ?? []
      let name = file?.path ?? ""
      if let known = state.settings[name]?[sections] { return known }
      let completed = try file.map { try call.completed(by: $0.settings(with: sections)) } ?? call
      let settings = try FileSettings(completed, path: file?.path)
      state.settings[name, default: [:]][sections] = settings
      return settings
    }
  }

  /// Returns the settings file of a folder or of the nearest folder above it.
  private static func file(above folder: String, _ state: inout State) throws -> SettingsFile? {
    if let known = state.files[folder] { return known }
    let path = Files.join(folder, SettingsFile.name)
    var file: SettingsFile?
    if Files.size(of: path) != nil {
      file = try SettingsFile(path: path)
    } else if !isTop(folder) {
      file = try Self.file(above: Files.parent(of: folder), &state)
    }
    state.files[folder] = .some(file)
    return file
  }

  /// Returns whether the search ends at a folder: it holds `.git`, does not exist, or is the root.
  private static func isTop(_ folder: String) -> Bool {
    if access(Files.join(folder, ".git"), F_OK) == 0 { return true }
    var (status, above) = (stat(), stat())
    guard stat(folder, &status) == 0, stat(folder + "/..", &above) == 0 else { return true }
    return status.st_dev == above.st_dev && status.st_ino == above.st_ino
  }
}
