import PlumblineLayout
import PlumblineSnapshots
import PlumblineSource
import PlumblineViewSource

/// A settings file: values of options for all layout files below its folder, and for those that match patterns.
struct SettingsFile: Sendable {
  /// The name of settings files.
  static let name = ".plumbline.json"
  /// The member that holds the values for patterns of paths.
  static let folders = "folders"

  /// The path.
  let path: String
  /// The values for all files.
  private(set) var settings: [Setting] = []
  /// The values for files that match a pattern, in the order of the file.
  private(set) var sections: [(pattern: PathPattern, settings: [Setting])] = []
  /// The folder to which paths and patterns are relative.
  private let folder: String

  /// Reads a settings file; throws all its errors together.
  init(path: String) throws {
    self.path = path
    let folder = Files.folder(of: path)
    self.folder = folder.isEmpty ? "." : folder
    var text = try Files.readText(path)
    // A byte order mark before JSON may be ignored: RFC 8259, section 8.1.
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    var faults: [Diagnostic] = []
    do throws(LocatedJSON.Fault) {
      try read(LocatedJSON(parsing: text), &faults)
    } catch {
      faults.append(
        fault(at: error.position, "the file is not JSON", hint: "comments and trailing commas are not JSON"))
    }
    faults.sort { ($0.source.line, $0.source.column) < ($1.source.line, $1.source.column) }
    if !faults.isEmpty { throw SettingsError(diagnostics: faults, text: text, path: path) }
  }

  /// Returns the positions of the sections that match a path.
  func sections(for path: String) -> [Int] { sections.indices.filter { sections[$0].pattern.matches(path) } }

  /// Returns the values for files that match some sections; of several values of an option the last counts.
  func settings(with sections: [Int]) -> [Setting] {
    var values: [String: Setting] = [:]
    for setting in settings + sections.flatMap({ self.sections[$0].settings }) { values[setting.option] = setting }
    return values.values.sorted { $0.option < $1.option }
  }

  private mutating func read(_ file: LocatedJSON, _ faults: inout [Diagnostic]) {
    guard case .object = file.value else {
      faults.append(fault(at: file.position, "settings are an object, such as {\"theme\": \"screen\"}"))
      return
    }
    settings = values(in: file, isWholeFile: true, &faults)
    for member in file.members where member.name == Self.folders {
      guard case .object = member.value.value else {
        let example = "\"\(Self.folders)\": {\"Chapters/**\": {\"theme\": \"screen\"}}"
        faults.append(fault(at: member.value.position, "folders are an object, such as \(example)"))
        continue
      }
      for section in member.value.members {
        guard case .object = section.value.value else {
          faults.append(fault(at: section.value.position, "the settings of a pattern are an object"))
          continue
        }
        let pattern = PathPattern(Files.join(folder, section.name))
        sections.append((pattern, values(in: section.value, isWholeFile: false, &faults)))
      }
    }
  }

  /// Returns the values of an object's members.
  private func values(in object: LocatedJSON, isWholeFile: Bool, _ faults: inout [Diagnostic]) -> [Setting] {
    var known: Set<String> = []
    return object.members.compactMap { member in
      guard known.insert(member.name).inserted else {
        faults.append(fault(at: member.position, "'\(member.name)' is given twice", length: member.name.utf8.count + 2))
        return nil
      }
      if isWholeFile, [Self.folders, "$schema"].contains(member.name) { return nil }
      return setting(member, &faults)
    }
  }

  private func setting(_ member: LocatedJSON.Member, _ faults: inout [Diagnostic]) -> Setting? {
    let length = member.name.utf8.count + 2
    guard let option = Setting.options.first(where: { Setting.name(of: $0) == member.name }) else {
      let near = NearNames.closest(to: member.name, in: Setting.options.map(Setting.name) + [Self.folders])
      let isOption = Subcommand.all.flatMap(\.options).contains { Setting.name(of: $0) == member.name }
      let hint = near.map { "did you mean '\($0)'?" } ?? "plumbline settings lists them"
      faults.append(
        isOption
          ? fault(at: member.position, "'\(member.name)' is an option of single runs, not a setting", length: length)
          : fault(at: member.position, "there is no setting '\(member.name)'", length: length, hint: hint))
      return nil
    }
    guard var arguments = option.form.arguments(for: member.value.value) else {
      faults.append(fault(at: member.value.position, "'\(member.name)' takes \(option.form.description)"))
      return nil
    }
    if Setting.ofInputs.contains(option.names.last ?? ""),
      let missing = arguments.first(where: { !Files.exists(Files.join(folder, $0)) })
    {
      faults.append(fault(at: member.value.position, "there is no file or folder '\(missing)'"))
      return nil
    }
    if option.names == Option<[String]>.exclude.names {
      arguments = arguments.map { Files.join(folder, PathPattern.excluding($0)) }
    } else if option.completion.isPath {
      arguments = arguments.map { $0 == "github" ? $0 : Files.join(folder, $0) }
    }
    do throws(UsageError) {
      var value = option.defaultValue()
      for argument in arguments { value = try option.reading(argument, value) }
      // Appearances have words of their own, such as `both`.
      if let axis = FigureVariant.Axis(rawValue: member.name), axis != .appearance {
        for argument in arguments { _ = try axis.words(in: argument) }
      }
    } catch {
      let names = option.names.filter { $0.hasPrefix("--") }
      let message = names.reduce(error.message) { $0.replacing($1, with: "'\(member.name)'") }
      faults.append(
        fault(
          at: member.value.position, message,
          hint: option.form.near(arguments) ?? error.hint))
      return nil
    }
    let place = SourceRange(file: path, line: member.position.line, column: member.position.column)
    return Setting(
      option: option.names.last ?? "", arguments: arguments, isFlag: option.placeholder == nil, place: place)
  }

  private func fault(
    at position: LocatedJSON.Position, _ message: String, length: Int = 1, hint: String? = nil
  ) -> Diagnostic {
    let place = SourceRange(file: path, line: position.line, column: position.column, length: length)
    return Diagnostic(.error, message, at: place, hint: hint)
  }
}

extension Completion {
  /// Whether the words are paths.
  var isPath: Bool { [.files, .layoutFiles, .folders].contains(self) }
}

/// The errors of a settings file.
struct SettingsError: Error {
  /// The errors, in the order of the file.
  let diagnostics: [Diagnostic]
  /// The file's text.
  let text: String
  /// The file's path.
  let path: String

  /// Returns the errors as a console shows them, line by line.
  func messages(for console: Console) -> [String] {
    diagnostics.flatMap(DiagnosticPrinter(texts: [path: text], console: console).lines)
  }
}
