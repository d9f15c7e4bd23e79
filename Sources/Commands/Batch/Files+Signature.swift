import Glibc
import PlumblineSnapshots

extension Files {
  /// Returns the length of a file and the time of its last change, or nil if there is no file.
  static func stamp(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  /// Returns a text that changes when any file below a folder does.
  static func signature(of folder: String) -> String { signature(ofFiles: files(below: folder, suffix: "")) }

  /// Returns a text that changes when any of some files does.
  static func signature(ofFiles paths: [String]) -> String {
    Digest(ofTexts: paths.flatMap { [$0, stamp(of: $0) ?? ""] }).description
  }
}
