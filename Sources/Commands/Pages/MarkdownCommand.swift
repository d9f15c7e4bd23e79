import PlumblineLayout
import PlumblineMarkdown
import PlumblineViewSource
import Synchronization

/// `plumbline markdown`: draws the figures of Markdown pages, and inserts them below their code.
enum MarkdownCommand {
  /// Converts the pages of a call, once or whenever they change.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    if call[.checkPages], call[.watch] || call[.prune] {
      throw UsageError("--check writes nothing, so --watch and --prune have no use with it")
    }
    let isStream = call.paths.contains("-")
    if isStream, call.paths.count > 1 || call[.watch] || call[.checkPages] || call[.pagesOutput] != nil {
      throw UsageError("a page on standard input is converted alone, to standard output")
    }
    if call[.page] != nil, !isStream { throw UsageError("--page belongs to a page on standard input: name it as -") }
    if call[.watch] { return try PageWatch(call, console).run() }
    return try convert(call, console).exitCode
  }

  /// Converts the pages of a call and returns the pages that were written.
  static func convert(_ call: Invocation, _ console: Console) throws -> (exitCode: ExitCode, written: Set<String>) {
    let calls = CallSettings(call)
    let run = try PageRun(calls, console)
    let whole = try calls.wholeCall()
    var exitCode = ExitCode.done
    for failure in run.failures {
      console.note("\(console.styled("error:", .error)) \(failure.message)")
      exitCode = .inputOutput
    }
    func report(_ problems: [Diagnostic], in file: PageFile) {
      let printer = DiagnosticPrinter(texts: [file.page.path: file.page.text], console: console)
      for line in problems.flatMap(printer.lines) { console.note(line) }
      if !problems.isEmpty { exitCode = max(exitCode, .inputError) }
    }
    for file in run.pages {
      let printer = DiagnosticPrinter(texts: [file.page.path: file.page.text], console: console)
      for line in file.page.warnings.flatMap(printer.lines) { console.note(line) }
      report(file.problems, in: file)
    }
    let results = Mutex<[Int: BatchResult]>([:])
    var settings = try BatchSettings(whole)
    // Other processes cannot read standard input again.
    if call.paths.contains("-") { settings.isUnsupervised = true }
    var batch = BatchRun(
      jobs: run.jobs, settings: settings, call: whole, calls: calls, console: console)
    batch.cacheFolder = whole[.cache] ?? PageCache.usableFolder
    batch.workerArguments = workerArguments(call, cache: batch.cacheFolder)
    batch.receive = { index, result in results.withLock { $0[index] = result } }
    exitCode = max(exitCode, try batch.run())
    let scaled = PageScale(of: run, results.withLock { $0 }, isComparing: call[.checkPages])
    if !scaled.jobs.isEmpty {
      settings.isUnsupervised = true
      var batch = BatchRun(jobs: scaled.jobs, settings: settings, call: whole, calls: calls, console: console)
      (batch.cacheFolder, batch.showsMessages) = (whole[.cache] ?? PageCache.usableFolder, false)
      batch.receive = { index, result in results.withLock { $0[scaled.indices[index]] = result } }
      exitCode = max(exitCode, try batch.run())
    }
    let drawn = results.withLock { $0 }
    let conversion = PageConversion(
      run: run, results: drawn, copies: call[.pagesOutput] != nil || call.paths.contains("-"))
    let labels = conversion.labels
    for file in run.pages {
      report(conversion.missingFigures(in: file) + conversion.unknownReferences(in: file, labels: labels), in: file)
    }
    if call[.checkPages] {
      let review = PageReview(conversion: conversion, labels: labels)
      return (max(exitCode, review.report(to: console, isWhole: exitCode == .done)), [])
    }
    let written = try write(conversion, labels, console)
    var removed = 0
    // A page that could not be read may use any image.
    if call[.prune], run.failures.isEmpty { removed = try UnusedImages(of: conversion).remove() }
    let figures = drawn.values.reduce(0) { $0 + $1.outcome.figures.count }
    let changed = drawn.values.reduce(written.paths.count + removed) { $0 + $1.outcome.changedCount }
    let pageCount = run.pages.count + Set(run.steps.map(\.path)).count
    console.note("\(count(figures, "figure")) on \(count(pageCount, "page")), \(count(changed, "file")) changed")
    return (max(exitCode, written.exitCode), written.paths)
  }

  /// Writes the converted pages.
  ///
  /// A page with an error in its words stays as it is, and so does one that was edited while its figures were drawn.
  private static func write(
    _ conversion: PageConversion, _ labels: [String: String], _ console: Console
  ) throws -> (paths: Set<String>, exitCode: ExitCode) {
    var paths: Set<String> = []
    var exitCode = ExitCode.done
    for file in conversion.run.pages where file.page.problems.isEmpty {
      let text = conversion.text(of: file, labels: labels)
      if file.isStream {
        console.write(text)
        continue
      }
      if conversion.copies {
        if try Files.write(Array(text.utf8), to: file.output) { paths.insert(file.output) }
        continue
      }
      guard text != file.page.text else { continue }
      guard try Files.readText(file.page.path) == file.page.text else {
        console.note(
          "\(file.page.path): \(console.styled("error:", .error)) the page was edited while its figures were drawn")
        console.note("hint: run it again")
        exitCode = .inputOutput
        continue
      }
      try Files.replaceText(of: file.page.path, by: text)
      paths.insert(file.page.path)
    }
    return (paths, exitCode)
  }

  /// Returns the arguments with which a worker creates the same jobs.
  private static func workerArguments(_ call: Invocation, cache: String?) -> [String] {
    let options = call.givenArguments(for: Subcommand.markdown.options.filter { $0.names.last != "--cache" })
    return ["worker", "--pages"] + options + (cache.map { ["--cache", $0] } ?? []) + ["--"] + call.paths
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
