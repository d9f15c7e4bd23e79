import PlumblineLayout
import PlumblineSnapshots
import Synchronization
import PlumblineTypesetting

/// Drawing the figures of many files.
struct BatchRun {
  /// What there is to draw.
  let jobs: [FigureJob]
  /// How it is gone about.
  let settings: BatchSettings
  /// The call that asks for it.
  let call: Invocation
  /// Where it is told.
  let console: Console

  /// Draws, tells, and returns the worst that happened.
  func run() throws -> ExitCode {
    let keys = FigureKeys(asked: call)
    if let cache = call[.cache] { try Files.makeFolder(cache) }
    let log = try BatchLog(jobs: jobs, settings: settings, keys: keys, console: console)
    let waiting = jobs.indices.filter { !log.skip($0) && !refuse($0, log) }
    if let executable = console.executable, isSupervised(waiting.count) {
      let arguments = ["worker"] + call.arguments(for: Subcommand.render.options)
      let supervisor = Supervisor(
        executable: executable, arguments: arguments, settings: settings, files: jobs.map { $0.program.files[0].path },
        console: console)
      supervisor.run(waiting, request: request) { log.add($1, at: $0) }
    } else {
      draw(waiting, keys: keys, log: log)
    }
    return try log.close(wanting: Program.figureInAny(of: jobs.map(\.program), call))
  }

  /// Tells of a file whose figures have no place; false where they have.
  private func refuse(_ index: Int, _ log: BatchLog) -> Bool {
    guard let clash = jobs[index].program.clash, let outcome = jobs[index].refusal(console) else { return false }
    log.add(BatchResult(file: clash.file, status: .error, outcome: outcome), at: index)
    return true
  }

  /// Whether files are kept apart: several, each a program, written to files.
  private func isSupervised(_ count: Int) -> Bool {
    count > 1 && !settings.isUnsupervised
      && jobs.allSatisfy { job in
        job.output != "-" && job.program.files.count == 1 && job.program.files[0].path != "-"
      }
  }

  /// What a worker is told of a file.
  private func request(of index: Int) -> BatchRequest {
    let file = jobs[index].program.files[0]
    return BatchRequest(index: index, path: file.path, stem: file.stem)
  }

  /// Draws in this process.
  private func draw(_ waiting: [Int], keys: FigureKeys?, log: BatchLog) {
    let typesetter = FontTypesetter(fontFolders: call[.fonts])
    let cache = FigureCache(call)
    let failure = Failure()
    let (jobs, failsFast, console) = (jobs, settings.failsFast, console)
    Workers.run(waiting.count, jobs: settings.jobs) { place -> BatchResult? in
      if failsFast && failure.hasHappened { return nil }
      let result = jobs[waiting[place]].result(typesetter: typesetter, console: console, cache: cache, keys: keys)
      if result.status != .done { failure.hasHappened = true }
      return result
    } deliver: { place, result in
      if let result { log.add(result, at: waiting[place]) }
    }
  }
}

/// Whether a file has failed, as all threads see it.
private final class Failure: Sendable {
  private let state = Mutex(false)

  var hasHappened: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

extension FigureKeys {
  /// The keys that a call has a use for, or nil where nothing is kept or resumed.
  convenience init?(asked call: Invocation) {
    guard call[.cache] != nil || call[.results] != nil else { return nil }
    self.init(call)
  }
}

extension FigureJob {
  /// Draws, and tells what came of it as a batch wants to know.
  func result(typesetter: any Typesetter, console: Console, cache: FigureCache?, keys: FigureKeys?) -> BatchResult {
    let watch = StopWatch()
    let key = keys?.key(of: program)
    let outcome = run(typesetter: typesetter, console: console, cache: cache, key: key)
    let path = program.files.first?.path ?? ""
    var result = BatchResult(file: path, status: outcome.exitCode == .done ? .done : .error, outcome: outcome)
    result.milliseconds = Int(watch.seconds * 1_000)
    result.digest = key
    return result
  }
}
