import PlumblineSource
@testable import PlumblineProjects

/// Files as texts by their paths; their folders are there with them.
struct TextFiles: ProjectFiles {
  private let texts: [String: String]
  private let links: [String: String]

  /// Files, and links with the paths to which they lead.
  init(_ texts: [String: String], links: [String: String] = [:]) { (self.texts, self.links) = (texts, links) }

  private func resolved(_ path: String) -> String {
    var path = FilePath.normal(path)
    for _ in 0..<20 {
      guard let link = links.first(where: { FilePath.contains($0.key, path) }) else { return path }
      path = link.value + path.dropFirst(link.key.count)
    }
    return path
  }

  func entries(of folder: String) -> [FolderEntry]? {
    let prefix = resolved(folder) == "." ? "" : resolved(folder) + "/"
    var entries: [String: FolderEntry.Kind] = [:]
    for path in texts.keys where path.hasPrefix(prefix) {
      let parts = path.dropFirst(prefix.count).split(separator: "/")
      if let name = parts.first, !name.hasPrefix(".") { entries[String(name)] = parts.count == 1 ? .file : .folder }
    }
    for path in links.keys where path.hasPrefix(prefix) && !path.dropFirst(prefix.count).contains("/") {
      entries[String(path.dropFirst(prefix.count))] = .link
    }
    return entries.map { FolderEntry(name: $0.key, kind: $0.value) }
  }

  func bytes(of file: String) -> [UInt8]? { texts[resolved(file)].map { Array($0.utf8) } }

  func kind(of path: String) -> FolderEntry.Kind? {
    let path = resolved(path)
    if texts[path] != nil { return .file }
    return path == "." || texts.keys.contains { $0.hasPrefix(path + "/") } ? .folder : nil
  }

  func identity(of folder: String) -> String { resolved(folder) }
}
