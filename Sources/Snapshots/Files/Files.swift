import Glibc

/// Functions for whole files.
///
/// The path `-` means standard input or output.
package enum Files {
  /// Returns the bytes of a file.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    if path == "-" {
      guard let bytes = Descriptor.readAll(from: 0) else { throw FileError("read", "standard input") }
      return bytes
    }
    let file = try openFile(path)
    defer { close(file) }
    guard let bytes = Descriptor.readAll(from: file) else { throw FileError("read", path) }
    return bytes
  }

  /// Opens a regular file, or a pipe of the process, which `/dev/stdin` and a shell's `<(…)` name.
  ///
  /// A named pipe would keep the run waiting until another process writes into it.
  private static func openFile(_ path: String) throws(FileError) -> Int32 {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileError("read", path) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      close(file)
      throw FileError("read", path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: return file
    case S_IFIFO where path.hasPrefix("/dev/") || path.hasPrefix("/proc/"):
      _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
      return file
    default:
      close(file)
      throw FileError("\(path): cannot read: it is a pipe or a device, and only regular files are read")
    }
  }

  /// Returns the first bytes of a file, at most `length` of them.
  package static func head(of path: String, length: Int) throws(FileError) -> [UInt8] {
    let file = try openFile(path)
    defer { close(file) }
    var isRead = false
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      let status = Glibc.read(file, buffer.baseAddress, length)
      isRead = status >= 0
      count = max(status, 0)
    }
    guard isRead else { throw FileError("read", path) }
    return bytes
  }

  /// Returns the text of a UTF-8 file; throws an error if the file is not valid UTF-8.
  package static func readText(_ path: String) throws(FileError) -> String {
    let bytes = try read(path)
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    // The first line that is not UTF-8 on its own has the first byte that is not.
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw FileError("\(path):\(line + 1): the file is not UTF-8")
  }

  /// Writes a file atomically, unless it has the same bytes already, and returns whether it changed.
  ///
  /// The bytes are written to a file without a name, which replaces the present one when it is complete, so
  /// that a process that is killed leaves no part of it. Folders that do not exist are created.
  @discardableResult
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
    if path == "-" {
      guard Descriptor.write(bytes, to: 1) else { throw FileError("write", "standard output") }
      return true
    }
    if let size = size(of: path), size == bytes.count, let present = try? read(path), present == bytes { return false }
    let folder = folder(of: path)
    let mode = O_WRONLY | O_CLOEXEC
    func openUnnamed() -> Int32 { open(folder.isEmpty ? "." : folder, mode | temporaryFile, 0o644) }
    var file = openUnnamed()
    if file < 0, errno == ENOENT {
      try makeFolder(folder)
      file = openUnnamed()
    }
    let temporary = "\(path).\(getpid())-\(pthread_self()).tmp"
    // Some file systems have no files without a name.
    let hasName = file < 0
    if hasName { file = open(temporary, mode | O_CREAT | O_TRUNC, 0o644) }
    guard file >= 0 else { throw FileError("write", path) }
    let isWritten = Descriptor.write(bytes, to: file) && (hasName || name(file, path, temporary: temporary))
    let isClosed = close(file) == 0
    guard isWritten, isClosed, !hasName || rename(temporary, path) == 0 else {
      let error = FileError("write", path)
      if hasName { unlink(temporary) }
      throw error
    }
    return true
  }

  /// The flag of `open` for a file without a name, `O_TMPFILE`, which the imported headers omit.
  private static let temporaryFile = 0o20000000 | O_DIRECTORY

  /// Gives an open file its name.
  ///
  /// If the name exists, a temporary name is used first, since only a rename replaces a file.
  private static func name(_ file: Int32, _ path: String, temporary: String) -> Bool {
    let unnamed = "/proc/self/fd/\(file)"
    if linkat(AT_FDCWD, unnamed, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 { return true }
    guard errno == EEXIST else { return false }
    guard linkat(AT_FDCWD, unnamed, AT_FDCWD, temporary, AT_SYMLINK_FOLLOW) == 0 else { return false }
    if rename(temporary, path) == 0 { return true }
    unlink(temporary)
    return false
  }

  /// Sets the time of a file's last change to the present.
  package static func touch(_ path: String) throws(FileError) {
    guard utimensat(AT_FDCWD, path, nil, 0) == 0 else { throw FileError("write", path) }
  }

  /// Removes a file if it exists.
  package static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError("remove", path) }
  }

  /// Removes a folder if it is empty.
  package static func removeEmptyFolder(_ path: String) { rmdir(path) }

  /// Creates a folder, and the folders above it, if they do not exist.
  package static func makeFolder(_ path: String) throws(FileError) {
    if path.isEmpty || isFolder(path) { return }
    try makeFolder(folder(of: path))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw FileError("create the folder", path) }
  }

  /// Throws an error if there is no folder at a path and none can be created there; creates nothing.
  package static func requireFolder(_ path: String) throws(FileError) {
    var existing = path
    while !existing.isEmpty, access(existing, F_OK) != 0, errno == ENOENT || errno == ENOTDIR {
      existing = folder(of: existing)
    }
    if existing.isEmpty { existing = "." }
    if isFolder(existing), access(existing, W_OK | X_OK) == 0 { return }
    if !isFolder(existing) { errno = ENOTDIR }
    throw FileError(existing == path ? "write to" : "create the folder", path)
  }

  /// Returns whether a path is that of a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether there is a file or a folder at a path.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// Returns the length of a file in bytes; nil if there is no regular file at the path.
  package static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  /// Returns the paths of the files and folders in a folder, sorted; names that begin with a dot are skipped.
  package static func entries(of folder: String) -> [String] { listing(of: folder).map(\.path) }

  /// Returns the paths of the files and folders in a folder whose names end with one of some suffixes, sorted; names
  /// that begin with a dot are skipped.
  package static func entries(of folder: String, suffixes: [String]) -> [String] {
    listing(of: folder, suffixes).map(\.path)
  }

  /// Returns the paths of all files below a folder with a suffix, sorted within each folder.
  ///
  /// Links to an enclosing folder are not followed.
  package static func files(below folder: String, suffix: String) -> [String] {
    files(below: folder, within: [], suffix: suffix)
  }

  private static func files(below folder: String, within outer: [String], suffix: String) -> [String] {
    let around = outer + [folder]
    return listing(of: folder).flatMap { entry -> [String] in
      guard entry.isFolder ?? isFolder(entry.path) else { return entry.path.hasSuffix(suffix) ? [entry.path] : [] }
      if entry.isFolder == nil, around.contains(where: { isSame($0, entry.path) }) { return [] }
      return files(below: entry.path, within: around, suffix: suffix)
    }
  }

  /// Returns whether two paths refer to the same file or folder.
  package static func isSame(_ path: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(path, &first) == 0 && stat(other, &second) == 0 && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }

  /// Returns the path that a link names, or nil for a path that is no link.
  package static func target(ofLink path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let length = readlink(path, start, buffer.count)
      guard length >= 0 else { return nil }
      return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// Returns the files and folders in a folder, sorted by path: all, or those whose names end with one of some
  /// suffixes.
  ///
  /// `isFolder` is nil for links and where the file system does not give the type.
  private static func listing(of folder: String, _ suffixes: [String] = []) -> [(path: String, isFolder: Bool?)] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    let endings = suffixes.map { Array($0.utf8) }
    var entries: [(path: String, isFolder: Bool?)] = []
    while let entry = readdir(stream) {
      guard endings.isEmpty || isName(of: entry, endingIn: endings) else { continue }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let kind = Int(entry.pointee.d_type)
      entries.append((prefix + name, kind == DT_DIR ? true : kind == DT_REG ? false : nil))
    }
    return entries.sorted { $0.path < $1.path }
  }

  /// Returns whether an entry's name ends with one of some suffixes, without converting it to a string: a folder may
  /// have thousands of other entries.
  private static func isName(of entry: UnsafeMutablePointer<dirent>, endingIn endings: [[UInt8]]) -> Bool {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      let length = Int(strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)))
      let end = UnsafeRawPointer(name) + length
      for ending in endings where ending.count <= length {
        let isEqual = ending.withUnsafeBytes { bytes in
          bytes.baseAddress.map { memcmp(end - bytes.count, $0, bytes.count) == 0 } ?? true
        }
        if isEqual { return true }
      }
      return false
    }
  }

  /// Returns the folder part of a path; empty if the path is a single name.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
