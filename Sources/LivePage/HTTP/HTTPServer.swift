import CPlumblineHTTP
import Glibc
import Synchronization

/// A server for pages on this computer.
///
/// One thread of the library serves all connections, so that a slow one does not delay the others. A handler answers at
/// once or later, from any thread.
package final class HTTPServer: Sendable {
  /// Answers a request by calling a function once.
  package typealias Handler = @Sendable (Request, @escaping @Sendable (Response) -> Void) -> Void

  /// An error in starting a server.
  package struct StartError: Error {
    /// The error, in a phrase.
    package let message: String
  }

  /// The port.
  package let port: UInt16
  private let socket: Int32
  private let state = Mutex(State())

  private struct State {
    var daemon: UInt?
    var requestGuard: RequestGuard?
    var handler: Handler?
    var streams: [EventStream] = []
    /// The exchanges whose responses are not known yet.
    var waiting: [ObjectIdentifier: Exchange] = [:]
    var isStopping = false
  }

  /// The length of the longest body, in bytes.
  static let bodyLimit = 8 << 20
  private static let limits = http_limits(
    connections: 480, strangers: 128, timeout: 10, memory: 64 << 10)

  /// Reserves a port of this computer; 0 stands for any free one.
  package init(port: UInt16) throws(StartError) {
    if let problem = http_library_problem() { throw StartError(message: String(cString: problem)) }
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isBound = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        var yes: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        return bind(socket, address, length) == 0 && listen(socket, 128) == 0
          && getsockname(socket, address, &length) == 0
      }
    }
    guard isBound else {
      let reason = String(cString: strerror(errno))
      close(socket)
      throw StartError(message: "port \(port) cannot be opened: \(reason)")
    }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// Starts to answer requests that a guard accepts.
  package func start(guarding requestGuard: RequestGuard, _ handler: @escaping Handler) throws(StartError) {
    state.withLock { ($0.requestGuard, $0.handler) = (requestGuard, handler) }
    let daemon = http_start(
      socket, Self.limits,
      { context, connection, url, method, _, data, length, slot in
        guard let context, let connection, let slot else { return .NO }
        let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
        return server.receive(connection, url: url, method: method, data: data, length: length, slot: slot)
      },
      { context, _, slot, _ in
        guard let held = slot?.pointee else { return }
        slot?.pointee = nil
        let exchange = Unmanaged<Exchange>.fromOpaque(held).takeRetainedValue()
        exchange.end()
        guard let context else { return }
        Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue().forget(exchange)
      }, Unmanaged.passUnretained(self).toOpaque())
    guard let daemon else { throw StartError(message: "the server cannot be started") }
    state.withLock { $0.daemon = UInt(bitPattern: daemon) }
  }

  /// Sends an empty comment to all pages that wait for events, so that the connections of closed pages end.
  package func probe() {
    let streams = state.withLock { state in
      state.streams.removeAll { $0.isClosed }
      return state.streams
    }
    for stream in streams { stream.probe() }
  }

  /// Ends all connections.
  package func stop() {
    let (daemon, streams, waiting) = state.withLock { state in
      defer { state.daemon = nil }
      state.isStopping = true
      return (state.daemon.flatMap { OpaquePointer(bitPattern: $0) }, state.streams, state.waiting.values)
    }
    for stream in streams { stream.close() }
    // The library ends only when no connection waits.
    for exchange in waiting { exchange.respond(Response(503, "the server ends\n")) }
    if let daemon { MHD_stop_daemon(daemon) }
  }

  /// Removes an exchange whose connection is closed.
  private func forget(_ exchange: Exchange) { state.withLock { $0.waiting[ObjectIdentifier(exchange)] = nil } }

  /// Keeps a stream, to end it with the server.
  func keep(_ stream: EventStream) { state.withLock { $0.streams.append(stream) } }

  /// Takes a part of a request, and answers when it is complete.
  private func receive(
    _ connection: OpaquePointer, url: UnsafePointer<CChar>?, method: UnsafePointer<CChar>?,
    data: UnsafePointer<CChar>?, length: UnsafeMutablePointer<Int>?,
    slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  ) -> MHD_Result {
    guard let held = slot.pointee else {
      let request = Request(
        method: method.map { String(cString: $0) } ?? "", path: url.map { String(cString: $0) } ?? "",
        connection: connection)
      let exchange = Exchange(request, connection: connection)
      slot.pointee = Unmanaged.passRetained(exchange).toOpaque()
      let guarding = state.withLock { $0.requestGuard }
      // Refused before the body is read.
      if let refusal = exchange.refusal(by: guarding) { return exchange.queue(refusal, keeping: self) }
      http_accept(connection)
      return .YES
    }
    let exchange = Unmanaged<Exchange>.fromOpaque(held).takeUnretainedValue()
    if let count = length?.pointee, count > 0 {
      length?.pointee = 0
      return exchange.add(data, count: count)
    }
    if exchange.isTooLong { return exchange.queue(Response(413, "the request is too long\n"), keeping: self) }
    if let response = exchange.takeResponse() { return exchange.queue(response, keeping: self) }
    let handler = state.withLock { state in
      guard !state.isStopping else { return nil as Handler? }
      state.waiting[ObjectIdentifier(exchange)] = exchange
      return state.handler
    }
    guard let handler else { return .NO }
    exchange.wait { answer in handler(exchange.request, answer) }
    guard let response = exchange.takeResponse() else { return .YES }
    return exchange.queue(response, keeping: self)
  }
}

extension Request {
  /// Creates the request of a connection whose head has arrived.
  fileprivate init(method: String, path: String, connection: OpaquePointer) {
    self.init(method: method, path: path)
    withUnsafeMutablePointer(to: &self) { request in
      MHD_get_connection_values(
        connection, .GET_ARGUMENT_KIND,
        { request, _, name, value in
          guard let request, let name else { return .YES }
          let pointer = request.assumingMemoryBound(to: Request.self)
          pointer.pointee.query[String(cString: name)] = value.map { String(cString: $0) } ?? ""
          return .YES
        }, request)
      MHD_get_connection_values(
        connection, .HEADER_KIND,
        { request, _, name, value in
          guard let request, let name else { return .YES }
          let pointer = request.assumingMemoryBound(to: Request.self)
          let value = value.map { String(cString: $0) } ?? ""
          pointer.pointee.headers[String(cString: name).lowercased(), default: []].append(value)
          return .YES
        }, request)
    }
  }
}
