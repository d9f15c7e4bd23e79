import Glibc
import PlumblineSnapshots
import Synchronization

/// The results of a batch: messages in the order of the inputs, results as they arrive, and a summary at the end.
final class BatchLog: Sendable {
  private struct State {
    var next = 0
    var waiting: [Int: BatchResult] = [:]
    var done = 0
    var figureCount = 0
    var changedCount = 0
    var exitCode = ExitCode.done
    var failures: [(index: Int, text: String)] = []
    var dependencies = DependencyList()
    /// The job that drew each file, and the files that two jobs drew: figures of one file may have the name of another
    /// file.
    var owners: [String: Int] = [:]
    var clashes: [(index: Int, text: String)] = []
  }

  private let state = Mutex(State())
  private let jobs: [FigureJob]
  private let settings: BatchSettings
  private let console: Console
  private let progress: BatchProgress
  private let results: Int32?
  private let receive: (@Sendable (Int, BatchResult) -> Void)?
  private let showsMessages: Bool
  private let reported = Mutex<Set<[String]>>([])
  private let earlier: [String: BatchResult]
  private let keys: FigureKeys?

  /// Creates a log of jobs; opens the file of results, and reads it if the run resumes another.
  init(
    jobs: [FigureJob], settings: BatchSettings, keys: FigureKeys?, console: Console,
    showsMessages: Bool = true, receive: (@Sendable (Int, BatchResult) -> Void)? = nil
  ) throws {
    self.showsMessages = showsMessages
    self.receive = receive
    self.jobs = jobs
    self.settings = settings
    self.console = console
    progress = BatchProgress(count: jobs.count)
    var earlier: [String: BatchResult] = [:]
    if settings.resumes, let path = settings.results, Files.size(of: path) != nil {
      for line in try Files.readText(path).split(separator: "\n") {
        guard let result = JSON(parsing: String(line)).flatMap(BatchResult.init(json:)) else { continue }
        earlier[result.file] = result
      }
    }
    self.earlier = earlier
    self.keys = keys
    results = try settings.results.map { path throws(FileError) in
      try Files.makeFolder(Files.folder(of: path))
      let mode = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | (settings.resumes ? 0 : O_TRUNC)
      let file = open(path, mode, 0o644)
      guard file >= 0 else { throw FileError("write", path) }
      return file
    }
  }

  deinit { if let results { Glibc.close(results) } }

  /// Skips a job that an earlier run finished; false if there is work to do.
  func skip(_ index: Int) -> Bool {
    if earlier.isEmpty { return false }
    let job = jobs[index]
    guard let file = job.program.files.first?.path, let result = earlier[file], result.status == .done,
      result.digest != nil, result.digest == keys?.key(of: job.program),
      result.outcome.outputs.allSatisfy({ Files.size(of: $0) != nil })
    else { return false }
    var skipped = BatchResult(file: file, status: .skipped)
    skipped.outcome.figures = result.outcome.figures
    skipped.outcome.outputs = result.outcome.outputs
    skipped.outcome.assets = result.outcome.assets
    add(skipped, at: index)
    return true
  }

  /// Adds the result of a job.
  func add(_ result: BatchResult, at index: Int) {
    if let results, result.status != .skipped { Descriptor.write(Array((result.json.text + "\n").utf8), to: results) }
    receive?(index, result)
    let done = state.withLock { state in
      state.done += 1
      state.figureCount += result.outcome.figures.count
      state.changedCount += result.outcome.changedCount
      state.exitCode = max(state.exitCode, result.outcome.exitCode)
      if settings.dependencies != nil {
        state.dependencies.add(
          outputs: result.outcome.outputs, of: jobs[index].program, assets: result.outcome.assets)
      }
      for output in result.outcome.outputs {
        guard let other = state.owners.updateValue(index, forKey: output), other != index else { continue }
        state.clashes.append((max(index, other), clash(min(index, other), max(index, other), output)))
        state.exitCode = max(state.exitCode, .usage)
      }
      if result.status != .done && result.status != .skipped {
        state.failures.append((index, "\(result.file): \(result.status.rawValue)"))
      }
      state.waiting[index] = result
      while let ready = state.waiting.removeValue(forKey: state.next) {
        report(ready)
        state.next += 1
      }
      return state.done
    }
    console.showProgress(progress.line(done: done))
  }

  /// Reports the remaining messages and the summary, writes the list of dependencies, and returns the worst exit code.
  ///
  /// If the call selects a figure that is in none of the files, an error is reported.
  func close(selecting figure: String? = nil) throws -> ExitCode {
    console.endProgress()
    let state = state.withLock { state in
      for (_, result) in state.waiting.sorted(by: { $0.key < $1.key }) { report(result) }
      state.waiting = [:]
      return state
    }
    for clash in state.clashes.sorted(by: { $0.index < $1.index }) { console.note(clash.text) }
    if receive == nil, jobs.count > 1, !state.failures.isEmpty {
      console.note("\(state.failures.count) of \(jobs.count) files failed:")
      for failure in state.failures.sorted(by: { $0.index < $1.index }) { console.note("  \(failure.text)") }
    }
    var exitCode = state.exitCode
    if let figure, state.figureCount == 0, state.failures.isEmpty {
      console.note(Program.missing(figure, in: jobs.count, console))
      exitCode = max(exitCode, .inputError)
    }
    let left = jobs.count - state.done
    if left > 0 { console.note("\(left) of \(jobs.count) files were not started") }
    let files = state.changedCount == 1 ? "1 file" : "\(state.changedCount) files"
    let figures = state.figureCount == 1 ? "1 figure" : "\(state.figureCount) figures"
    if receive == nil { console.note("\(figures) drawn, \(files) changed") }
    if let path = settings.dependencies {
      // A build system compares times: an output that did not change would else stay older than its inputs.
      for output in state.owners.keys { try Files.touch(output) }
      try state.dependencies.write(to: path)
    }
    return exitCode
  }

  /// Returns the error for a file that two jobs drew.
  private func clash(_ first: Int, _ second: Int, _ output: String) -> String {
    let files = [first, second].map { jobs[$0].program.files.first?.path ?? "" }
    return
      "\(console.styled("error:", .error)) \(output) is written for both \(files[0]) and \(files[1]); one of them is overwritten"
  }

  private func report(_ result: BatchResult) {
    // Fences of a page share declarations, whose errors all of them report.
    let isNew = receive == nil || reported.withLock { $0.insert(result.outcome.messages).inserted }
    if isNew, showsMessages { for message in result.outcome.messages { console.note(message) } }
    if !result.outcome.result.isEmpty { console.write(result.outcome.result) }
  }
}
