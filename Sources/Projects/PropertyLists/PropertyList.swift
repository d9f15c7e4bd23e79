/// A value of a property list with its position in the file.
struct PropertyList: Sendable {
  /// The kinds of values in project files; numbers and dates are strings.
  enum Content: Sendable {
    /// A string.
    case string(String)
    /// An array.
    case array([PropertyList])
    /// A dictionary; if a key occurs twice, it has the first value.
    case dictionary([String: PropertyList])
  }

  /// The value.
  let content: Content
  /// The UTF-8 offset of the value's first byte.
  let offset: Int

  /// The string, or nil for another kind of value.
  var string: String? { if case .string(let text) = content { text } else { nil } }
  /// The elements of an array, or an empty array for another kind of value.
  var elements: [PropertyList] { if case .array(let elements) = content { elements } else { [] } }
  /// The values of a dictionary by key, or an empty dictionary for another kind of value.
  var members: [String: PropertyList] { if case .dictionary(let members) = content { members } else { [:] } }
  /// The strings of an array, or a single string.
  var strings: [String] { string.map { [$0] } ?? elements.compactMap(\.string) }

  /// Returns the value of a key, or nil if there is none.
  subscript(key: String) -> PropertyList? { members[key] }
}

extension PropertyList {
  /// Reads a property list in OpenStep or XML format.
  ///
  /// Errors are reported as diagnostics, and the text around them is read. The result is nil if there is no value, or
  /// if the file is binary.
  static func read(_ file: SourceBytes, _ log: inout DiagnosticList) -> PropertyList? {
    if file.bytes.starts(with: "bplist".utf8) {
      log.add(
        .error, "this property list is binary", in: file, at: 0, length: 6,
        hint: "write it as XML: plutil -convert xml1 FILE")
      return nil
    }
    let start = file.bytes.firstIndex { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) } ?? 0
    if file.bytes[start...].starts(with: "<?xml".utf8) || file.bytes[start...].starts(with: "<!DOCTYPE".utf8)
      || file.bytes[start...].starts(with: "<plist".utf8)
    {
      return XMLPropertyList.read(file, &log)
    }
    return OpenStepParser.read(file, &log)
  }
}
