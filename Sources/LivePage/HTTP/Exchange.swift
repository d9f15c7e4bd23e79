import CPlumblineHTTP
import Synchronization

/// A request and its response on one connection.
final class Exchange: Sendable {
  private struct State {
    var request: Request
    var isTooLong = false
    var response: Response?
    var isSuspended = false
  }

  private let state: Mutex<State>
  private let connection: UInt

  init(_ request: Request, connection: OpaquePointer) {
    state = Mutex(State(request: request))
    self.connection = UInt(bitPattern: connection)
  }

  /// The request, as far as it has arrived.
  var request: Request { state.withLock { $0.request } }
  /// Whether the body exceeds the limit.
  var isTooLong: Bool { state.withLock { $0.isTooLong } }

  /// Returns the answer to a request that is refused by its head alone, or nil.
  func refusal(by guarding: RequestGuard?) -> Response? {
    let request = request
    if let refusal = guarding?.refusal(of: request) { return refusal }
    let length = request.header("content-length").map { Int($0) ?? .max } ?? 0
    return length > HTTPServer.bodyLimit ? Response(413, "the request is too long\n") : nil
  }

  /// Adds a part of the body.
  func add(_ data: UnsafePointer<CChar>?, count: Int) -> MHD_Result {
    state.withLock { state in
      guard !state.isTooLong, let data else { return }
      if state.request.body.count + count > HTTPServer.bodyLimit {
        state.isTooLong = true
        state.request.body = []
      } else {
        state.request.body += UnsafeRawBufferPointer(start: data, count: count)
      }
    }
    return .YES
  }

  /// Returns the response once it is known.
  func takeResponse() -> Response? {
    state.withLock { state in
      defer { state.response = nil }
      return state.response
    }
  }

  /// Starts to determine the response; the connection is suspended unless the response is known at once.
  func wait(_ begin: (@escaping @Sendable (Response) -> Void) -> Void) {
    begin { [self] in respond($0) }
    state.withLock { state in
      guard state.response == nil else { return }
      state.isSuspended = true
      MHD_suspend_connection(OpaquePointer(bitPattern: connection))
    }
  }

  /// Answers with a response, unless there is one; a suspended connection is resumed.
  func respond(_ response: Response) {
    state.withLock { state in
      state.response = state.response ?? response
      guard state.isSuspended else { return }
      state.isSuspended = false
      MHD_resume_connection(OpaquePointer(bitPattern: connection))
    }
  }

  /// Sends a response.
  func queue(_ response: Response, keeping server: HTTPServer) -> MHD_Result {
    let made: OpaquePointer?
    switch response.content {
    case .bytes(var bytes):
      made = MHD_create_response_from_buffer(bytes.count, &bytes, .RESPMEM_MUST_COPY)
    case .fixed(let bytes):
      made = MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.start), .RESPMEM_PERSISTENT)
    case .events(let stream):
      server.keep(stream)
      made = events(stream)
    }
    guard let made else { return .NO }
    defer { MHD_destroy_response(made) }
    for (name, value) in Self.headers + response.headers { MHD_add_response_header(made, name, value) }
    return MHD_queue_response(OpaquePointer(bitPattern: connection), response.status, made)
  }

  private func events(_ stream: EventStream) -> OpaquePointer? {
    let reader = EventReader(stream: stream, connection: connection)
    return MHD_create_response_from_callback(
      .max, 64 << 10,
      { reader, _, buffer, count in
        guard let reader, let buffer else { return -1 }
        let held = Unmanaged<EventReader>.fromOpaque(reader).takeUnretainedValue()
        return held.stream.read(
          into: UnsafeMutableRawBufferPointer(start: buffer, count: count), of: held.connection)
      }, Unmanaged.passRetained(reader).toOpaque(),
      { reader in
        guard let reader else { return }
        Unmanaged<EventReader>.fromOpaque(reader).takeRetainedValue().stream.end()
      })
  }

  /// The connection is closed.
  func end() {
    state.withLock { $0.isSuspended = false }
  }

  /// The header fields of all responses: the page runs only its own scripts, cannot be embedded in another page, and
  /// requests nothing from other servers.
  private static let headers: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("Cache-Control", "no-store"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
  ]
}

/// A stream and the connection that it is sent on.
private final class EventReader: Sendable {
  let stream: EventStream
  let connection: UInt

  init(stream: EventStream, connection: UInt) {
    self.stream = stream
    self.connection = connection
  }
}
