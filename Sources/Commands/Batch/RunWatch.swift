import Glibc
import PlumblineLayout
import PlumblineSnapshots

/// Ends the process when the only file that it draws exceeds a limit of time or memory.
///
/// A supervisor watches the processes of a batch. A single file has none, since a second process would take longer
/// than most figures.
enum RunWatch {
  /// The time between two checks, in microseconds.
  private static let pollInterval: UInt32 = 50_000

  /// Looks at the process until its end.
  static func start(file: String, settings: BatchSettings, console: Console) {
    let watch = StopWatch()
    _ = LargeStack.start {
      while true {
        usleep(pollInterval)
        if watch.seconds > Double(settings.timeout) {
          end(.fault(.timeout, file: file, "it took longer than \(settings.timeout) s", console: console), console)
        }
        if memory > settings.memory << 20 {
          end(.fault(.memory, file: file, "it took more memory than \(settings.memory) MB", console: console), console)
        }
      }
    }
  }

  private static func end(_ result: BatchResult, _ console: Console) -> Never {
    for message in result.outcome.messages { console.note(message) }
    _exit(result.outcome.exitCode.rawValue)
  }

  /// The memory that the process uses, in bytes.
  private static var memory: Int { WorkerProcess.memory(of: "self") }
}
