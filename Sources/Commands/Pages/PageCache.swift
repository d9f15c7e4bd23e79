import Glibc

/// The cache of figures in pages, for calls that name none.
enum PageCache {
  /// The standard folder, created if necessary, or nil if it cannot be created.
  static var usableFolder: String? {
    standardFolder.flatMap { folder in (try? Files.makeFolder(folder)) == nil ? nil : folder }
  }

  /// The folder `plumbline` in the user's folder of caches, or nil where the user has none.
  ///
  /// Source: XDG Base Directory Specification.
  static var standardFolder: String? {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    return variable("XDG_CACHE_HOME").map { $0 + "/plumbline" } ?? variable("HOME").map { $0 + "/.cache/plumbline" }
  }
}
