// The modules that files import.
extension Program {
  /// Returns the module of an import such as `import A`, `@testable import A` or `import struct A.B`, or nil.
  static func module(importedBy declaration: String) -> String? {
    let words = declaration.split(whereSeparator: \.isWhitespace)
    guard let keyword = words.firstIndex(of: "import") else { return nil }
    return words[(keyword + 1)...].first { !importKinds.contains($0) }?.split(separator: ".").first.map(String.init)
  }

  /// Returns whether an import is that of a module, not of one of its declarations.
  static func importsWhole(_ declaration: String) -> Bool {
    let words = declaration.split(whereSeparator: \.isWhitespace)
    guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count else { return false }
    return !importKinds.contains(words[keyword + 1])
  }

  private static let importKinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
}
