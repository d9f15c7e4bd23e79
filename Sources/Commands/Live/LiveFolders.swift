/// The folders that are watched.
enum LiveFolders {
  /// The maximum number of folders below one that are watched.
  private static let limit = 2_000

  /// Returns a folder and all folders below it, except for hidden ones.
  static func all(below folder: String) -> [String] {
    var result = [folder]
    var next = 0
    while next < result.count, result.count < limit {
      result +=
        DiskFiles().entries(of: result[next])?.filter { $0.kind == .folder }.map {
          Files.join(result[next], $0.name)
        } ?? []
      next += 1
    }
    return result
  }
}
