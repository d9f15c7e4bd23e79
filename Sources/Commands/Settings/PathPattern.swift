import PlumblineSnapshots

/// A pattern of paths, such as `Chapters/**/*.swift`.
///
/// `*` stands for any part of a name, `?` for one character, `**` for any number of folders. A pattern that matches a
/// folder matches everything below it.
struct PathPattern: Hashable, Sendable {
  private let parts: [Substring]
  /// The folders at the start of a path that the pattern passes over: those of the working folder, if it may match
  /// anywhere.
  private let skipped: [Substring]

  /// Creates a pattern, which is relative to the working folder.
  init(_ text: String) { (parts, skipped) = (Files.components(of: text), []) }

  /// Creates a pattern of files that are left out: a single name matches files and folders of that name anywhere, as in
  /// Git's ignore files.
  init(excluding text: String) {
    let isName = !text.contains("/")
    parts = isName ? ["**", Substring(text)] : Files.components(of: text)
    skipped = isName ? Files.components(of: ".") : []
  }

  /// Returns the text of a pattern of files that are left out, in which a single name stands in any folder.
  static func excluding(_ text: String) -> String { text.contains("/") ? text : "**/\(text)" }

  /// Returns whether the pattern matches a path or a folder that holds it.
  func matches(_ path: String) -> Bool {
    let components = Files.components(of: path)
    return Self.matches(parts[...], components.dropFirst(components.starts(with: skipped) ? skipped.count : 0))
  }

  private static func matches(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>) -> Bool {
    guard let first = pattern.first else { return true }
    if first == "**" {
      let rest = pattern.dropFirst()
      if rest.isEmpty { return !path.isEmpty }
      return path.indices.contains { matches(rest, path[$0...]) }
    }
    guard let name = path.first else { return false }
    return matchesName(Array(first), Array(name)) && matches(pattern.dropFirst(), path.dropFirst())
  }

  /// Returns whether a pattern without slashes matches a name.
  private static func matchesName(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (p, n) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        (p, n) = (p + 1, n + 1)
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (p, n) = (last.pattern + 1, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
