import Glibc
import PlumblineLivePage

/// `plumbline serve`: shows figures in a browser while their files are written.
enum ServeCommand {
  /// Serves the page until the process is interrupted.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    guard !call.paths.isEmpty else {
      throw UsageError("no layout file is given", hint: "name files or folders")
    }
    if let path = call.paths.first(where: { $0 != "-" && access($0, F_OK) != 0 }) {
      throw FileError("read", path)
    }
    let interruption = Interruption()
    let server: HTTPServer
    let token = Token()
    do {
      server = try HTTPServer(port: UInt16(call[.port]))
      let requestGuard = RequestGuard(token: token, port: server.port, allowing: call[.allowHost])
      let editor = try call[.editor].map(Editor.init)
      let engine = LiveEngine { LiveSession(call, console, engine: $0, editor: editor) }
      let routes = LiveRoutes(engine: engine, requestGuard: requestGuard)
      try server.start(guarding: requestGuard) { routes.answer($0, $1) }
      EditorInput.read { place in engine.addUrgent { $0.select(place) } }
    } catch let error as HTTPServer.StartError {
      throw UsageError(error.message)
    }
    let address = "http://127.0.0.1:\(server.port)/?token=\(token.text)"
    console.write(address + "\n")
    if call[.open] { Browser.open(address) }
    interruption.wait(serving: server)
    return .done
  }
}
