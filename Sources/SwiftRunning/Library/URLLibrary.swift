/// A URL in its parts.
///
/// Source: RFC 3986, appendix B, and the results of Foundation's `URL`.
struct URLParts {
  /// The scheme, without the colon, or nil.
  var scheme: String?
  /// The host with the user and the port, without the slashes before it, or nil.
  var authority: String?
  /// The path.
  var path: String
  /// The query, without its question mark, or nil.
  var query: String?
  /// The fragment, without its number sign, or nil.
  var fragment: String?

  /// Creates the parts of a URL's text.
  init(_ text: String) {
    var rest = Substring(text)
    if let mark = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let colon = rest.firstIndex(of: ":"), colon != rest.startIndex,
      rest[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      authority = String(rest[..<end])
      rest = rest[end...]
    }
    path = String(rest)
  }

  /// The host, or nil.
  var host: String? {
    guard let authority, !authority.isEmpty else { return nil }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    if host.hasPrefix("[") { return host.firstIndex(of: "]").map { String(host[...$0]) } }
    return host.split(separator: ":", omittingEmptySubsequences: false).first.map(String.init)
  }

  /// The port, or nil.
  var port: Int? {
    guard let authority, let colon = authority.lastIndex(of: ":") else { return nil }
    return Int(authority[authority.index(after: colon)...])
  }

  /// The components of the path, including a leading slash.
  var pathComponents: [String] { (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").map(String.init) }

  /// Returns a URL's text without the components `.` and `..` in its path.
  static func standardized(_ text: String) -> String {
    var parts = URLParts(text)
    var kept: [Substring] = []
    let components = parts.path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, component) in components.enumerated() {
      let isLast = index == components.count - 1
      switch component {
      case ".": if isLast { kept.append("") }
      case "..":
        if kept.count > 1 { kept.removeLast() }
        if isLast { kept.append("") }
      default: kept.append(component)
      }
    }
    parts.path = kept.joined(separator: "/")
    return parts.text
  }

  /// The last component of the path.
  var lastPathComponent: String { pathComponents.last ?? "" }

  /// The path without a slash at its end.
  var plainPath: String {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    return Self.decoded(path)
  }

  /// The extension of the last component, without the dot, or an empty string.
  var pathExtension: String {
    let name = lastPathComponent
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    let ending = name[name.index(after: dot)...]
    return ending.contains(" ") ? "" : String(ending)
  }

  /// The URL's text.
  var text: String {
    (scheme.map { $0 + ":" } ?? "") + (authority.map { "//" + $0 } ?? "") + path + (query.map { "?" + $0 } ?? "")
      + (fragment.map { "#" + $0 } ?? "")
  }

  /// Returns the URL with another component at the end of its path.
  func appending(_ component: String) -> URLParts {
    var copy = self
    let inner = component.drop { $0 == "/" }
    copy.path = (path.hasSuffix("/") ? path : path + "/") + Self.encoded(String(inner))
    return copy
  }

  /// Returns the URL without the last component of its path.
  func deletingLastComponent() -> URLParts {
    var copy = self
    var parts = path.split(separator: "/")
    if !parts.isEmpty { parts.removeLast() }
    copy.path = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/") + (parts.isEmpty ? "" : "/")
    return copy
  }

  /// Returns the URL without the extension of its last component.
  func deletingExtension() -> URLParts {
    var copy = self
    if !pathExtension.isEmpty { copy.path = String(path.dropLast(pathExtension.count + 1)) }
    return copy
  }

  /// Returns a text with the characters that a path cannot have as percent-encoded bytes.
  static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for byte in text.utf8 {
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "-._~!$&'()*+,;=:@/".utf8.contains(byte)
      if isPlain {
        result.append(Character(Unicode.Scalar(byte)))
      } else {
        result += "%" + String(digits[Int(byte >> 4)]) + String(digits[Int(byte & 15)])
      }
    }
    return result
  }

  /// Returns the text of a `URLQueryItem` in a query.
  static func queryItem(_ value: Value) -> String {
    guard case .instance(let item) = value, let name = item.fields.first?.asString else { return "" }
    func part(_ text: String) -> String {
      encoded(text).split(separator: "&", omittingEmptySubsequences: false).joined(separator: "%26")
        .split(separator: "=", omittingEmptySubsequences: false).joined(separator: "%3D")
    }
    return item.fields.last?.asString.map { part(name) + "=" + part($0) } ?? part(name)
  }

