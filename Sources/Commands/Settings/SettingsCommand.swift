import PlumblineSnapshots

/// `plumbline settings`: prints the settings that hold for layout files, and where each comes from.
enum SettingsCommand {
  /// Prints the settings for the files of a call, by default those of the current folder.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    if call[.schema] {
      console.write(SettingsSchema.json.indentedText)
      return .done
    }
    let calls = CallSettings(call)
    let paths = call.paths.isEmpty ? ["."] : call.paths
    let files = try LayoutFile.all(in: paths) { try calls.settings(for: $0).excludes($0) }.map(\.path)
    var groups: [Group] = []
    for path in files.isEmpty ? paths : files {
      let settings = try calls.settings(at: path)
      if let index = groups.firstIndex(where: { $0.settings === settings }) {
        groups[index].paths.append(path)
      } else {
        groups.append(Group(settings: settings, paths: [path]))
      }
    }
    if call[.json] {
      console.write(JSON.array(groups.map(\.json)).indentedText)
    } else {
      console.write(groups.map { $0.text(for: console) }.joined(separator: "\n"))
    }
    return .done
  }

  /// Files with the same settings.
  private struct Group {
    let settings: FileSettings
    var paths: [String]

    /// Each setting with its value and its origin; nil for a value that is not given and has no default.
    private var lines: [(name: String, value: String?, origin: String)] {
      Setting.options.map { option in
        let name = option.names.last ?? ""
        let call = settings.call
        if let setting = call?.settings[name] {
          return (Setting.name(of: option), setting.text, "\(setting.place.file):\(setting.place.line)")
        }
        if let value = call?.givenValue(of: name) { return (Setting.name(of: option), value, "command line") }
        return (Setting.name(of: option), option.defaultText, "default")
      }
    }

    /// Returns the settings as a table: first those that are given, then the defaults.
    func text(for console: Console) -> String {
      let head = paths.count == 1 ? paths[0] : "\(paths.count) files: \(paths[0]), …"
      let lines = lines.filter { $0.origin != "default" } + lines.filter { $0.origin == "default" && $0.value != nil }
      let width = lines.map(\.name.count).max() ?? 0
      let valueWidth = min(lines.compactMap(\.value?.count).max() ?? 0, 40)
      let rows = lines.map { line in
        let value = line.value ?? ""
        let text =
          "  \(Self.padded(line.name, to: width))  \(Self.padded(value, to: valueWidth))  \(line.origin)"
        return line.origin == "default" ? console.styledOutput(text, .faint) : text
      }
      return ([head] + rows).joined(separator: "\n") + "\n"
    }

    var json: JSON {
      .object([
        "files": .array(paths.map(JSON.string)), "settingsFile": settings.path.map(JSON.string) ?? .null,
        "settings": .array(
          lines.map { line in
            .object([
              "name": .string(line.name), "value": line.value.map(JSON.string) ?? .null,
              "from": .string(line.origin),
            ])
          }),
      ])
    }

    private static func padded(_ text: String, to width: Int) -> String {
      text + String(repeating: " ", count: max(width - text.count, 0))
    }
  }
}

extension Option where Value == Bool {
  /// Whether to print the schema of settings files.
  static let schema = flag("--schema", help: "print the JSON schema of settings files")
}
