import Foundation
import Testing

@testable import PlumblineLivePage

@Suite struct `Serving` {
  @Test func `the address comes first, within half a second, and an interrupt ends with 0`() throws {
    let served = try ServedFolder(["card.swift": "#Preview { Text(\"a\") }"])
    #expect(served.address.hasPrefix("http://127.0.0.1:"))
    #expect(served.delay < 0.5)
    #expect(served.status("GET /", served.cookie) == 200)
    #expect(served.interrupt() == 0)
  }

  @Test func `an interrupt ends it while a page listens`() throws {
    let served = try ServedFolder(["card.swift": "#Preview { Text(\"a\") }"])
    let page = try #require(Connection(port: served.port))
    page.send("GET \(served.folder)/events HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\n\(served.cookie)\r\n")
    #expect(page.receive(until: "event: programs").contains("event: hello"))
    #expect(served.interrupt() == 0)
  }

  @Test func `an interrupt ends it while a request waits for its answer`() throws {
    let slow = "#Preview { VStack { ForEach(0..<4_000, id: \\.self) { Text(\"\\($0)\") } } }"
    let served = try ServedFolder(["card.swift": slow])
    let page = try #require(Connection(port: served.port))
    page.send("GET \(served.folder)/events HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\n\(served.cookie)\r\n")
    _ = page.receive(until: "event: programs")
    _ = served.status("POST /look", served.cookie, body: "{\"page\":1,\"looks\":[{}]}")
    let waiting = try #require(Connection(port: served.port))
    let body = "{\"page\":1,\"figure\":\"\(served.path)/card.swift#card\",\"look\":0,\"format\":\"pdf\"}"
    waiting.send(
      "POST \(served.folder)/export HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\(served.cookie)\r\n\(body)")
    Thread.sleep(forTimeInterval: 0.1)
    #expect(served.interrupt() == 0)
  }

  @Test func `it takes no processor time while no file is edited`() throws {
    let served = try ServedFolder(["card.swift": "#Preview { Text(\"a\") }"])
    let page = try #require(Connection(port: served.port))
    page.send("GET \(served.folder)/events HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\n\(served.cookie)\r\n")
    _ = page.receive(until: "event: programs")
    let before = served.processorTime
    Thread.sleep(forTimeInterval: 1)
    #expect(served.processorTime - before <= 0.01)
  }

  @Test func `all files of the page together have at most 80 KB`() {
    #expect(PageFiles.size <= 80_000)
    #expect(PageFiles.size > 10_000)
  }
}
