import Glibc
import PlumblineLayout
import PlumblineSnapshots
import PlumblineTypesetting

/// `plumbline worker`: draws the files that it takes from the queue at standard input and reports each result on standard output.
enum WorkerCommand {
  /// The file descriptor of the queue.
  private static let queue: Int32 = 0

  /// Draws one file after another until the queue is closed; ends at once when the process that started it is gone.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    let settings = DrawingSettings(call)
    let reading = try ReadingSettings(call, mayLackFigure: true)
    let included = call[.include].flatMap { Files.files(below: $0, suffix: ".swift") }
    let output = call[.output] ?? "."
    let jobs = call[.pages] ? try PageRun(call, console).jobs : []
    let programs = jobs.isEmpty && (!call.paths.isEmpty || call[.together]) ? try Program.all(in: call) : []
    let cache = FigureCache(call)
    let keys = FigureKeys(for: call)
    let parent = getppid()
    let fonts = call[.fonts]
    _ = LargeStack.start { watch(parent) }
    Workers.run(1, jobs: 1) { _ -> Void in
      let typesetter = FontTypesetter(fontFolders: fonts)
      var news = BatchMessage()
      while let request = next(&news, console) {
        BatchNews.begins(request.index).write(to: &news)
        console.write(news.bytes)
        let file = LayoutFile(path: request.path, stem: request.stem)
        var program = Program(files: [file], included: included, settings: reading)
        if programs.indices.contains(request.index) {
          program = programs[request.index]
          program.watch = PreviewWatch(leftOut: Set(request.leftOut)) { place in
            var news = BatchMessage()
            BatchNews.previews(request.index, place).write(to: &news)
            console.write(news.bytes)
          }
        }
        var job = FigureJob(program: program, settings: settings, output: output)
        if jobs.indices.contains(request.index) { job = jobs[request.index] }
        let result = job.result(typesetter: typesetter, console: console, cache: cache, keys: keys)
        news = BatchMessage()
        BatchNews.ends(request.index, result).write(to: &news)
        guard result.status != .done else { continue }
        console.write(news.bytes)
        news = BatchMessage()
        QueueMessage.ring(queue)
      }
      exit(0)
    } deliver: { _, _ in
    }
    return .done
  }

  /// The next file, or nil at the end.
  ///
  /// Where the queue is empty, sends the reports, wakes the supervisor and waits.
  private static func next(_ news: inout BatchMessage, _ console: Console) -> BatchRequest? {
    if let request = QueueMessage.take(from: queue, waits: false, BatchRequest.init) { return request }
    console.write(news.bytes)
    news = BatchMessage()
    QueueMessage.ring(queue)
    return QueueMessage.take(from: queue, waits: true, BatchRequest.init) ?? nil
  }

  /// Ends the process when its parent has ended, even while it draws.
  private static func watch(_ parent: pid_t) {
    while getppid() == parent { usleep(200_000) }
    _exit(1)
  }
}
