/// Strings as paths, as `NSString` reads them.
extension Vocabulary {
  /// Adds the parts of paths, which `NSString` has.
  mutating func addPathTexts() {
    let parts: [(String, @Sendable (String) -> String)] = [
      ("lastPathComponent", { Self.split($0).name }), ("deletingLastPathComponent", { Self.split($0).folder }),
      ("pathExtension", { Self.split($0).ending }), ("deletingPathExtension", { Self.split($0).stem }),
      ("standardizingPath", { $0 }), ("expandingTildeInPath", { $0 }),
    ]
    for (name, part) in parts { property(on: .string, name, as: .string) { part($0) } }
    property(on: .string, "pathComponents", as: .array(.string)) { path in
      (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").map(String.init)
    }
    property(on: .string, "isAbsolutePath", as: .bool) { $0.hasPrefix("/") || $0.hasPrefix("~") }
    method(on: .string, "appendingPathComponent", .unnamed(.string), returns: .string) { path, part in
      path.isEmpty ? part : path.hasSuffix("/") ? path + part : "\(path)/\(part)"
    }
    method(on: .string, "appendingPathExtension", .unnamed(.string), returns: .optional(.string)) { path, ending in
      path.isEmpty ? nil : "\(path).\(ending)"
    }
  }

  /// Returns a path without its last component, the component, and the component's ending with the path before it.
  private static func split(_ path: String) -> (folder: String, name: String, stem: String, ending: String) {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let slash = trimmed.lastIndex(of: "/")
    let name = slash.map { String(trimmed[trimmed.index(after: $0)...]) } ?? trimmed
    let folder = slash.map { $0 == trimmed.startIndex ? "/" : String(trimmed[..<$0]) } ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (folder, name, trimmed, "") }
    let ending = String(name[name.index(after: dot)...])
    return (folder, name, String(trimmed.dropLast(ending.count + 1)), ending)
  }
}
