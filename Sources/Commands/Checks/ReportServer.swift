import PlumblineLivePage
import PlumblineSnapshots
import Synchronization

/// `plumbline check --serve`: the report of a check in a browser, where figures are accepted and rejected.
///
/// The server and its guard are those of the live page. Requests name figures by their numbers in the report, never by
/// paths.
final class ReportServer: Sendable {
  private let page: HTMLReport
  private let figures: Mutex<[DecidedFigure]>

  /// Creates the server of a report; the figures with pending files can be decided about.
  init(_ report: SnapshotReport) {
    page = HTMLReport(report)
    figures = Mutex(report.figures.map(DecidedFigure.init))
  }

  /// Serves the report until the process is interrupted, and returns the exit code of a check of the figures that were
  /// not accepted.
  func run(_ call: Invocation, _ console: Console, hasFileFault: Bool) throws -> ExitCode {
    let interruption = Interruption()
    let (token, server): (Token, HTTPServer)
    do {
      token = Token()
      server = try HTTPServer(port: UInt16(call[.port]))
      let requestGuard = RequestGuard(token: token, port: server.port, allowing: call[.allowHost])
      try server.start(guarding: requestGuard) { $1(self.answer($0, requestGuard)) }
    } catch {
      throw UsageError(error.message)
    }
    let address = "http://127.0.0.1:\(server.port)/?token=\(token.text)"
    console.write(address + "\n")
    if call[.open] { Browser.open(address) }
    interruption.wait(serving: server)
    return CheckCommand.exitCode(of: remainder, hasFileFault: hasFileFault)
  }

  /// The report without the figures that were accepted.
  private var remainder: SnapshotReport {
    let decided = figures.withLock { $0 }
    var report = page.report
    report.figures = zip(report.figures, decided).filter { $1.state != .accepted }.map(\.0)
    return report
  }

  private func answer(_ request: Request, _ requestGuard: RequestGuard) -> Response {
    if requestGuard.isEntry(request) { return requestGuard.entry }
    switch (request.method, requestGuard.path(of: request)) {
    case ("GET", "/"): return Response(200, text, type: "text/html; charset=utf-8")
    case ("GET", "/report.css"): return Response(200, HTMLReport.styleSheet, type: "text/css; charset=utf-8")
    case ("GET", "/report.js"): return Response(200, HTMLReport.script, type: "text/javascript; charset=utf-8")
    case ("POST", "/decide"): return decide(request.body)
    case ("GET", _), ("POST", _): return Response(404, "there is nothing here\n")
    default:
      var response = Response(405, "this method is not used here\n")
      response.headers.append(("Allow", "GET, POST"))
      return response
    }
  }

  private var text: String {
    page.servedText(decisions: figures.withLock { $0.map { $0.state?.rawValue ?? "" } })
  }

  /// Accepts or rejects a figure, or undoes the decision.
  private func decide(_ body: [UInt8]) -> Response {
    guard let body = JSON(parsing: String(decoding: body, as: UTF8.self)) else {
      return Response(400, "the request is not JSON\n")
    }
    guard let verb = body["verb"]?.string.flatMap(DecidedFigure.Verb.init) else {
      return Response(400, "accept, reject or undo is expected\n")
    }
    return figures.withLock { figures in
      guard let number = body["figure"]?.number.flatMap({ Int(exactly: $0) }), figures.indices.contains(number),
        figures[number].state != nil
      else { return Response(409, "the figure has no pending files\n") }
      do {
        guard try figures[number].decide(verb) else { return Response(409, "the figure has another decision\n") }
      } catch {
        return Response(500, "\((error as? FileError)?.message ?? "\(error)")\n")
      }
      let state = figures[number].state?.rawValue ?? ""
      return Response(200, JSON.object(["decision": .string(state)]).text, type: "application/json")
    }
  }
}
