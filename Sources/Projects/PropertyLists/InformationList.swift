import PlumblineSource

/// The texts of a target's `Info.plist`.
package enum InformationList {
  /// Returns the values at the top of a property list that are strings, by key; an unreadable list has none.
  ///
  /// Build settings in a value, such as `$(PRODUCT_NAME)`, are replaced by those that are given.
  package static func texts(of bytes: [UInt8], at path: String, settings: [String: String]) -> [String: String] {
    var log = DiagnosticList()
    let list = PropertyList.read(SourceBytes(path: path, bytes: bytes), &log)
    return (list?.members ?? [:]).compactMapValues { $0.string.map { replaced($0, settings) } }
  }

  private static func replaced(_ text: String, _ settings: [String: String]) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "$(") {
      guard let end = rest[start.upperBound...].firstIndex(of: ")") else { break }
      let name = rest[start.upperBound..<end].prefix { $0 != ":" }
      result += rest[..<start.lowerBound]
      result += settings[String(name)] ?? String(rest[start.lowerBound...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
