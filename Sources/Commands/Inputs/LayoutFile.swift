/// A layout file and where its figures go.
struct LayoutFile: Hashable, Sendable {
  /// The path as it was given, which messages repeat; `-` is standard input.
  let path: String
  /// The path of its figures below the output folder, without an extension.
  let stem: String

  /// The layout files that arguments name: files themselves, and all `.swift` files below folders.
  ///
  /// Figures of a file go by its name; those of a file in a folder keep their place below it. A file that is named twice counts
  /// once.
  static func all(in paths: [String]) throws -> [LayoutFile] {
    guard !paths.isEmpty else {
      throw UsageError("no layout file is given", hint: "name files or folders, or - for standard input")
    }
    var known: Set<LayoutFile> = []
    let files = paths.flatMap { path in
      guard path != "-", Files.isFolder(path) else {
        return [LayoutFile(path: path, stem: path == "-" ? "stdin" : Files.stem(of: path))]
      }
      let prefix = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
      return Files.files(below: path, suffix: ".swift").map { file in
        LayoutFile(path: file, stem: String(file.dropFirst(prefix.count).dropLast(".swift".count)))
      }
    }
    return files.filter { known.insert($0).inserted }
  }
}

/// Two layout files whose figures would take each other's place: the same name in two folders, say.
struct NameClash: Hashable, Sendable {
  /// The file whose figures have no place.
  let file: String
  /// The file that was named before it.
  let first: String

  /// The clash of each file with one before it, or nil where there is none.
  static func all(among files: [LayoutFile]) -> [NameClash?] {
    var owners: [String: String] = [:]
    return files.map { file in
      guard let first = owners[file.stem] else {
        owners[file.stem] = file.path
        return nil
      }
      return NameClash(file: file.path, first: first)
    }
  }

  /// What is wrong, in words.
  var message: String { "\(file): its figures would take the place of those of \(first)" }
  /// What to do about it.
  static let hint = "name the folder that holds both, or keep their figures in folders of their own"
}
