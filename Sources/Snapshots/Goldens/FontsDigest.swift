import PlumblineSource
import PlumblineDrawing
import Synchronization

/// Digests of the fonts in drawings, cached by file and by set of files.
public final class FontsDigest: Sendable {
  private struct Cache {
    var files: [String: String] = [:]
    var sets: [String: String] = [:]
    var lists: [String: String] = [:]
  }

  private let cache = Mutex(Cache())

  /// Creates an empty cache.
  public init() {}

  /// Returns the digest of the fonts in the given lists of items, followed by `NAME=DIGEST` for each face, which golden
  /// files are compared by.
  public func list(of lists: [[DisplayItem]]) -> String {
    var paths: [String] = []
    for list in lists { Self.collect(list, into: &paths) }
    let set = paths.sorted().joined(separator: "\n")
    if let list = cache.withLock({ $0.lists[set] }) { return list }
    let faces = paths.map { path in
      let name = FilePath.stem(of: path).map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
      return "\(String(name))=\(Digest(ofTexts: [digest(ofFile: path)]).short)"
    }
    let list = ([digest(of: lists)] + Set(faces).sorted()).joined(separator: " ")
    cache.withLock { $0.lists[set] = list }
    return list
  }

  /// Returns the digest of the fonts in the given lists of items.
  public func digest(of lists: [[DisplayItem]]) -> String {
    var paths: [String] = []
    for list in lists { Self.collect(list, into: &paths) }
    if paths.isEmpty { return "none" }
    let set = paths.sorted().joined(separator: "\n")
    if let digest = cache.withLock({ $0.sets[set] }) { return digest }
    let made = Digest(ofTexts: Set(paths.map { digest(ofFile: $0) }).sorted()).short
    cache.withLock { $0.sets[set] = made }
    return made
  }

  /// Returns the digest of a font file: of its name, its length and its first 4 kB, which contain the checksums of its
  /// tables.
  private func digest(ofFile path: String) -> String {
    cache.withLock { cache in
      if let digest = cache.files[path] { return digest }
      let head = (try? Files.head(of: path, length: 4_096)) ?? []
      let digest = Digest(
        ofTexts: [FilePath.stem(of: path), String(Files.size(of: path) ?? 0), Digest(of: head).description]
      ).description
      cache.files[path] = digest
      return digest
    }
  }

  private static func collect(_ items: some Sequence<DisplayItem>, into paths: inout [String]) {
    for item in items {
      switch item {
      case .text(let text, at: _, paint: _):
        for path in text.runs.lazy.map(\.face.path) where !paths.contains(path) { paths.append(path) }
        for path in text.symbolFaces.lazy.map(\.path) where !paths.contains(path) { paths.append(path) }
      case .group(let group): collect(group.items, into: &paths)
      case .fill, .stroke, .image: break
      }
    }
  }
}
