import Foundation
import Testing

@Suite struct `The page is safe` {
  let served: ServedFolder

  init() throws { served = try ServedFolder(["card.swift": "#Preview(\"Card\") { Text(\"secret\") }"]) }

  @Test func `the token has 128 bits and becomes a cookie that scripts and other sites cannot use`() {
    #expect(served.token.count == 32)
    let isHexadecimal = served.token.allSatisfy { $0.isHexDigit }
    #expect(isHexadecimal)
    let response = served.request("GET /?token=\(served.token)", within: "")
    #expect(response.hasPrefix("HTTP/1.1 303"))
    let cookie = "plumbline-\(served.port)=\(served.token); HttpOnly; SameSite=Strict; Path=\(served.folder)/\r\n"
    #expect(response.contains(cookie))
  }

  @Test func `the cookie belongs to a folder with a random name, which another server does not have`() throws {
    let digits = served.folder.dropFirst()
    #expect(digits.count == 32 && digits.allSatisfy { $0.isHexDigit } && digits != served.token)
    let other = try ServedFolder([:])
    #expect(other.folder != served.folder)
    for folder in ["", other.folder, "/page"] {
      #expect(served.status("GET /", served.cookie, within: folder) == 403)
      #expect(served.status("GET /page.js", served.cookie, within: folder) == 403)
      #expect(served.status("POST /look", served.cookie, within: folder, body: "{}") == 403)
    }
  }

  @Test func `the server listens to this computer alone`() throws {
    let table = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
    let port = ":" + String(served.port, radix: 16, uppercase: true)
    let listening = table.split(separator: "\n").filter { $0.contains(port + " 00000000:0000 0A") }
    #expect(listening.count == 1)
    #expect(listening.allSatisfy { $0.contains("0100007F" + port) })
  }

  @Test(arguments: [
    "GET /", "GET /page.js", "GET /events", "GET /nothing", "PUT /", "POST /look", "POST /mode", "POST /inspect",
    "POST /open", "POST /change", "POST /undo", "POST /redo", "POST /write", "POST /act", "POST /export",
  ])
  func `every route needs the token`(line: String) {
    #expect(served.status(line, body: line.hasPrefix("POST") ? "{}" : nil) == 403)
    let wrong = "Cookie: plumbline-\(served.port)=\(String(repeating: "0", count: 32))\r\n"
    #expect(served.status(line, wrong, body: line.hasPrefix("POST") ? "{}" : nil) == 403)
    #expect(served.status(line, within: "", body: line.hasPrefix("POST") ? "{}" : nil) == 403)
  }

  @Test func `the printed address opens the page by GET alone`() {
    for method in ["POST", "PUT", "DELETE"] {
      #expect(served.status("\(method) /?token=\(served.token)", within: "", body: "{}") == 403)
    }
  }

  @Test(arguments: ["attacker.example", "127.0.0.1.attacker.example", "attacker.example:80", "0.0.0.0", "[::1]"])
  func `a name that was made to mean this computer is refused`(name: String) {
    #expect(served.status("GET /", served.cookie, host: name) == 403)
    #expect(served.status("GET /", served.cookie, host: "\(name):\(served.port)") == 403)
    #expect(served.status("GET /", served.cookie, host: "localhost:\(served.port)") == 200)
  }

