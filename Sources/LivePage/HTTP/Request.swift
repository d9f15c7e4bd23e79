/// A request whose head and body have arrived.
package struct Request: Sendable {
  /// The method, such as `GET`.
  package var method: String
  /// The path, without the query.
  package var path: String
  /// The values of the query, by name.
  package var query: [String: String] = [:]
  /// The values of the header fields, by name in lower case.
  package var headers: [String: [String]] = [:]
  /// The body.
  package var body: [UInt8] = []

  /// Creates a request.
  package init(method: String, path: String) {
    self.method = method
    self.path = path
  }

  /// Returns the value of a header field that must not occur twice; nil if it is missing.
  func header(_ name: String) -> String? { headers[name]?.first }

  /// Returns the value of a cookie, or nil.
  func cookie(_ name: String) -> String? {
    for pair in headers["cookie"]?.joined(separator: ";").split(separator: ";") ?? [] {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let isSpace: (Character) -> Bool = { $0 == " " }
      guard parts.count == 2, String(parts[0].drop(while: isSpace)) == name else { continue }
      return String(parts[1].reversed().drop(while: isSpace).reversed())
    }
    return nil
  }
}

/// An answer to a request.
package struct Response: Sendable {
  /// The content of a response.
  package enum Content: Sendable {
    /// Bytes that are known.
    case bytes([UInt8])
    /// Bytes of the program, which need not be copied.
    case fixed(FixedBytes)
    /// Events that follow as they happen.
    case events(EventStream)
  }

  /// The status code.
  package var status: UInt32
  /// The header fields, beside those that every response has.
  package var headers: [(name: String, value: String)] = []
  /// The content.
  package var content: Content

  /// Creates a response of text.
  package init(_ status: UInt32, _ text: String, type: String = "text/plain; charset=utf-8") {
    self.status = status
    content = .bytes(Array(text.utf8))
    headers = [("Content-Type", type)]
  }

  /// Creates a response of bytes.
  package init(bytes: [UInt8], type: String, name: String? = nil) {
    status = 200
    content = .bytes(bytes)
    headers = [("Content-Type", type)]
    if let name { headers.append(("Content-Disposition", "attachment; filename=\"\(name)\"")) }
  }

  /// Creates a response of content that is part of the program.
  package init(_ bytes: FixedBytes, type: String) {
    status = 200
    content = .fixed(bytes)
    headers = [("Content-Type", type)]
  }

  /// Creates a response of events.
  package init(_ events: EventStream) {
    status = 200
    content = .events(events)
    headers = [("Content-Type", "text/event-stream")]
  }
}

/// Bytes that are part of the program and never change.
package struct FixedBytes: @unchecked Sendable {
  /// The first byte.
  let start: UnsafePointer<UInt8>
  /// The number of bytes.
  package let count: Int
}
