import PlumblineSource
import PlumblineSnapshots
import Synchronization

/// The task of comparing the figures of many programs with their golden files.
///
/// Processes compare them, so that a preview whose process crashes, or exceeds a limit of time or memory, affects no
/// other result.
struct CheckRun {
  /// The programs to compare.
  let jobs: [CheckJob]
  /// The call with the settings of the run as a whole.
  let call: Invocation
  /// The settings of each file.
  let calls: CallSettings
  /// The paths of the inputs.
  let paths: [String]
  /// The console for messages.
  let console: Console

  /// Compares the figures and returns the results in the order of the programs.
  func run() throws(UsageError) -> CheckJob.Outcome {
    let settings = try BatchSettings(call)
    let total = Mutex(Collected(count: jobs.count))
    let console = console
    let deliver: @Sendable (Int, CheckJob.Outcome) -> Void = { index, outcome in
      total.withLock { total in
        for message in total.add(outcome, at: index) { console.note(message) }
        console.showProgress("\(total.next) of \(total.count) files")
      }
    }
    if let executable = console.executable, isSupervised(settings) {
      let jobs = jobs
      let parts = jobs.indices.flatMap { index in
        call[.figure] == nil
          ? jobs[index].program.parts(at: index) : [ProgramPart(program: index, files: jobs[index].program.part)]
      }
      let supervisor = Supervisor(
        executable: executable, arguments: workerArguments, settings: settings,
        files: parts.map { jobs[$0.program].path(of: $0) }, console: console)
      var partial = PartialResults(of: parts)
      supervisor.run(Array(parts.indices)) { index in
        BatchRequest(parts[index], at: index, of: jobs[parts[index].program].program.files[0])
      } deliver: { index, result in
        guard let (program, results) = partial.add(result, at: index) else { return }
        let own = parts.filter { $0.program == program }
        var outcome = CheckJob.Outcome()
        for (part, result) in zip(own, results) {
          outcome.add(CheckJob.Outcome(result) ?? jobs[program].outcome(of: result, part))
        }
        deliver(program, outcome)
      }
    } else {
      let (jobs, calls) = (jobs, calls)
      Workers.run(jobs.count, jobs: settings.jobs) { index in
        jobs[index].run(typesetter: calls.typesetter(for: jobs[index].program.settings), console: console)
      } deliver: { index, outcome in
        deliver(index, outcome)
      }
    }
    console.endProgress()
    return total.withLock { $0.whole }
  }

  private func isSupervised(_ settings: BatchSettings) -> Bool {
    !settings.isUnsupervised && !(readsTogether && call[.filesFrom] == "-")
      && jobs.allSatisfy { job in
        job.program.clash == nil && !job.program.files.isEmpty && !job.program.files.contains { $0.path == "-" }
      }
  }

  private var readsTogether: Bool { jobs.contains(where: \.program.isReadTogether) }

  /// The arguments of a process that makes the same comparisons; it looks for the settings of files itself.
  private var workerArguments: [String] {
    let options = Subcommand.goldenOptions + Subcommand.drawingOptions + Subcommand.readingOptions
    return ["worker", "--checks"] + call.givenArguments(for: options) + (readsTogether ? ["--"] + paths : [])
  }

  /// The outcomes that have been delivered, and those that wait for earlier ones.
  private struct Collected {
    let count: Int
    var next = 0
    var whole = CheckJob.Outcome()
    private var waiting: [Int: CheckJob.Outcome] = [:]
    /// The figure of each golden file.
    private var owners: [String: String] = [:]

    init(count: Int) { self.count = count }

    /// Adds an outcome, and returns the messages that are next in order.
    mutating func add(_ outcome: CheckJob.Outcome, at index: Int) -> [String] {
      waiting[index] = outcome
      var messages: [String] = []
      while let outcome = waiting.removeValue(forKey: next) {
        messages += outcome.messages
        for figure in outcome.figures { whole.figures.append(owned(figure)) }
        whole.goldens += outcome.goldens
        whole.unread += outcome.unread
        whole.hasFileFault = whole.hasFileFault || outcome.hasFileFault
        next += 1
      }
      return messages
    }

    /// Returns the figure, with an error if an earlier one has a golden file of the same path.
    private mutating func owned(_ figure: FigureResult) -> FigureResult {
      var figure = figure
      for finding in figure.findings {
        if let owner = owners[finding.golden] {
          figure.fault = figure.fault ?? "\(finding.golden) is the golden file of \(owner), too: give one another name"
        } else {
          owners[finding.golden] = "\(figure.place.text) (\(figure.figure))"
        }
      }
      return figure
    }
  }
}

extension CheckJob {
  /// Returns the path of the first file of a part of the program, for messages.
  fileprivate func path(of part: ProgramPart) -> String {
    let first = part.files?.ranges.first?.lowerBound ?? 0
    return program.files.indices.contains(first) ? program.files[first].path : ""
  }

  /// Returns the outcome of a part whose process failed outside of any preview: all of its previews have the error, and
  /// their golden files stay.
  fileprivate func outcome(of result: BatchResult, _ part: ProgramPart) -> Outcome {
    var outcome = Outcome()
    outcome.messages = result.outcome.messages
    for (position, file) in program.files.enumerated() where part.files?.contains(position) ?? true {
      outcome.figures += declared(in: file.path)
      outcome.unread.append(settings.goldens.golden(of: file.path, stem: file.stem, ending: "").path)
    }
    if outcome.figures.isEmpty {
      outcome.figures = [FigureResult(file: path(of: part), figure: FilePath.stem(of: path(of: part)))]
    }
    for index in outcome.figures.indices { outcome.figures[index].fault = result.cause }
    return outcome
  }
}

extension CheckJob.Outcome {
  /// Adds the outcome of another part of the same program.
  ///
  /// Each part reports the faults of files that all of them read.
  fileprivate mutating func add(_ part: CheckJob.Outcome) {
    figures += part.figures
    goldens += part.goldens
    unread += part.unread
    let reported = Set(messages)
    messages += part.messages.filter { !reported.contains($0) }
    hasFileFault = hasFileFault || part.hasFileFault
  }
}
