/// A reader of XML property lists, which older tools and generators write.
enum XMLPropertyList {
  /// Returns the value of a file, or nil if there is none.
  static func read(_ file: SourceBytes, _ log: inout DiagnosticList) -> PropertyList? {
    guard let root = MarkupReader.read(file, &log) else { return nil }
    let element = root.name == "plist" ? root.children.first : root
    guard let element else {
      log.add(.error, "the property list is empty", in: file, at: root.offset, length: 1)
      return nil
    }
    return value(of: element, file, &log)
  }

  private static func value(
    of element: MarkupElement, _ file: SourceBytes, _ log: inout DiagnosticList
  ) -> PropertyList? {
    switch element.name {
    case "dict": return dictionary(of: element, file, &log)
    case "array":
      let elements = element.children.compactMap { value(of: $0, file, &log) }
      return PropertyList(content: .array(elements), offset: element.offset)
    case "true", "false":
      return PropertyList(content: .string(element.name == "true" ? "YES" : "NO"), offset: element.offset)
    case "string", "integer", "real", "date", "data":
      return PropertyList(content: .string(element.text), offset: element.offset)
    default:
      log.add(
        .error, "a property list has no '<\(element.name)>'", in: file, at: element.offset,
        length: element.name.utf8.count + 1)
      return nil
    }
  }

  private static func dictionary(
    of element: MarkupElement, _ file: SourceBytes, _ log: inout DiagnosticList
  ) -> PropertyList {
    var members: [String: PropertyList] = [:]
    var key: MarkupElement?
    for child in element.children {
      if child.name == "key" {
        if let key { missing(key, file, &log) }
        key = child
      } else if let name = key?.text {
        if let value = value(of: child, file, &log), members[name] == nil { members[name] = value }
        key = nil
      } else {
        log.add(.error, "this value has no key", in: file, at: child.offset, length: child.name.utf8.count + 1)
      }
    }
    if let key { missing(key, file, &log) }
    return PropertyList(content: .dictionary(members), offset: element.offset)
  }

  private static func missing(_ key: MarkupElement, _ file: SourceBytes, _ log: inout DiagnosticList) {
    log.add(.error, "the key '\(key.text)' has no value", in: file, at: key.offset, length: 5)
  }
}
