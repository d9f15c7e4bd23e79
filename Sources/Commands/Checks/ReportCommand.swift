import PlumblineSnapshots

/// `plumbline report merge`: joins reports.
enum ReportCommand {
  /// Joins the reports of a call and writes the result; the exit code is that of the checks on one machine.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    guard call.paths.first == "merge" else {
      throw UsageError("report needs the subcommand merge", hint: "plumbline report merge FILE… -o FILE")
    }
    let files = call.paths.dropFirst()
    let destinations = try call[.reportOutput].map(ReportDestination.init)
    guard !files.isEmpty, !destinations.isEmpty else {
      throw UsageError(
        "report merge needs reports and -o FILE", hint: "plumbline report merge a.html b.html -o all.html")
    }
    let page = HTMLReport(merging: try files.map(page))
    console.write(page.report.summary + "\n")
    for destination in destinations { try destination.write(page.report, page: page, console: console) }
    return CheckCommand.exitCode(of: page.report)
  }

  private static func page(_ path: String) throws -> HTMLReport {
    let text = try Files.readText(path)
    if let page = HTMLReport(parsing: text) { return page }
    if let report = JSON(parsing: text).flatMap(SnapshotReport.init(json:)) { return HTMLReport(report) }
    throw FileError("\(path): the file holds no report in HTML or JSON")
  }
}
