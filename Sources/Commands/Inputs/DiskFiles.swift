import Glibc
import PlumblineProjects

/// The files on disk, for the readers of projects.
struct DiskFiles: ProjectFiles {
  func entries(of folder: String) -> [FolderEntry]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      switch Int(entry.pointee.d_type) {
      case DT_DIR: entries.append(FolderEntry(name: name, kind: .folder))
      case DT_REG: entries.append(FolderEntry(name: name, kind: .file))
      // Some file systems do not list the kind, which is then looked up as for links.
      case DT_LNK, DT_UNKNOWN: entries.append(FolderEntry(name: name, kind: .link))
      default: break
      }
    }
    return entries
  }

  func bytes(of file: String) -> [UInt8]? { kind(of: file) == .file ? try? Files.read(file) : nil }

  func kind(of path: String) -> FolderEntry.Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return nil
    }
  }

  func identity(of folder: String) -> String {
    var status = stat()
    return stat(folder, &status) == 0 ? "\(status.st_dev)/\(status.st_ino)" : folder
  }
}
