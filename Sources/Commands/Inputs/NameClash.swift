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
