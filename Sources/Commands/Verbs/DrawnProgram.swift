import PlumblineSnapshots

/// The figures of a program as files that are not written yet.
struct DrawnProgram: Sendable {
  /// The paths of the figures below the output folder, without extensions.
  var figures: [String] = []
  /// The files, each with its path below the output folder.
  var files: [(path: String, bytes: [UInt8])] = []
  /// The paths of the assets that the figures show.
  var assets: [String] = []
  /// The descriptions of the figures, where the job makes them.
  var descriptions: [FigureDescription] = []
  /// The result of each preview.
  var previews: [PreviewResult] = []
  /// The messages, each of one line or several.
  var messages: [String] = []
  /// The exit code of the worst fault.
  var exitCode = ExitCode.done

  /// The paths of the files.
  private var paths: Set<String> = []

  /// Adds the files of a figure; throws an error if another figure has one of them.
  mutating func add(_ more: [(suffix: String, bytes: [UInt8])], stem: String) throws {
    for (suffix, bytes) in more {
      guard paths.insert(stem + suffix).inserted else {
        throw FileError("\(stem)\(suffix) is the file of another figure, too: give one of them another name")
      }
      files.append((stem + suffix, bytes))
    }
  }

  /// Returns whether a path is that of a file of a figure: the figure's path, a suffix and an extension.
  static func isFile(_ path: String, of figure: String) -> Bool {
    guard path.hasPrefix(figure), let next = path.dropFirst(figure.count).first else { return false }
    return ".@~-".contains(next)
  }

  /// Adds a fault.
  mutating func fail(_ code: ExitCode, _ message: String) {
    exitCode = max(exitCode, code)
    messages.append(message)
  }
}

extension DrawnProgram {
  /// The program as a cache keeps it: a line of JSON, and the files' bytes in order.
  var archive: [UInt8] {
    let files = JSON.array(
      files.map { .object(["path": .string($0.path), "length": .number(Double($0.bytes.count))]) })
    let head = JSON.object([
      "figures": .array(figures.map(JSON.string)), "files": files, "assets": .array(assets.map(JSON.string)),
      "descriptions": .array(descriptions.map(\.json)), "previews": .array(previews.map(\.json)),
      "messages": .array(messages.map(JSON.string)), "exit": .number(Double(exitCode.rawValue)),
    ])
    return Array((head.text + "\n").utf8) + self.files.flatMap(\.bytes)
  }

  /// Creates the program of an archive, or returns nil if the archive is incomplete.
  init?(archive: [UInt8]) {
    guard let end = archive.firstIndex(of: 10),
      let head = JSON(parsing: String(decoding: archive[..<end], as: UTF8.self)), let listed = head["files"]
    else { return nil }
    figures = head["figures"]?.elements.compactMap(\.string) ?? []
    assets = head["assets"]?.elements.compactMap(\.string) ?? []
    descriptions = head["descriptions"]?.elements.compactMap(FigureDescription.init(json:)) ?? []
    previews = head["previews"]?.elements.compactMap(PreviewResult.init(json:)) ?? []
    messages = head["messages"]?.elements.compactMap(\.string) ?? []
    exitCode = head["exit"]?.number.flatMap { Int32(exactly: $0) }.flatMap(ExitCode.init(rawValue:)) ?? .done
    var rest = archive[(end + 1)...]
    for file in listed.elements {
      guard let path = file["path"]?.string, let length = file["length"]?.number.flatMap({ Int(exactly: $0) }),
        length >= 0, length <= rest.count
      else { return nil }
      files.append((path, Array(rest.prefix(length))))
      rest = rest.dropFirst(length)
    }
    guard rest.isEmpty else { return nil }
  }
}
