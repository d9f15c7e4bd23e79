import Glibc
import PlumblineLayout
import PlumblineSnapshots

/// Ends the work on a single file that exceeds a limit of time or memory, or that crashes.
///
/// A supervisor watches the processes of a batch. A single file has none at first, since a second process would take
/// longer than most figures. Where its process fails at a preview, the process becomes a supervised run, which draws
/// the other previews.
struct RunWatch: Sendable {
  /// The path of the file, for messages.
  let file: String
  /// The limits of time and memory.
  let settings: BatchSettings
  /// The console that shows faults.
  let console: Console
  /// The preview that is being drawn.
  let preview = CurrentPreview()
  /// Whether the process can begin again: it neither reads standard input nor writes to standard output.
  let canRepeat: Bool
  /// The failures of earlier starts, which the next start receives, too.
  var earlier: [FailedRun] = []
  /// Whether the process begins again where it crashes.
  var repeatsOnCrash = true

  /// The time between two checks, in microseconds.
  private static let pollInterval: UInt32 = 50_000

  /// Watches the process until all previews are drawn; the process may then wait for changes of the file.
  func start() {
    if canRepeat, repeatsOnCrash { FailedRun.repeatOnCrash() }
    _ = LargeStack.start {
      while !preview.isOver {
        usleep(Self.pollInterval)
        if preview.isOver { return }
        if preview.seconds > Double(settings.timeout) {
          end(.timeout, "it took longer than \(settings.timeout) s")
        }
        if WorkerProcess.memory(of: "self") > settings.memory << 20 {
          end(.memory, "it took more memory than \(settings.memory) MB")
        }
      }
    }
  }

  private func end(_ status: BatchResult.Status, _ message: String) -> Never {
    if canRepeat, let location = preview.location {
      FailedRun(status: status, location: location, message: message).repeatWithoutPreview(after: earlier)
    }
    let result = BatchResult.fault(status, file: preview.location ?? file, message, console: console)
    for message in result.outcome.messages { console.note(message) }
    _exit(result.outcome.exitCode.rawValue)
  }
}
