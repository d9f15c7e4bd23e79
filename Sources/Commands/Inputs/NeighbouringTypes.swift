import PlumblineViewSource

/// Finds types in the files beside some layout files.
final class NeighbouringTypes: TypeFinder {
  private let paths: [String]
  private lazy var files = index()

  /// The greatest number of files that are read.
  private static let fileLimit = 400

  /// Creates a finder in the folders of layout files; the files themselves do not count.
  init(beside files: [LayoutFile]) { paths = files.map(\.path) }

  /// Returns the path of a file that declares a type, or nil if none does.
  func file(declaring type: String) -> String? { files[type] }

  private func index() -> [String: String] {
    var result: [String: String] = [:]
    let given = Set(paths)
    let folders = Set(
      paths.filter { $0 != "-" }.map { path in path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." })
    for folder in folders.sorted() {
      for path in Files.files(below: folder, suffix: ".swift").prefix(Self.fileLimit) where !given.contains(path) {
        guard let bytes = try? Files.read(path) else { continue }
        for name in Self.types(in: String(decoding: bytes, as: UTF8.self)) where result[name] == nil {
          result[name] = path
        }
      }
    }
    return result
  }

  /// Returns the names after `struct`, `class`, `enum`, `protocol`, `actor` and `typealias` in a text.
  private static func types(in text: String) -> [String] {
    let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    var names: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      for (word, next) in zip(words, words.dropFirst())
      where keywords.contains(word) && next.first?.isUppercase ?? false {
        names.append(String(next))
      }
    }
    return names
  }
}
