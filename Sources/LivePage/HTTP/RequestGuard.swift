/// The conditions under which the server answers a request.
///
/// A page of another site can make the user's browser send requests to this computer. The token excludes everyone who
/// does not know the printed address; the host's name excludes pages whose own name was made to resolve to this
/// computer; the origin and the browser's description of the request exclude pages that use the user's cookie.
package struct RequestGuard: Sendable {
  /// The secret.
  let token: Token
  /// The port of the server.
  let port: UInt16
  /// The names under which the server answers, without the port.
  let hosts: [String]
  /// The folder of the page, whose name is random.
  ///
  /// The cookie belongs to it alone: browsers send cookies to all ports of a host, but only to paths in their folder,
  /// so that a server of another user on this computer does not receive it.
  package let folder = "/\(Token().text)/"

  /// Creates a guard for a server on a port, with further names beside those of this computer.
  package init(token: Token, port: UInt16, allowing hosts: [String] = []) {
    self.token = token
    self.port = port
    self.hosts = ["127.0.0.1", "localhost"] + hosts.map { $0.lowercased() }
  }

  /// The cookie's name; cookies are shared by all ports of a host.
  package var cookie: String { "plumbline-\(port)" }

  /// The authorities that requests may name.
  private var authorities: [String] {
    hosts.flatMap { host in
      let named = host.contains(":") ? [host] : ["\(host):\(port)"]
      return port == 80 || hosts.dropFirst(2).contains(host) ? named + [host] : named
    }
  }

  /// Returns the answer to a request that is refused, or nil.
  package func refusal(of request: Request) -> Response? {
    let once = ["host", "origin", "sec-fetch-site", "content-length", "content-type"]
    guard once.allSatisfy({ request.headers[$0]?.count ?? 0 <= 1 }) else { return Response(400, "repeated header\n") }
    guard let host = request.header("host")?.lowercased(), authorities.contains(host) else {
      return Response(403, "this name is not one of the server's; allow it with --allow-host\n")
    }
    if let origin = request.header("origin")?.lowercased() {
      guard authorities.contains(where: { origin == "http://\($0)" || isAllowed(secure: origin, $0) }) else {
        return Response(403, "requests of other sites are refused\n")
      }
    }
    if let site = request.header("sec-fetch-site"), site != "same-origin", site != "none" {
      return Response(403, "requests of other sites are refused\n")
    }
    guard isEntry(request) || path(of: request) != nil && token.matches(request.cookie(cookie)) else {
      return Response(403, "open the address that plumbline serve printed\n")
    }
    guard request.method == "POST" else { return nil }
    guard request.header("content-type")?.lowercased().hasPrefix("application/json") == true else {
      return Response(415, "JSON is expected\n")
    }
    return nil
  }

  /// Returns whether a request is the first one, by the printed address.
  package func isEntry(_ request: Request) -> Bool {
    request.method == "GET" && request.path == "/" && token.matches(request.query["token"])
  }

  /// The answer to the first request: it exchanges the token of the address for a cookie of the page's folder, so that
  /// the token does not stay in the address.
  package var entry: Response {
    var response = Response(303, "")
    response.headers += [
      ("Location", folder), ("Set-Cookie", "\(cookie)=\(token.text); HttpOnly; SameSite=Strict; Path=\(folder)"),
    ]
    return response
  }

  /// Returns the path of a request within the page's folder, or nil for one outside of it.
  package func path(of request: Request) -> String? {
    request.path.hasPrefix(folder) ? String(request.path.dropFirst(folder.count - 1)) : nil
  }

  /// Returns whether an origin is that of a server in front of this one, which was allowed by its name.
  private func isAllowed(secure origin: String, _ authority: String) -> Bool {
    origin == "https://\(authority)" && !authority.hasPrefix("127.0.0.1") && !authority.hasPrefix("localhost")
  }
}
