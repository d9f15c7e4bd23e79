import PlumblineLayout
import PlumblineSnapshots
import Synchronization
import PlumblineTypesetting

/// The task of drawing the figures of many files.
struct BatchRun {
  /// The files to draw.
  let jobs: [FigureJob]
  /// The settings of the run.
  let settings: BatchSettings
  /// The call with the settings of the run as a whole.
  let call: Invocation
  /// The settings of each file.
  let calls: CallSettings
  /// The console for messages.
  let console: Console
  /// The arguments with which a process creates the same jobs, or nil where they are those of `render`.
  var workerArguments: [String]?
  /// The folder of the cache, where it is not the one that the call names.
  var cacheFolder: String?
  /// The function that receives the result of each job; nil for a run without results, whose figures a closing line
  /// counts.
  var receive: (@Sendable (Int, BatchResult) -> Void)?

  /// Whether messages are shown.
  var showsMessages = true

  /// Draws the figures, reports, and returns the worst exit code.
  func run() throws -> ExitCode {
    let keys = cacheFolder == nil ? FigureKeys(for: call) : FigureKeys()
    if let cache = cacheFolder ?? call[.cache] { try Files.makeFolder(cache) }
    let log = try BatchLog(
      jobs: jobs, settings: settings, keys: keys, console: console, showsMessages: showsMessages, receive: receive)
    let waiting = jobs.indices.filter { !log.skip($0) && !refuse($0, log) && !take($0, keys, log) }
    let failed = FailedRun.takeAll().last
    if let executable = console.executable, isSupervised(waiting.count) || failed != nil {
      // Workers look for the settings of files themselves; those of the run depend on the call's inputs, not all of
      // which they have.
      let isOfRun = Set(Subcommand.batchOptions.compactMap(\.names.last))
      let ofFiles = Subcommand.render.options.filter { !isOfRun.contains($0.names.last ?? "") }
      let options = call.givenArguments(for: ofFiles) + call.arguments(for: Subcommand.batchOptions)
      let arguments = workerArguments ?? (["worker"] + options + (readsTogether ? ["--"] + call.paths : []))
      let parts = waiting.flatMap { index in
        mayDivide ? jobs[index].program.parts(at: index) : [ProgramPart(program: index, files: nil)]
      }
      let supervisor = Supervisor(
        executable: executable, arguments: arguments, settings: settings,
        files: parts.map { firstFile(of: $0).path }, console: console)
      var partial = PartialResults(of: parts)
      supervisor.run(Array(parts.indices), after: failed) { index in
        BatchRequest(parts[index], at: index, of: jobs[parts[index].program].program.files[0])
      } deliver: { index, result in
        guard let (program, results) = partial.add(result, at: index) else { return }
        log.add(BatchResult(joining: results), at: program)
      }
    } else {
      draw(waiting, under: watch(over: waiting), keys: keys, log: log)
    }
    cache?.removeUnused()
    return try log.close(selecting: Program.figureInAny(of: jobs.map(\.program), call))
  }

  /// Reports a file whose figures would replace another's; false for other files.
  private func refuse(_ index: Int, _ log: BatchLog) -> Bool {
    guard let clash = jobs[index].program.clash, let outcome = jobs[index].refusal(console) else { return false }
    log.add(BatchResult(file: clash.file, status: .error, outcome: outcome), at: index)
    return true
  }

  /// Takes the figures of a page from the cache, so that no process starts for them; returns false if they must be
  /// drawn.
  private func take(_ index: Int, _ keys: FigureKeys?, _ log: BatchLog) -> Bool {
    let job = jobs[index]
    guard let cache, let keys, job.isForPage,
      let outcome = job.cached(cache, key: keys.key(of: job.program), console)
    else { return false }
    log.add(BatchResult(file: job.program.files[0].path, status: .done, outcome: outcome), at: index)
    return true
  }

  private var cache: FigureCache? { (cacheFolder ?? call[.cache]).map(FigureCache.init(folder:)) }

  /// Returns whether worker processes draw the programs: several, or one of several files, with outputs in files.
  private func isSupervised(_ count: Int) -> Bool {
    (count > 1 || count == 1 && readsTogether) && !settings.isUnsupervised
      && !(readsTogether && call[.filesFrom] == "-")
      && jobs.allSatisfy { job in
        job.output != "-" && !job.program.files.isEmpty && !job.program.files.contains { $0.path == "-" }
      }
  }

  /// Returns the watch over the only file that this process draws, or nil if there are others or none.
  private func watch(over waiting: [Int]) -> RunWatch? {
    guard console.executable != nil, waiting.count == 1, let file = jobs[waiting[0]].program.files.first else {
      return nil
    }
    let canRepeat =
      !settings.isUnsupervised && jobs[waiting[0]].output != "-" && file.path != "-" && call[.filesFrom] != "-"
    return RunWatch(file: file.path, settings: settings, console: console, canRepeat: canRepeat)
  }

  private var readsTogether: Bool { jobs.contains(where: \.program.isReadTogether) }

  /// Whether large programs are drawn in parts, unless one figure is selected or a failure ends the run.
  private var mayDivide: Bool { call[.figure] == nil && !settings.failsFast }

  /// Returns the first file of a part, by which messages name it.
  private func firstFile(of part: ProgramPart) -> LayoutFile {
    let files = jobs[part.program].program.files
    return files[part.files?.ranges.first?.lowerBound ?? 0]
  }

  /// Draws files in this process.
  private func draw(_ waiting: [Int], under watch: RunWatch?, keys: FigureKeys?, log: BatchLog) {
    let cache = cache
    let failure = Failure()
    let (jobs, calls, failsFast, console) = (jobs, calls, settings.failsFast, console)
    watch?.start()
    defer { watch?.preview.end() }
    Workers.run(waiting.count, jobs: settings.jobs) { position -> BatchResult? in
      if failsFast && failure.hasHappened { return nil }
      var job = jobs[waiting[position]]
      if let watch { job.program.watch = PreviewWatch(report: watch.preview.begin) }
      let typesetter = calls.typesetter(for: job.program.settings)
      let result = job.result(typesetter: typesetter, console: console, cache: cache, keys: keys)
      if result.status != .done { failure.hasHappened = true }
      return result
    } deliver: { position, result in
      if let result { log.add(result, at: waiting[position]) }
    }
  }
}

/// Whether a file has failed, for all threads.
private final class Failure: Sendable {
  private let state = Mutex(false)

  var hasHappened: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

extension FigureKeys {
  /// Creates the keys of a call, or returns nil if it has neither a cache nor results.
  convenience init?(for call: Invocation) {
    guard call[.cache] != nil || call[.results] != nil else { return nil }
    self.init()
  }
}

extension FigureJob {
  /// Draws the figures and returns the result for a batch.
  func result(typesetter: any Typesetter, console: Console, cache: FigureCache?, keys: FigureKeys?) -> BatchResult {
    let watch = StopWatch()
    let key = keys?.key(of: program)
    let cacheKey = key.map { key in program.part.map { Digest(ofTexts: [key] + $0.texts).description } ?? key }
    let outcome = run(typesetter: typesetter, console: console, cache: cache, key: cacheKey)
    let path = program.files.first?.path ?? ""
    var result = BatchResult(file: path, status: outcome.exitCode == .done ? .done : .error, outcome: outcome)
    result.milliseconds = Int(watch.seconds * 1_000)
    result.digest = key
    return result
  }
}
