import PlumblineSnapshots

/// `plumbline check`: compares figures with their golden files.
enum CheckCommand {
  /// Compares the figures of a call's files, by default those of the current folder, and writes its reports.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    let calls = CallSettings(call)
    let call = try calls.wholeCall()
    let settings = CheckSettings(call, isCI: console.isCI)
    let destinations = try call[.report].map(ReportDestination.init)
    let fonts = FontsDigest()
    let paths = call.paths.isEmpty ? ["."] : call.paths
    let isCI = console.isCI
    let all = try Program.all(in: calls, paths: paths, ownsGoldens: true).map { program in
      let settings = program.settings.call.map { CheckSettings($0, isCI: isCI) } ?? settings
      return CheckJob(program: program, settings: settings, fonts: fonts)
    }
    let jobs = try affected(all, call, paths, console)
    let outcome = try CheckRun(jobs: jobs, call: call, calls: calls, paths: paths, console: console).run()
    var report = SnapshotReport(figures: outcome.figures)
    if call[.figure] == nil, call[.shard] == nil, call[.since] == nil {
      report.stale = stale(paths: paths, settings: settings, outcome: outcome)
      if settings.check.recording == .all { for path in report.stale { try Files.remove(path) } }
    }
    report.noteRenamedFigures()
    let baseline = try BaselineFile(call)
    var gone: [String] = []
    if call[.updateBaseline] { try baseline?.write(&report) } else { gone = try baseline?.mark(&report) ?? [] }
    for figure in report.figures where figure.status != .passed { console.write(summary(of: figure, console)) }
    for line in gone { console.write(line + "\n") }
    for path in report.stale {
      console.write("\(settings.check.recording == .all ? "removed" : "stale"): no figure uses \(path)\n")
    }
    console.write(report.summary + "\n")
    if report.count(.missing) > 0, settings.check.recording == .never, !console.isCI {
      console.note("hint: --record missing writes the golden files that do not exist yet")
    }
    for destination in destinations { try destination.write(report, console: console) }
    if call[.serve] { return try ReportServer(report).run(call, console, hasFileFault: outcome.hasFileFault) }
    let exitCode = exitCode(of: report, hasFileFault: outcome.hasFileFault)
    // A process that checks one file of a run cannot determine that the others lack the figure, too.
    guard let figure = call[.figure], report.figures.isEmpty, call[.shard] == nil, call[.since] == nil else {
      return exitCode
    }
    console.note(Program.missing(figure, in: jobs.count, console))
    return max(exitCode, .inputError)
  }

  /// Returns the tasks whose figures may have changed since the commit that the call names, or all.
  private static func affected(
    _ jobs: [CheckJob], _ call: Invocation, _ paths: [String], _ console: Console
  ) throws -> [CheckJob] {
    guard let reference = call[.since], let first = paths.first else { return jobs }
    let folder = Files.isFolder(first) ? first : Files.folder(of: first)
    let changes = try ChangedFiles(since: reference, in: folder.isEmpty ? "." : folder)
    let count = jobs.reduce(0) { $0 + $1.program.files.count }
    var rest = count
    let affected = jobs.compactMap { job -> CheckJob? in
      let files = changes.affected(job.program, goldens: job.settings.goldens)
      if files.isEmpty { return nil }
      let affectedCount = files.ranges.reduce(0) { $0 + $1.count }
      rest -= affectedCount
      var program = job.program
      if affectedCount < program.files.count { program.part = files }
      return CheckJob(program: program, settings: job.settings, fonts: job.fonts)
    }
    console.note("\(rest) of \(count) files do not depend on what changed since \(reference)")
    return affected
  }

  /// Returns the golden files that belong to no figure, in the folders that the call names and at the levels that were
  /// compared.
  ///
  /// Those of files with errors do not count, since the figures of such files are unknown.
  private static func stale(paths: [String], settings: CheckSettings, outcome: CheckJob.Outcome) -> [String] {
    let folders = paths.filter { Files.isFolder($0) }
    if case .below = settings.goldens, folders.count < paths.count { return [] }
    let requested = Set(outcome.goldens)
    return settings.goldens.goldens(below: folders).filter { golden in
      golden.level.map(settings.levels.contains) == true && !requested.contains(golden.path)
        && !outcome.unread.contains { golden.path.hasPrefix($0) }
    }.map(\.path)
  }

  /// Returns the report of a figure that did not pass.
  static func summary(of figure: FigureResult, _ console: Console) -> String {
    let mark =
      switch figure.exemption {
      case .quarantined(let reason): "in quarantine, \(reason): "
      case .known: "known: "
      case .skipped, nil: figure.status == .fault ? "error: " : ""
      }
    var lines = ["\(figure.place.text): \(figure.figure): \(mark)\(figure.sentence)"]
    for finding in figure.findings where finding.status != .equal {
      if let remark = finding.remark { lines.append("  note: \(remark)") }
      let golden = GoldenFile(path: finding.golden)
      lines.append("  \(finding.isRecorded ? "recorded" : "expected") \(golden.path)")
      if !finding.isRecorded { lines.append("  actual   \(golden.pendingPath)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the exit code of the worst fault: faults of files and inputs first, then layouts, pixels, and golden files
  /// that are missing, stale or were recorded with other fonts.
  static func exitCode(of report: SnapshotReport, hasFileFault: Bool = false) -> ExitCode {
    if hasFileFault { return .inputOutput }
    if report.count(.fault) > 0 { return .inputError }
    if report.count(.layout) > 0 { return .layoutDiffers }
    if report.count(.pixels) > 0 { return .pixelsDiffer }
    let lacksGoldens = report.count(.missing) > 0 || report.count(.otherFonts) > 0
    return lacksGoldens || report.recordedCount > 0 || !report.stale.isEmpty ? .goldenMissing : .done
  }
}
