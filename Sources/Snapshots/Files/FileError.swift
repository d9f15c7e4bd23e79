import Glibc

/// An error in reading or writing a file.
package struct FileError: Error {
  /// The error message, with the path and the system's description.
  package let message: String

  /// Creates the error of the last system call, from `errno`.
  package init(_ action: String, _ path: String) {
    message = "\(path): cannot \(action): \(String(cString: strerror(errno)))"
  }
  /// Creates an error with a message.
  package init(_ message: String) { self.message = message }
}
