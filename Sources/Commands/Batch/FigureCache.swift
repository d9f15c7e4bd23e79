import PlumblineSource
import Glibc
import PlumblineSnapshots

/// Figures of earlier runs, in a folder that several processes may share.
///
/// The key of an entry is the digest of everything that its figures depend on. An entry is written completely or not at
/// all, and never changes.
struct FigureCache: Sendable {
  private let folder: String

  /// Creates a cache in a folder.
  init(folder: String) { self.folder = folder }

  /// Creates the cache that a call's `--cache` names, or returns nil.
  init?(_ call: Invocation) {
    guard let folder = call[.cache] else { return nil }
    self.init(folder: folder)
  }

  /// The figures with a key, or nil.
  subscript(key: String) -> DrawnProgram? {
    let path = path(of: key)
    guard let drawn = (try? Files.read(path)).flatMap(DrawnProgram.init(archive:)) else { return nil }
    if let age = Self.age(of: path), age > Self.day { utimes(path, nil) }
    return drawn
  }

  /// Stores figures under a key, unless the folder cannot be written to.
  func keep(_ drawn: DrawnProgram, as key: String) { _ = try? Files.write(drawn.archive, to: path(of: key)) }

  /// The length of a day, in seconds.
  private static let day = 24 * 60 * 60
  /// The time for which an entry is kept after its last use, in seconds.
  private static let keeping = 30 * day

  /// Removes the entries that no run has used for 30 days; looks for them once a day, in a new cache after the first
  /// one.
  func removeUnused() {
    let marker = "\(folder)/.looked-through"
    let age = Self.age(of: marker)
    if let age, age < Self.day { return }
    guard (try? Files.write([], to: marker)) != nil else { return }
    utimes(marker, nil)
    guard age != nil else { return }
    for part in Files.entries(of: folder) where (1...2).contains(FilePath.name(of: part).utf8.count) {
      for entry in Files.entries(of: part) where Self.age(of: entry).map({ $0 > Self.keeping }) ?? false {
        try? Files.remove(entry)
      }
      Files.removeEmptyFolder(part)
    }
  }

  /// Returns the time since the last change of a file, in seconds; nil if there is no file.
  private static func age(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? time(nil) - status.st_mtim.tv_sec : nil
  }

  /// Returns the path of an entry, in one of 16 folders: creating a folder takes longer than writing an entry.
  private func path(of key: String) -> String { "\(folder)/\(key.prefix(1))/\(key.dropFirst(1))" }
}
