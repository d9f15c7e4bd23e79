import Synchronization
import PlumblineTypesetting

/// `plumbline render`: draws every figure of layout files and folders.
enum RenderCommand {
  /// Draws the files of a call.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    if call[.survey] { return try SurveyRun.run(call, console) }
    if call[.json] { throw UsageError("--json needs --survey") }
    guard let output = call[.output] else {
      throw UsageError("render needs -o DIR", hint: "DIR is the folder for the figures")
    }
    let calls = CallSettings(call)
    let jobs = try Program.all(in: calls).map { FigureJob(program: $0, output: output) }
    if output != "-" { try Files.requireFolder(output) }
    let whole = try calls.wholeCall()
    return try BatchRun(
      jobs: jobs, settings: BatchSettings(whole), call: whole, calls: calls, console: console
    ).run()
  }

  /// Draws the figures of programs on all processors, with a progress line and a closing count.
  static func run(_ jobs: [FigureJob], threads: Int, console: Console) -> FigureJob.Outcome {
    let typesetter = FontTypesetter(fontFolders: [])
    let total = Mutex(FigureJob.Outcome())
    Workers.run(jobs.count, jobs: threads == 0 ? Workers.processorCount : threads) { index in
      jobs[index].run(typesetter: typesetter, console: console)
    } deliver: { index, outcome in
      for message in outcome.messages { console.note(message) }
      if !outcome.result.isEmpty { console.write(outcome.result) }
      let figures = total.withLock { total in
        total.figures += outcome.figures
        total.changedCount += outcome.changedCount
        total.exitCode = max(total.exitCode, outcome.exitCode)
        return total.figures.count
      }
      console.showProgress("\(index + 1) of \(jobs.count) files, \(figures) figures")
    }
    console.endProgress()
    return total.withLock { total in
      let files = total.changedCount == 1 ? "1 file" : "\(total.changedCount) files"
      let count = total.figures.count
      console.note("\(count) \(count == 1 ? "figure" : "figures") drawn, \(files) changed")
      return total
    }
  }
}
