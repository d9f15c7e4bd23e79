import Glibc
import PlumblineSource

/// An error in reading or writing a file.
package struct FileError: Error {
  private enum Cause {
    case message(String)
    case system(action: String, path: String, code: Int32)
  }

  private let cause: Cause

  /// Creates the error of the last system call, from `errno`.
  package init(_ action: String, _ path: String) { cause = .system(action: action, path: path, code: errno) }
  /// Creates an error with a message.
  package init(_ message: String) { cause = .message(message) }

  /// The error message, with the path and the system's description, and, for a file that does not exist, with a similar
  /// name.
  package var message: String {
    switch cause {
    case .message(let message): message
    case .system(let action, let path, let code):
      "\(path): cannot \(action): "
        + (code == ENOENT && action == "read" ? Self.absence(of: path) : String(cString: strerror(code)))
    }
  }

  /// Returns the description of a file that does not exist, or whose path is a link to one.
  private static func absence(of path: String) -> String {
    if let target = Files.target(ofLink: path) { return "it is a link to \(target), which does not exist" }
    let folder = Files.folder(of: path)
    let names = Files.entries(of: folder.isEmpty ? "." : folder).map(FilePath.name)
    let near = NearNames.closest(to: FilePath.name(of: path), in: names)
    let hint = near.map { "; did you mean '\(folder.isEmpty || folder == "/" ? folder : folder + "/")\($0)'?" } ?? ""
    return String(cString: strerror(ENOENT)) + hint
  }
}
