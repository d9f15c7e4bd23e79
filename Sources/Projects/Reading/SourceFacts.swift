/// The properties of a Swift file that are found without a parser: its imported modules and its number of previews.
struct SourceFacts: Hashable, Sendable {
  /// The names of the imported modules, sorted.
  let imports: [String]
  /// The number of `#Preview` macros and preview providers.
  let previewCount: Int

  /// Scans the lines of a file.
  init(_ bytes: [UInt8]) {
    var imports: Set<String> = []
    var previews = 0
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if let module = Self.importedModule(line) { imports.insert(module) }
        if Self.holdsPreview(line) { previews += 1 }
        start = end + 1
      }
    }
    self.imports = imports.sorted()
    previewCount = previews
  }

  /// Returns the module that a line imports, as in `import A`, `@testable import A` or `public import struct A.B`, or
  /// nil if there is none.
  private static func importedModule(_ line: UnsafeBufferPointer<UInt8>) -> String? {
    guard let first = line.first(where: { $0 != 0x20 && $0 != 0x09 }),
      [UInt8(ascii: "i"), UInt8(ascii: "@"), UInt8(ascii: "p"), UInt8(ascii: "f")].contains(first),
      contains("import", line)
    else { return nil }
    let words = line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == UInt8(ascii: ";") }
    guard let keyword = words.prefix(5).firstIndex(where: { $0.elementsEqual("import".utf8) }) else { return nil }
    let isPrefixed = words[..<keyword].allSatisfy { word in
      word.first == UInt8(ascii: "@") || modifiers.contains(String(decoding: word, as: UTF8.self))
    }
    guard isPrefixed else { return nil }
    var names = words[(keyword + 1)...].map { String(decoding: $0, as: UTF8.self) }
    if names.count > 1, kinds.contains(names[0]) { names.removeFirst() }
    guard let name = names.first?.split(separator: ".").first, name.first?.isLetter ?? false || name.first == "_" else {
      return nil
    }
    return String(name)
  }

  private static let modifiers: Set<String> = ["public", "package", "private", "fileprivate", "internal"]
  private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]

  private static func holdsPreview(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = line.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return false }
    if line[start] == UInt8(ascii: "#") { return line[start...].starts(with: "#Preview".utf8) }
    return line[start] != UInt8(ascii: "/") && contains("PreviewProvider", line)
      && line.contains(UInt8(ascii: ":")) && contains("struct", line)
  }

  /// Returns whether a line contains a text.
  private static func contains(_ text: StaticString, _ line: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = text.utf8CodeUnitCount
    guard line.count >= count else { return false }
    return text.withUTF8Buffer { text in
      var start = 0
      while start + count <= line.count {
        if line[start] == text[0], line[start + 1] == text[1],
          UnsafeBufferPointer(rebasing: line[start..<start + count]).elementsEqual(text)
        {
          return true
        }
        start += 1
      }
      return false
    }
  }
}
