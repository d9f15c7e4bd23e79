/// A value of a property list, and where it stands in the file.
struct PropertyList: Sendable {
  /// The kinds of values that project files use; numbers and dates are texts.
  enum Content: Sendable {
    /// A text.
    case string(String)
    /// Values in order.
    case array([PropertyList])
    /// Values by key; of a key that occurs twice, the first value counts.
    case dictionary([String: PropertyList])
  }

  /// The value.
  let content: Content
  /// The UTF-8 offset of the value's first byte.
  let offset: Int

  /// The text, or nil for another kind of value.
  var string: String? { if case .string(let text) = content { text } else { nil } }
  /// The elements of an array; none for another kind of value.
  var elements: [PropertyList] { if case .array(let elements) = content { elements } else { [] } }
  /// The values of a dictionary by key; none for another kind of value.
  var members: [String: PropertyList] { if case .dictionary(let members) = content { members } else { [:] } }
  /// The texts of an array, or the one text that stands alone.
  var strings: [String] { string.map { [$0] } ?? elements.compactMap(\.string) }

  /// The value of a key, or nil.
  subscript(key: String) -> PropertyList? { members[key] }
}

extension PropertyList {
  /// Reads a property list in either of its written forms, OpenStep's or XML.
  ///
  /// Never fails: damage is a diagnostic, and the source around it is read.
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
