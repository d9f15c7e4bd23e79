import PlumblineSource
import PlumblineSnapshots
import Synchronization

/// The task of comparing the figures of many programs with their golden files.
///
/// Processes compare them, so that a preview whose process crashes, or takes too long or too much memory, costs its own
/// result and no other.
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
      let supervisor = Supervisor(
        executable: executable, arguments: workerArguments, settings: settings, files: jobs.map(\.path),
        console: console)
      let jobs = jobs
      supervisor.run(Array(jobs.indices)) { index in
        let file = jobs[index].program.files[0]
        return BatchRequest(index: index, path: file.path, stem: file.stem)
      } deliver: { index, result in
        deliver(index, CheckJob.Outcome(result) ?? jobs[index].outcome(of: result))
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

    /// Adds an outcome, and returns the messages whose turn it is.
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
  /// The path of the program's first file, for messages.
  fileprivate var path: String { program.files.first?.path ?? "" }

  /// Returns the outcome of a program whose process failed outside of any preview: the file has an error, and its golden
  /// files stay.
  fileprivate func outcome(of result: BatchResult) -> Outcome {
    var outcome = Outcome()
    outcome.messages = result.outcome.messages
    let stem = program.files.first?.stem ?? ""
    outcome.figures = [FigureResult(file: path, figure: FilePath.stem(of: path), fault: result.cause)]
    outcome.unread = [settings.goldens.golden(of: path, stem: stem, ending: "").path]
    return outcome
  }
}
