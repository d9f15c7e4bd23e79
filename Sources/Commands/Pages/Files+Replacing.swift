import Glibc

extension Files {
  /// Replaces the text of a file that belongs to the user: a link stays a link, and the permissions stay.
  static func replaceText(of path: String, by text: String) throws(FileError) {
    guard let resolved = realpath(path, nil) else { throw FileError("write", path) }
    let target = String(cString: resolved)
    free(resolved)
    var status = stat()
    let hasStatus = stat(target, &status) == 0
    try write(Array(text.utf8), to: target)
    if hasStatus { chmod(target, status.st_mode & 0o7777) }
  }
}
