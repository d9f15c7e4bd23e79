import Synchronization
import PlumblineTypesetting

/// `plumbline render`: draws every figure of layout files and folders.
enum RenderCommand {
  /// Draws the files of a call.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    guard let output = call[.output] else {
      throw UsageError("render needs -o DIR", hint: "DIR is the folder for the figures")
    }
    let settings = DrawingSettings(call)
    let jobs = try Program.all(in: call).map { FigureJob(program: $0, settings: settings, output: output) }
    return try BatchRun(jobs: jobs, settings: BatchSettings(call), call: call, console: console).run()
  }

  /// Draws the figures of programs on all processors, with a progress line and a closing count.
  static func run(_ jobs: [FigureJob], threads: Int, fonts: [String], console: Console) -> FigureJob.Outcome {
    let typesetter = FontTypesetter(fontFolders: fonts)
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
