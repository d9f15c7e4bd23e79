import Foundation

/// A connection to a server of this computer, by which any bytes can be sent.
final class Connection {
  private let file: Int32

  /// Connects to a port; nil if that is refused.
  init?(port: Int) {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, size) == 0 }
    }
    guard isOpen else { return nil }
    var limit = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(file) }

  /// Sends text.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Glibc.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return }
      sent += count
    }
  }

  /// Returns what arrives until the connection is closed, or until a text has arrived.
  func receive(until end: String? = nil) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
      if let end, String(decoding: bytes, as: UTF8.self).contains(end) { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ServedFolder {
  /// Sends a request for a path in the page's folder, or in another one, with header lines, and returns the whole
  /// response.
  func request(
    _ line: String, _ headers: String = "", within folder: String? = nil, host: String? = nil, body: String? = nil
  ) -> String {
    let line = line.replacing(" /", with: " \(folder ?? self.folder)/", maxReplacements: 1)
    guard let connection = Connection(port: port) else { return "" }
    let length = body.map { "Content-Type: application/json\r\nContent-Length: \($0.utf8.count)\r\n" } ?? ""
    let host = host ?? "127.0.0.1:\(port)"
    connection.send("\(line) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\(headers)\(length)\r\n\(body ?? "")")
    return connection.receive()
  }

  /// Returns the status code of the response to a request.
  func status(
    _ line: String, _ headers: String = "", within folder: String? = nil, host: String? = nil, body: String? = nil
  ) -> Int {
    let words = request(line, headers, within: folder, host: host, body: body).split(separator: " ", maxSplits: 2)
    return words.count > 1 ? Int(words[1]) ?? 0 : 0
  }
}
