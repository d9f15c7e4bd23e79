import PlumblineSwiftReading

/// Readers of the localized texts in `.strings` and `.stringsdict` files.
package enum StringsFile {
  /// A text with plural forms.
  package struct PluralEntry: Hashable, Sendable {
    /// The format, in which `%#@name@` stands for a variable.
    package let format: String
    /// The forms of each variable, by plural category.
    package let variables: [String: [String: String]]
    /// The entries for kinds of devices, such as `ipad`; where there are any, the text itself is empty.
    package var devices: [String: PluralEntry] = [:]
  }

  /// Reads the texts of a `.strings` file by key, with the errors in the file.
  package static func texts(
    in bytes: [UInt8], path: String
  ) -> (texts: [String: String], diagnostics: [Diagnostic]) {
    var list = DiagnosticList()
    let text = decoded(bytes)
    var whole = text
    if !text.starts(with: "<?xml".utf8), firstMark(of: text) != UInt8(ascii: "{") {
      // A dictionary without braces.
      whole = Array("{".utf8)
      whole += text
      whole += Array("\n}".utf8)
    }
    let file = SourceBytes(path: path, bytes: whole)
    let members = PropertyList.read(file, &list)?.members ?? [:]
    return (members.compactMapValues(\.string), list.diagnostics)
  }

  /// Reads the texts of a `.stringsdict` file by key, with the errors in the file.
  package static func pluralEntries(
    in bytes: [UInt8], path: String
  ) -> (entries: [String: PluralEntry], diagnostics: [Diagnostic]) {
    var list = DiagnosticList()
    let members = PropertyList.read(SourceBytes(path: path, bytes: decoded(bytes)), &list)?.members ?? [:]
    return (members.compactMapValues(entry), list.diagnostics)
  }

  /// Returns the text with plural forms, or the texts for kinds of devices, in an entry of a `.stringsdict` file.
  private static func entry(_ value: PropertyList) -> PluralEntry? {
    if let format = value.string { return PluralEntry(format: format, variables: [:]) }
    if let devices = value["NSStringDeviceSpecificRuleType"] {
      return PluralEntry(format: "", variables: [:], devices: devices.members.compactMapValues(entry))
    }
    guard let format = value["NSStringLocalizedFormatKey"]?.string else { return nil }
    let variables = value.members.filter { !$0.value.members.isEmpty }.mapValues { variable in
      variable.members.filter { !$0.key.hasPrefix("NSStringFormat") }.compactMapValues(\.string)
    }
    return PluralEntry(format: format, variables: variables)
  }

  /// Returns the bytes as UTF-8; files with a byte order mark may be UTF-16.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    guard isBig || bytes.starts(with: [0xFF, 0xFE]) else {
      return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }
    var units: [UInt16] = []
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBig ? first << 8 | second : second << 8 | first)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Returns the first byte that is neither space nor in a comment.
  private static func firstMark(of bytes: [UInt8]) -> UInt8? {
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: "/*".utf8) {
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index += 2
      } else if bytes[index...].starts(with: "//".utf8) {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else if bytes[index] > 0x20 {
        return bytes[index]
      } else {
        index += 1
      }
    }
    return nil
  }
}
