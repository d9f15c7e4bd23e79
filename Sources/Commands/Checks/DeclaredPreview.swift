import PlumblineMarkdown
import PlumblineSwiftReading

/// A preview of a file that cannot be read as a whole, found among its lexemes.
struct DeclaredPreview: Hashable {
  /// The name, where it is a literal without escapes.
  let name: String?
  /// The line of its first character.
  let line: Int

  /// Returns the previews and providers of previews in a text, in order; none where the lexer rejects the text.
  static func all(in text: String) -> [DeclaredPreview] {
    let bytes = Array(text.utf8)
    let items = SourceOutline(ofPreviewsIn: text)?.items ?? []
    return items.filter { $0.kind == .macro || $0.providesPreviews }.map { item in
      let line = bytes[..<item.range.lowerBound].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
      return DeclaredPreview(name: item.kind == .macro ? name(in: bytes[item.range]) : nil, line: line)
    }
  }

  /// Returns the literal that is the first argument of `#Preview`.
  private static func name(in bytes: ArraySlice<UInt8>) -> String? {
    func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    var rest = bytes.dropFirst("#Preview".utf8.count).drop(while: isBlank)
    guard rest.popFirst() == UInt8(ascii: "(") else { return nil }
    rest = rest.drop(while: isBlank)
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    let name = rest.prefix { $0 != UInt8(ascii: "\"") }
    return name.isEmpty || name.contains(UInt8(ascii: "\\")) ? nil : String(decoding: name, as: UTF8.self)
  }
}
