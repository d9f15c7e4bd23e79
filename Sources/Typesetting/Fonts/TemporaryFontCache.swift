import Glibc

/// A folder for Fontconfig's caches that are not kept.
///
/// Fontconfig prints an error for each folder of fonts if it can write to no folder for caches.
struct TemporaryFontCache {
  /// The path of the folder.
  let path: String

  /// Creates the folder; nil if it cannot be created.
  init?() {
    var template = Array("/tmp/plumbline-cache-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether Fontconfig can neither write to the folder of the user's caches nor create it.
  static var isNeeded: Bool {
    guard let parent = variable("XDG_CACHE_HOME") ?? variable("HOME").map({ $0 + "/.cache" }) else { return true }
    var folder = parent + "/fontconfig"
    while access(folder, F_OK) != 0, let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = String(folder[..<slash])
    }
    return access(folder, W_OK) != 0
  }

  /// Removes the folder with its caches.
  func remove() {
    guard let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      unlink(path + "/" + name)
    }
    closedir(folder)
    rmdir(path)
  }

  /// Returns the value of an environment variable; nil if it is not set or empty.
  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
