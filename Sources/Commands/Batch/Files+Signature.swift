import Glibc
import PlumblineSnapshots

extension Files {
  /// The length and the time of the last change of a file, or nil if there is none.
  static func stamp(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  /// What changes when any file below a folder does.
  static func signature(of folder: String) -> String { signature(ofFiles: files(below: folder, suffix: "")) }

  /// What changes when any of some files does.
  static func signature(ofFiles paths: [String]) -> String {
    Digest(ofTexts: paths.flatMap { [$0, stamp(of: $0) ?? ""] }).description
  }
}
