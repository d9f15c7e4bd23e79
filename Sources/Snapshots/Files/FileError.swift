import Glibc

/// A file that could not be read or written.
package struct FileError: Error {
  /// What failed, with the file's path and the system's reason.
  package let message: String

  /// A fault of the last system call.
  package init(_ action: String, _ path: String) {
    message = "\(path): cannot \(action): \(String(cString: strerror(errno)))"
  }
  /// A fault in words.
  package init(_ message: String) { self.message = message }
}
