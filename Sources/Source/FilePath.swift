/// Operations on paths with `/` as the separator, without access to the disk.
package enum FilePath {
  /// Returns a path relative to a folder, with `.` and `..` resolved without access to the disk; an absolute path stays
  /// absolute.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty || folder == "." { return normal(path) }
    return path.isEmpty ? normal(folder) : normal(folder + "/" + path)
  }

  /// Returns a path without `.` and empty components, in which `..` removes the component before it, or `.` if nothing
  /// is left.
  package static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") || !parts.isEmpty {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// Returns the parent folder of a path, which is `.` for a single name.
  package static func folder(of path: String) -> String {
    if path == "." { return ".." }
    if path == ".." || path.hasSuffix("/..") { return path + "/.." }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last component.
  package static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Returns the last component without its extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns the extension of the last component in lowercase without the dot, or an empty string if there is none.
  package static func fileExtension(of path: String) -> String {
    var end = path.utf8.endIndex
    if path.utf8.last == UInt8(ascii: "/") { end = path.utf8.index(before: end) }
    let whole = path.utf8[..<end]
    guard let dot = whole.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    let letters = whole[whole.index(after: dot)...]
    guard !letters.contains(UInt8(ascii: "/")) else { return "" }
    return Substring(letters).lowercased()
  }

  /// Returns the language of a file by the `.lproj` folder that holds it, or nil if it is in none.
  package static func language(of path: String) -> String? {
    let ending = ".lproj"
    let holder = path.split(separator: "/").last { $0.hasSuffix(ending) }
    return holder.map { String($0.dropLast(ending.count)) }
  }

  /// Returns whether a path is a folder or lies below it.
  package static func contains(_ folder: String, _ path: String) -> Bool {
    folder == "." || path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