  @Test func `a name is answered if the call allows it`() throws {
    let served = try ServedFolder([:], options: ["--allow-host", "Figures.example"])
    #expect(served.status("GET /", served.cookie, host: "figures.example") == 200)
    #expect(
      served.status("GET /", served.cookie + "Origin: https://figures.example\r\n", host: "figures.example") == 200)
    #expect(served.status("GET /", served.cookie, host: "other.example") == 403)
  }

  @Test(arguments: [
    "http://10.0.0.7", "http://127.0.0.1", "http://127.0.0.1:1", "null", "https://127.0.0.1:PORT", "file://",
  ])
  func `requests of another origin are refused, and so are those of addresses`(origin: String) {
    let origin = origin.replacingOccurrences(of: "PORT", with: "\(served.port)")
    #expect(served.status("POST /look", served.cookie + "Origin: \(origin)\r\n", body: "{}") == 403)
    #expect(served.status("GET /events", served.cookie + "Origin: \(origin)\r\n") == 403)
    let own = "Origin: http://127.0.0.1:\(served.port)\r\n"
    #expect(served.status("POST /look", served.cookie + own, body: "{}") == 409)
  }

  @Test(arguments: ["cross-site", "same-site"])
  func `event streams, sockets and scripts of other sites are refused`(site: String) {
    let fetched = served.cookie + "Sec-Fetch-Site: \(site)\r\n"
    #expect(served.status("GET /events", fetched + "Accept: text/event-stream\r\n") == 403)
    #expect(served.status("GET /page.js", fetched) == 403)
    let socket = "Upgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    #expect(served.status("GET /events", fetched + socket) == 403)
    #expect(served.status("GET /socket", served.cookie + socket) == 404)
    #expect(served.status("GET /?token=\(served.token)", "Sec-Fetch-Site: \(site)\r\n", within: "") == 403)
  }

  @Test(arguments: [
    "/../card.swift", "/%2e%2e/card.swift", "/..%2fcard.swift", "/%252e%252e%252fetc/passwd", "/....//etc/passwd",
    "/@fs/etc/passwd", "/@fs/etc/passwd?raw??", "/etc/passwd?raw??", "/card.swift", "//etc/passwd", "/page.js/..",
    "/Web/page.js", "/page.js%00.txt", "/..\\etc\\passwd",
  ])
  func `no path leads to a file`(path: String) {
    let response = served.request("GET \(path)", served.cookie)
    #expect(response.hasPrefix("HTTP/1.1 404"))
    #expect(!response.contains("root:"))
    #expect(!response.contains("secret"))
  }

  @Test func `a query does not change what is sent`() {
    let plain = served.request("GET /page.js", served.cookie)
    let raw = served.request("GET /page.js?raw??&import&url=../card.swift", served.cookie)
    #expect(plain.components(separatedBy: "\r\n\r\n")[1] == raw.components(separatedBy: "\r\n\r\n")[1])
  }

  @Test(arguments: ["look", "mode", "inspect", "open", "change", "undo", "redo", "write", "act", "export"])
  func `no GET changes anything`(action: String) {
    #expect(served.status("GET /\(action)?page=1&looks=[]", served.cookie) == 404)
    #expect(served.status("HEAD /\(action)", served.cookie) == 405)
  }

  @Test func `a body must be JSON, so that no form of another site sends one`() {
    guard let connection = Connection(port: served.port) else {
      Issue.record("no connection")
      return
    }
    connection.send(
      "POST \(served.folder)/look HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\n\(served.cookie)Connection: close\r\n"
        + "Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}")
    #expect(connection.receive().hasPrefix("HTTP/1.1 415"))
    #expect(served.status("POST /look", served.cookie, body: "no JSON") == 400)
  }

  @Test(arguments: ["GET /", "GET /page.js", "GET /nothing", "POST /look"])
  func `no response may be read by other sites, and the page runs no script but its own`(line: String) {
    let headers = served.cookie + "Origin: http://127.0.0.1:\(served.port)\r\n"
    let response = served.request(line, headers, body: line.hasPrefix("POST") ? "{}" : nil).lowercased()
    #expect(!response.contains("access-control-allow"))
    #expect(response.contains("content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'"))
    #expect(!response.contains("unsafe-"))
    #expect(response.contains("frame-ancestors 'none'"))
    #expect(response.contains("x-content-type-options: nosniff"))
  }

  @Test func `a body that is too long is refused`() throws {
    let length = served.cookie + "Content-Type: application/json\r\nContent-Length: 99999999999\r\n"
    #expect(served.status("POST /look", length) == 413)
    let connection = try #require(Connection(port: served.port))
    connection.send(
      "POST \(served.folder)/look HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\n\(served.cookie)Content-Type: application/json\r\n"
        + "Transfer-Encoding: chunked\r\n\r\n")
    let part = "10000\r\n" + String(repeating: " ", count: 65_536) + "\r\n"
    for _ in 0..<140 { connection.send(part) }
    connection.send("0\r\n\r\n")
    #expect(connection.receive(until: "413").contains("413"))
  }

  @Test func `a body that nests deeply is refused, and the server keeps running`() {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(served.status("POST /look", served.cookie, body: deep) == 400)
    #expect(served.status("POST /look", served.cookie, body: "{\"looks\":" + deep) == 400)
    #expect(served.status("GET /", served.cookie) == 200)
  }

  @Test func `a request names no file, and no command`() throws {
    let served = try ServedFolder(
      ["card.swift": "#Preview(\"Card\") { Text(\"secret\") }"], options: ["--write", "--editor", "-"])
    let page = try #require(Connection(port: served.port))
    page.send("GET \(served.folder)/events HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\n\(served.cookie)\r\n")
    _ = page.receive(until: "event: programs")
    for figure in ["/etc/passwd#x", "\(served.path)/card.swift#Card", "../card.swift", ""] {
      let body =
        "{\"page\":1,\"figure\":\"\(figure)\",\"file\":\"/etc/passwd\",\"path\":\"/etc/passwd\",\"id\":\"x\",\"value\":\"1\"}"
      #expect(served.status("POST /open", served.cookie, body: body) == 409)
      #expect(served.status("POST /change", served.cookie, body: body) == 409)
      #expect([204, 409].contains(served.status("POST /inspect", served.cookie, body: body)))
      #expect(!served.request("POST /export", served.cookie, body: body).contains("root:"))
    }
    #expect(try served.text("card.swift") == "#Preview(\"Card\") { Text(\"secret\") }")
  }

  @Test func `slow and half-open clients do not stop others`() {
    let slow = (0..<600).map { number in
      let connection = Connection(port: served.port)
      connection?.send(number % 2 == 0 ? "GET / HT" : "POST /look HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n")
      return connection
    }
    let start = ContinuousClock.now
    #expect(served.status("GET /", served.cookie) == 200)
    #expect(ContinuousClock.now - start < .seconds(1))
    #expect(slow.allSatisfy { $0 != nil })
  }

  @Test func `repeated fields that decide are refused`() {
    #expect(served.status("GET /", served.cookie + "Host: attacker.example\r\n") == 400)
    let origins = "Origin: http://127.0.0.1:\(served.port)\r\nOrigin: http://attacker.example\r\n"
    #expect(served.status("GET /", served.cookie + origins) == 400)
  }
}
