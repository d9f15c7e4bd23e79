import Glibc
import LayoutCore
import Snapshots
import Typesetting

/// `plumbline worker`: draws the files that it takes from the queue at standard input and tells on standard output what came of each.
enum WorkerCommand {
  /// Where the files come from.
  private static let queue: Int32 = 0

  /// Takes one file after the other until the queue is closed; ends at once when the process that started it is gone.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    let settings = DrawingSettings(call)
    let reading = try ReadingSettings(call, mayLackFigure: true)
    let included = call[.include].flatMap { Files.files(below: $0, suffix: ".swift") }
    let output = call[.output] ?? "."
    let cache = FigureCache(call)
    let keys = FigureKeys(asked: call)
    let parent = getppid()
    let fonts = call[.fonts]
    _ = LargeStack.start { watch(parent) }
    Workers.run(1, jobs: 1) { _ -> Void in
      let typesetter = FontTypesetter(fontFolders: fonts)
      var news = ""
      while let request = next(&news, console) {
        guard let index = request["index"], let path = request["path"]?.string, let stem = request["stem"]?.string
        else { continue }
        console.write(news + JSON.object(["begins": index]).text + "\n")
        let program = Program(files: [LayoutFile(path: path, stem: stem)], included: included, settings: reading)
        let job = FigureJob(program: program, settings: settings, output: output)
        let result = job.result(typesetter: typesetter, console: console, cache: cache, keys: keys)
        news = JSON.object(["index": index, "result": result.briefJSON]).text + "\n"
        guard result.status != .done else { continue }
        console.write(news)
        news = ""
        QueueMessage.ring(queue)
      }
      exit(0)
    } deliver: { _, _ in
    }
    return .done
  }

  /// The next file, or nil at the end.
  ///
  /// Where none is there, tells the news, wakes the supervisor and waits.
  private static func next(_ news: inout String, _ console: Console) -> JSON? {
    if let line = QueueMessage.take(from: queue, waits: false) { return JSON(parsing: line) }
    console.write(news)
    news = ""
    QueueMessage.ring(queue)
    return QueueMessage.take(from: queue, waits: true).flatMap { JSON(parsing: $0) }
  }

  /// Ends the process when its parent has ended, whatever it is at.
  private static func watch(_ parent: pid_t) {
    while getppid() == parent { usleep(200_000) }
    _exit(1)
  }
}