  /// Returns a text with its percent-encoded bytes as characters.
  static func decoded(_ text: String) -> String {
    guard text.contains("%") else { return text }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count > 1,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Vocabulary {
  /// Adds Foundation's URL.
  mutating func addURLs() {
    rawInitializer("URL", [.value("string", .optional(.string)), .ignored("encodingInvalidCharacters")]) { call in
      guard let text = call.value(0).asString, !text.isEmpty else { return .none }
      return .native("URL", text.contains(" ") ? text.split(separator: " ").joined(separator: "%20") : text)
    }
    rawInitializer("URL", [.value("string", .string), .value("relativeTo", .optional(.native("URL")))]) { call in
      guard let text = call.value(0).asString else { return .none }
      guard case .native(let base) = call.value(1), let baseText = base.payload as? String,
        URLParts(text).scheme == nil
      else { return .native("URL", text) }
      let parts = URLParts(baseText)
      if text.hasPrefix("/") {
        var whole = parts
        (whole.path, whole.query, whole.fragment) = (text, nil, nil)
        return .native("URL", whole.text)
      }
      let folder = parts.path.hasSuffix("/") || parts.path.isEmpty ? parts : parts.deletingLastComponent()
      var whole = folder
      whole.path = (folder.path.hasSuffix("/") ? folder.path : folder.path + "/") + text
      (whole.query, whole.fragment) = (nil, nil)
      return .native("URL", whole.text)
    }
    for label in ["fileURLWithPath", "filePath"] {
      rawInitializer("URL", [.value(label, .string), .ignored("isDirectory"), .ignored("directoryHint")]) {
        call throws(Fault) in .native("URL", Self.fileURL(try call.string(0)))
      }
    }
    rawInitializer("URL", [.value("fileURLWithPath", .string), .value("relativeTo", .native("URL"), optional: true)]) {
      call throws(Fault) in
      let path = try call.string(0)
      guard !path.hasPrefix("/"), let base: String = call.payload(1) else { return .native("URL", Self.fileURL(path)) }
      var whole = URLParts(base)
      whole = whole.path.hasSuffix("/") ? whole : whole.deletingLastComponent()
      return .native("URL", whole.appending(path).text)
    }
    for name in ["documentsDirectory", "cachesDirectory", "temporaryDirectory", "applicationSupportDirectory"] {
      rawConstant("URL", name) { _ in .native("URL", "file:///\(name)/") }
    }
    addURLProperties()
    addURLChanges()
  }

  /// Returns the URL of a path of the file system.
  static func fileURL(_ path: String) -> String {
    "file://" + (path.hasPrefix("/") ? "" : "/") + URLParts.encoded(path)
  }

  private mutating func addURLProperties() {
    let url = TypeBinding<String>.native("URL")
    let texts: [(String, @Sendable (URLParts) -> String)] = [
      ("path", { $0.plainPath }), ("relativePath", { $0.plainPath }), ("relativeString", { $0.text }),
      ("lastPathComponent", { URLParts.decoded($0.lastPathComponent) }), ("pathExtension", { $0.pathExtension }),
      ("absoluteString", { $0.text }), ("description", { $0.text }), ("debugDescription", { $0.text }),
    ]
    for (name, read) in texts { property(on: url, name, as: .string) { read(URLParts($0)) } }
    let optionals: [(String, @Sendable (URLParts) -> String?)] = [
      ("scheme", { $0.scheme }), ("host", { $0.host }), ("query", { $0.query }), ("fragment", { $0.fragment }),
    ]
    for (name, read) in optionals {
      property(on: url, name, as: .optional(.string)) { read(URLParts($0)) }
      if name != "scheme" {
        method(on: url, name, .named("percentEncoded", .bool, default: true), returns: .optional(.string)) {
          text, isEncoded in
          let part = read(URLParts(text))
          return isEncoded ? part : part.map(URLParts.decoded)
        }
      }
    }
    method(on: url, "path", .named("percentEncoded", .bool, default: true), returns: .string) { text, isEncoded in
      isEncoded ? URLParts(text).path : URLParts(text).plainPath
    }
    property(on: url, "port", as: .optional(.int)) { URLParts($0).port }
    property(on: url, "pathComponents", as: .array(.string)) { URLParts($0).pathComponents.map(URLParts.decoded) }
    property(on: url, "isFileURL", as: .bool) { URLParts($0).scheme == "file" }
    property(on: url, "hasDirectoryPath", as: .bool) { URLParts($0).path.hasSuffix("/") }
    property(on: url, "absoluteURL", as: url) { $0 }
    for name in ["standardized", "standardizedFileURL"] {
      property(on: url, name, as: url) { URLParts.standardized($0) }
    }
  }

  private mutating func addURLChanges() {
    let url = TypeBinding<String>.native("URL")
    for (name, label) in [
      ("appendingPathComponent", nil), ("appending", "path"), ("appending", "component"), ("appending", "components"),
    ] as [(String, String?)] {
      let shapes = [
        ParameterShape.value(label, .string), .ignored("isDirectory"), .ignored("directoryHint"),
        .ignored("conformingTo"),
      ]
      raw("URL", name, shapes) { value, call throws(Fault) in
        guard case .native(let native) = value, let text = native.payload as? String else { return value }
        return .native("URL", URLParts(text).appending(try call.string(0)).text)
      }
    }
    raw("URL", "appending", [.value("queryItems")]) { value, call in
      guard case .native(let native) = value, let text = native.payload as? String else { return value }
      var parts = URLParts(text)
      var added: [String] = []
      if case .array(let items) = call.value(0) { added = items.map(URLParts.queryItem) }
      parts.query = ((parts.query.map { [$0] } ?? []) + added).joined(separator: "&")
      return .native("URL", parts.text)
    }
    method(on: url, "deletingLastPathComponent", returns: url) { URLParts($0).deletingLastComponent().text }
    method(on: url, "deletingPathExtension", returns: url) { URLParts($0).deletingExtension().text }
    method(on: url, "appendingPathExtension", .unnamed(.string), returns: url) { $0 + "." + $1 }
    for name in ["startAccessingSecurityScopedResource"] { method(on: url, name, returns: .bool) { _ in true } }
    method(on: url, "stopAccessingSecurityScopedResource", returns: .void) { _ in }
    for (name, label) in [("appendPathComponent", nil), ("append", "path"), ("append", "component")]
      as [(String, String?)]
    {
      rawMutating("URL", name, [.value(label, .string), .ignored("isDirectory")]) { value, call throws(Fault) in
        if case .native(let native) = value, let text = native.payload as? String {
          value = .native("URL", URLParts(text).appending(try call.string(0)).text)
        }
        return .void
      }
    }
  }
}
