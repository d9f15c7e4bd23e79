/// Two layout files whose figures would have the same path, such as files of one name in two folders.
struct NameClash: Hashable, Sendable {
  /// The file whose figures would replace others.
  let file: String
  /// The file that was named before it.
  let first: String

  /// Returns the clash of each file with an earlier one, or nil if there is none.
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

  /// The error, in a sentence.
  var message: String { "\(file): its figures would overwrite those of \(first)" }
  /// A suggestion for avoiding it.
  static let hint = "draw the folder that contains both files, or use separate output folders"
}
