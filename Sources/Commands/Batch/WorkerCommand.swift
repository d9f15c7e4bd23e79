import Glibc
import PlumblineLayout
import PlumblineSnapshots
import PlumblineTypesetting
import Synchronization

/// `plumbline worker`: draws the files that it takes from the queue at standard input and reports each result on
/// standard output.
enum WorkerCommand {
  /// The file descriptor of the queue.
  private static let queue: Int32 = 0

  /// Draws one file after another until the queue is closed; ends at once when the process that started it has ended.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    let calls = CallSettings(call)
    let output = call[.output] ?? "."
    let jobs = call[.pages] ? try PageRun(calls, console).jobs : []
    let isWhole = jobs.isEmpty && (!call.paths.isEmpty || call[.together])
    let programs = isWhole ? try Program.all(in: calls, ownsGoldens: call[.checks]) : []
    let cache = FigureCache(call)
    let keys = FigureKeys(for: call)
    let checks = call[.checks] ? CheckWorker(call, isCI: console.isCI) : nil
    let parent = getppid()
    _ = LargeStack.start { watch(parent) }
    Workers.run(1, jobs: 1) { _ -> Void in
      var message = BatchMessage()
      while let request = next(&message, console) {
        WorkerReport.begins(request.index).write(to: &message)
        console.write(message.bytes)
        let file = LayoutFile(path: request.path, stem: request.stem)
        guard var program = try? program(of: file, calls) else { continue }
        // A check may have skipped programs, so that indices differ.
        let index = call[.checks] ? programs.firstIndex { $0.files.first == file } : request.program
        if let index, programs.indices.contains(index) { program = programs[index] }
        program.watch = watch(request, console)
        program.part = request.part
        var job = FigureJob(program: program, output: output)
        if jobs.indices.contains(request.program) { job = jobs[request.program] }
        let typesetter = calls.typesetter(for: job.program.settings)
        let result =
          checks?.result(of: job.program, typesetter: typesetter, console: console)
          ?? job.result(typesetter: typesetter, console: console, cache: cache, keys: keys)
        message = BatchMessage()
        WorkerReport.ends(request.index, result).write(to: &message)
        guard result.status != .done else { continue }
        console.write(message.bytes)
        message = BatchMessage()
        QueueMessage.ring(queue)
      }
      exit(0)
    } deliver: { _, _ in
    }
    return .done
  }

  /// The time between two reports that the worker is reading a program, in seconds: the time limit is that of a
  /// preview, and not that of reading a large project.
  private static let heartbeat = 1.0

  /// Returns a watch that reports which preview begins and, during the reading of a program, that reading continues.
  private static func watch(_ request: BatchRequest, _ console: Console) -> PreviewWatch {
    var watch = PreviewWatch(skipped: Set(request.skipped)) { location in
      var message = BatchMessage()
      WorkerReport.previews(request.index, location).write(to: &message)
      console.write(message.bytes)
    }
    watch.causes = Dictionary(zip(request.skipped, request.causes)) { first, _ in first }
    let pulse = Pulse(interval: heartbeat)
    watch.willReadFile = {
      guard pulse.isDue() else { return }
      var message = BatchMessage()
      WorkerReport.begins(request.index).write(to: &message)
      console.write(message.bytes)
    }
    return watch
  }

  /// Returns the program of one file; the process that started this one has read its settings without errors.
  private static func program(of file: LayoutFile, _ calls: CallSettings) throws -> Program {
    let settings = try calls.settings(for: file.path)
    return Program(files: [file], included: settings.included, settings: settings, mayLackFigure: true)
  }

  /// Returns the next file, or nil at the end.
  ///
  /// If the queue is empty, the function sends the reports, wakes the supervisor and waits.
  private static func next(_ message: inout BatchMessage, _ console: Console) -> BatchRequest? {
    if let request = QueueMessage.take(from: queue, waits: false, BatchRequest.init) { return request }
    console.write(message.bytes)
    message = BatchMessage()
    QueueMessage.ring(queue)
    return QueueMessage.take(from: queue, waits: true, BatchRequest.init) ?? nil
  }

  /// Ends the process when its parent has ended, even while it draws.
  private static func watch(_ parent: pid_t) {
    while getppid() == parent { usleep(200_000) }
    _exit(1)
  }
}

/// A pulse that is due once in each interval.
private final class Pulse: Sendable {
  private let interval: Double
  private let last = Mutex(StopWatch())

  /// Creates a pulse with an interval in seconds, which begins now.
  init(interval: Double) { self.interval = interval }

  /// Returns whether the interval has passed since it was last due.
  func isDue() -> Bool {
    last.withLock { last in
      guard last.seconds > interval else { return false }
      last = StopWatch()
      return true
    }
  }
}
