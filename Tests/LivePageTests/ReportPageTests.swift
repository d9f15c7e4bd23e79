import Foundation
import Testing

/// The page that `plumbline check --report` writes, in a browser.
@Suite(.serialized, .enabled(if: Browser.isNeeded)) struct `A report in a browser` {
  private let folder = NSTemporaryDirectory() + "plumbline-" + UUID().uuidString

  private func run(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "plumbline")
    process.arguments = arguments
    process.environment = [:]
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }

  private func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
  }

  /// Writes the report of a check with a figure that passes, one that moved and one with an error.
  private func report() throws {
    func source(width: Int, view: String) -> String {
      """
      // plumbline: show frames labels
      #Preview("Moved") { HStack { Color.red.frame(width: \(width), height: 40); Text("after it") } }
      #Preview("Same") { Text("same") }
      #Preview("Failing") { \(view) }
      """
    }
    try write(source(width: 60, view: "Text(\"ends\")"), to: "views.swift")
    try run("check", ".", "--record", "missing")
    try write(source(width: 90, view: "Missing()"), to: "views.swift")
    try run("check", ".", "--report", "report.html")
  }

  private func close() { try? FileManager.default.removeItem(atPath: folder) }

  @Test(arguments: [390, 820, 1_280], [false, true])
  func `fits windows of any width, in both appearances`(_ width: Int, _ isDark: Bool) throws {
    defer { close() }
    try report()
    let browser = try Browser(width: width, isDark: isDark)
    try browser.open("file://\(folder)/report.html", until: "document.querySelector('#stage .frame img')?.naturalWidth")
    #expect(try browser.holds("document.documentElement.scrollWidth <= innerWidth"))
    let ground = try browser.text("getComputedStyle(document.body).backgroundColor")
    let levels = ground.split { !$0.isNumber }.prefix(3).compactMap { Int($0) }
    #expect(levels.count == 3)
    #expect(isDark ? levels.allSatisfy { $0 < 80 } : levels.allSatisfy { $0 > 200 })
    #expect(browser.faults.isEmpty)
  }

  @Test func `a failure that does not count is listed apart, with its reason`() throws {
    defer { close() }
    let view = "{ Color.red.frame(width: 60, height: 40) }\n"
    try write("// plumbline: quarantine see #12\n#Preview(\"One\") \(view)#Preview(\"Two\") \(view)", to: "views.swift")
    try run("check", ".", "--record", "missing")
    try write(
      "// plumbline: quarantine see #12\n#Preview(\"One\") \(view)#Preview(\"Two\") \(view)"
        .replacing("60", with: "90"), to: "views.swift")
    try run("check", ".", "--report", "report.html")
    let browser = try Browser()
    try browser.open("file://\(folder)/report.html", until: "document.querySelector('#stage .frame svg rect')")
    #expect(
      try browser.text("document.querySelector('#statuses').innerText").split(separator: "\n").joined(separator: " ")
        == "layout 1 exempt 1")
    #expect(
      try browser.text("document.querySelector('#place').textContent")
        == "layout, in quarantine: see #12 · views.swift:2")
    #expect(browser.faults.isEmpty)
  }

  @Test func `an error is shown as an error, and outlines stay within their picture`() throws {
    defer { close() }
    try report()
    let browser = try Browser()
    try browser.open("file://\(folder)/report.html", until: "document.querySelector('#stage .frame svg rect')")
    #expect(try browser.text("document.querySelector('#title').textContent") == "views-Moved")
    #expect(
      try browser.holds(
        """
        (() => {
          const box = document.querySelector('#stage .frame:has(svg) img').getBoundingClientRect();
          return [...document.querySelectorAll('#stage .frame svg rect')].every(rect => {
            const inner = rect.getBoundingClientRect();
            return inner.left >= box.left - 1 && inner.top >= box.top - 1 && inner.right <= box.right + 1 &&
              inner.bottom <= box.bottom + 1;
          });
        })()
        """))
    try browser.press("j")
    try browser.wait("document.querySelector('#title').textContent === 'views-Failing'")
    #expect(try browser.text("document.querySelector('#story').textContent").contains("cannot find type 'Missing'"))
    #expect(try browser.text("document.querySelector('#story').className") == "fault")
    try browser.press("c")
    try browser.wait("document.querySelectorAll('#sheet .tile').length === 2")
    #expect(browser.faults.isEmpty)
  }

  @Test func `2,000 entries open within two seconds, and a filter finds one`() throws {
    defer { close() }
    let figures = (0..<2_000).map { index in
      """
      {"file": "Views/View\(index).swift", "figure": "View\(index)", "line": 1, "status": "layout", "story": "it moved",
       "findings": [{"level": "layout", "status": "differs", "golden": "g/View\(index).layout.txt", "story": "it moved"}]}
      """
    }
    try write("{\"figures\": [\(figures.joined(separator: ","))], \"stale\": []}", to: "all.json")
    try run("report", "merge", "all.json", "-o", "all.html")
    let browser = try Browser()
    let start = ContinuousClock.now
    try browser.open("file://\(folder)/all.html", until: "document.querySelectorAll('#list li').length === 2000")
    #expect(ContinuousClock.now - start < .seconds(2))
    try browser.value("$('filter').value = 'view1234'; $('filter').oninput()")
    #expect(try browser.value("document.querySelectorAll('#list li').length") as? Int == 1)
  }

  /// A check that serves its report.
  private final class ServedReport {
    let process = Process()
    let address: String

    init(in folder: String) throws {
      process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "plumbline")
      process.arguments = ["check", ".", "--serve"]
      process.environment = [:]
      process.currentDirectoryURL = URL(filePath: folder)
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      var text = ""
      while !text.hasSuffix("\n") || !text.contains("http://127.0.0.1:") {
        let part = output.fileHandleForReading.availableData
        if part.isEmpty { break }
        text += String(decoding: part, as: UTF8.self)
      }
      address = text.split(separator: "\n").last.map(String.init) ?? ""
    }

    func interrupt() -> Int32 {
      process.interrupt()
      process.waitUntilExit()
      return process.terminationStatus
    }

    deinit { if process.isRunning { process.terminate() } }
  }

  private func golden() throws -> String {
    try String(contentsOfFile: "\(folder)/__Snapshots__/views-Moved.layout.txt", encoding: .utf8)
  }

  @Test func `a served report accepts, undoes and rejects by key, and writes what accept writes`() throws {
    defer { close() }
    try report()
    let before = try golden()
    let pending = try String(
      contentsOfFile: "\(folder)/__Snapshots__/Actual/views-Moved.actual.layout.txt", encoding: .utf8)
    let served = try ServedReport(in: folder)
    let browser = try Browser()
    try browser.open(served.address, until: "document.querySelector('#title').textContent === 'views-Moved'")
    #expect(try browser.text("document.querySelector('#decisions').textContent") == "AcceptRejectUndopending")
    try browser.press("a")
    try browser.wait("document.querySelector('#said').textContent.includes('accepted, 0 pending')")
    #expect(try golden() == pending)
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/__Snapshots__/Actual"))
    try browser.press("u")
    try browser.wait("document.querySelector('#said').textContent.includes('pending, 1 pending')")
    #expect(try golden() == before)
    try browser.press("r")
    try browser.wait("document.querySelector('#list .mark.rejected')")
    #expect(try golden() == before)
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/__Snapshots__/Actual"))
    // A figure with an error has nothing to decide.
    try browser.press("j")
    try browser.wait("document.querySelector('#title').textContent === 'views-Failing'")
    #expect(try browser.holds("document.querySelector('#decisions').hidden"))
    #expect(browser.faults.isEmpty)
    #expect(served.interrupt() == 1)
  }

  @Test func `a served report is as safe as the live page`() throws {
    defer { close() }
    try report()
    let before = try golden()
    let served = try ServedReport(in: folder)
    let port = try #require(URL(string: served.address)?.port)
    let token = served.address.split(separator: "=").last.map(String.init) ?? ""
    func request(_ line: String, _ headers: String = "", body: String = "") -> String {
      guard let connection = Connection(port: port) else { return "" }
      connection.send(
        "\(line) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\(headers)Content-Type: application/json\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
      return connection.receive()
    }
    let entry = request("GET /?token=\(token)")
    let page = entry.components(separatedBy: "\r\n").first { $0.hasPrefix("Location: ") }?.dropFirst(10) ?? ""
    let cookie = "Cookie: plumbline-\(port)=\(token)\r\n"
    let accept = "{\"figure\": 0, \"verb\": \"accept\"}"
    #expect(page.count == 34)
    #expect(request("POST \(page)decide", body: accept).contains(" 403 "))
    #expect(request("POST /decide", cookie, body: accept).contains(" 403 "))
    #expect(request("POST \(page)decide", cookie + "Origin: http://10.0.0.7\r\n", body: accept).contains(" 403 "))
    #expect(request("POST \(page)decide", cookie + "Sec-Fetch-Site: cross-site\r\n", body: accept).contains(" 403 "))
    #expect(request("GET \(page)decide?figure=0&verb=accept", cookie).contains(" 404 "))
    #expect(request("GET \(page)../views.swift", cookie).contains(" 404 "))
    #expect(request("POST \(page)decide", cookie, body: "{\"figure\": 99, \"verb\": \"accept\"}").contains(" 409 "))
    #expect(try golden() == before)
    #expect(request("POST \(page)decide", cookie, body: accept).contains(" 200 "))
    #expect(try golden() != before)
  }
}
