import PlumblineSource

/// A layout file and the path of its figures.
struct LayoutFile: Hashable, Sendable {
  /// The path as it was given, which messages use; `-` is standard input.
  let path: String
  /// The path of its figures below the output folder, without an extension.
  let stem: String

  /// Returns the layout files that arguments name: files themselves, and all `.swift` files below folders.
  ///
  /// Figures of a file have its name; those of a file in a folder keep the path below it. A file that is named twice
  /// counts once. Files of folders for which `isExcluded` returns true are skipped.
  static func all(in paths: [String], isExcluded: (String) throws -> Bool = { _ in false }) throws -> [LayoutFile] {
    guard !paths.isEmpty else {
      throw UsageError("no layout file is given", hint: "name files or folders, or - for standard input")
    }
    let files = try paths.flatMap { path in
      guard path != "-", Files.isFolder(path) else {
        return [LayoutFile(path: path, stem: path == "-" ? "stdin" : FilePath.stem(of: path))]
      }
      let prefix = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
      return try Files.files(below: path, suffix: ".swift").filter { try !isExcluded($0) }.map { file in
        let stem = file.utf8.dropFirst(prefix.utf8.count).dropLast(".swift".utf8.count)
        return LayoutFile(path: file, stem: String(Substring(stem)))
      }
    }
    if paths.count == 1 { return files }
    // A file may be named in several ways: `a.swift`, `./a.swift`.
    var known: Set<[Substring]> = []
    return files.filter { known.insert($0.path == "-" ? ["-"] : Files.components(of: $0.path)).inserted }
  }
}
