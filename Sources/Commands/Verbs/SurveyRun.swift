import Glibc
import PlumblineSnapshots
import Synchronization

/// `render --survey`: draws the previews of a project and prints one report on all of them instead of messages.
enum SurveyRun {
  /// Draws the previews of a call, into a folder that is removed if the call names none, and prints the survey.
  ///
  /// The exit status is 0 whether or not previews fail: the survey is the result. It is that of the run where a program
  /// could not be read or drawn at all, so that its previews are not counted.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    let folder = call[.output] ?? "\(temporaryFolder)/plumbline-survey-\(getpid())"
    // Figures that are not kept need no pixels.
    let format = call.givenArguments(for: [AnyOption(.format)]).isEmpty ? ["--format", "svg"] : []
    let whole = call[.output] == nil ? try call.adding(["--output", folder] + format, for: .render) : call
    let calls = CallSettings(whole)
    let jobs = try Program.all(in: calls).map { FigureJob(program: $0, output: folder) }
    let platforms = jobs.reduce(into: [String: String]()) { all, job in
      all.merge(job.program.project?.otherPlatforms ?? [:]) { first, _ in first }
    }
    let survey = Mutex(Survey())
    let outputs = Mutex<[String]>([])
    var batch = BatchRun(
      jobs: jobs, settings: try BatchSettings(calls.wholeCall()), call: try calls.wholeCall(), calls: calls,
      console: console)
    batch.showsMessages = false
    batch.receive = { _, result in
      survey.withLock { survey in
        for preview in result.outcome.previews { survey.add(preview, platform: platforms[preview.file]) }
        // A process that fails before its first preview reports no preview.
        if !result.cause.isEmpty { survey.faults.append("\(result.file): \(result.cause)") }
      }
      outputs.withLock { $0 += result.outcome.outputs }
    }
    let exitCode = try batch.run()
    if call[.output] == nil { remove(outputs.withLock { $0 }, in: folder) }
    let found = survey.withLock { $0 }
    console.write(call[.json] ? found.json.text + "\n" : found.text)
    return found.previews == 0 || !found.faults.isEmpty ? exitCode : .done
  }

  private static var temporaryFolder: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

  /// Removes files, and the folders that are empty then.
  private static func remove(_ files: [String], in folder: String) {
    for file in files {
      try? Files.remove(file)
      var parent = Files.folder(of: file)
      while parent.count >= folder.count {
        Files.removeEmptyFolder(parent)
        parent = Files.folder(of: parent)
      }
    }
  }
}
