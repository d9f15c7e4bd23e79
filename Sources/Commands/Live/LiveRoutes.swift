import PlumblineLivePage

/// The requests of the page, each by its path: no request names a file.
struct LiveRoutes: Sendable {
  /// The engine that answers.
  let engine: LiveEngine
  /// The guard, which checks the cookie.
  let requestGuard: RequestGuard

  /// Answers a request that the guard accepted.
  func answer(_ request: Request, _ send: @escaping @Sendable (Response) -> Void) {
    if requestGuard.isEntry(request) { return send(requestGuard.entry) }
    guard let path = requestGuard.path(of: request) else { return send(Response(404, "there is nothing here\n")) }
    switch (request.method, path) {
    case ("GET", "/events"): send(Response(events()))
    case ("GET", let path): send(PageFiles.response(at: path) ?? Response(404, "there is nothing here\n"))
    case ("POST", let path):
      guard let action = LiveAction(path) else { return send(Response(404, "there is nothing here\n")) }
      guard let body = JSON(parsing: String(decoding: request.body, as: UTF8.self)) else {
        return send(Response(400, "the request is not JSON\n"))
      }
      engine.addUrgent { session in send(session.perform(action, body)) }
    default:
      var response = Response(405, "this method is not used here\n")
      response.headers.append(("Allow", "GET, POST"))
      send(response)
    }
  }

  private func events() -> EventStream {
    let holder = StreamHolder()
    let stream = EventStream { [engine] in
      engine.addUrgent { session in if let stream = holder.stream { session.disconnect(stream) } }
    }
    holder.stream = stream
    engine.addUrgent { $0.connect(stream) }
    return stream
  }
}

/// A reference from a stream's end to the stream.
private final class StreamHolder: @unchecked Sendable {
  weak var stream: EventStream?
}
