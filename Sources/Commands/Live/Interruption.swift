import Glibc
import PlumblineLivePage

/// The signals that end a served page: that of a terminal's interrupt, and the one that requests a process to end.
struct Interruption {
  private var signals = sigset_t()

  /// Blocks the signals in this thread and in those that it starts, so that `wait` receives them.
  init() {
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Waits for one of the signals and stops a server; the connections of closed pages end in the meantime.
  func wait(serving server: HTTPServer) {
    var signals = signals
    while true {
      var time = timespec(tv_sec: 30, tv_nsec: 0)
      if sigtimedwait(&signals, nil, &time) > 0 { break }
      server.probe()
    }
    server.stop()
  }
}

/// The reader's browser.
enum Browser {
  /// Opens an address.
  static func open(_ address: String) {
    _ = ChildProcess.start(["xdg-open", address])
  }
}
