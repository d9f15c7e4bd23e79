import Glibc
import PlumblineSnapshots

extension Files {
  /// Returns the parent of a folder, from its path where that is possible.
  static func parent(of folder: String) -> String {
    let last = folder.split(separator: "/").last
    if folder == "." { return ".." }
    if last == ".." || last == "." { return folder + "/.." }
    let above = Files.folder(of: folder)
    return above.isEmpty ? (folder.hasPrefix("/") ? "/" : ".") : above
  }

  /// Returns a path relative to a folder; an absolute path stays.
  static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") || folder == "." || folder.isEmpty
      ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// Returns the components of an absolute path to a file, with `.` and `..` resolved without access to the disk.
  static func components(of path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in join(workingFolder, path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
  }

  /// The path of the working folder when the process started.
  private static let workingFolder: String = {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }()
}
