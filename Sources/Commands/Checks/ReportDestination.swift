import PlumblineSnapshots

/// The file and the form of a report.
struct ReportDestination: Sendable {
  /// The form of a report.
  enum Form: Sendable {
    case html, json, junit, sarif, annotations
  }

  /// The file, or nil for standard output.
  let path: String?
  /// The form.
  let form: Form

  /// Creates the destination of an argument: the file's ending decides the form; `github` stands for annotations on
  /// standard output.
  init(_ argument: String) throws(UsageError) {
    if argument == "github" {
      (path, form) = (nil, .annotations)
      return
    }
    let forms: [(String, Form)] = [(".html", .html), (".json", .json), (".xml", .junit), (".sarif", .sarif)]
    guard let form = forms.first(where: { argument.hasSuffix($0.0) })?.1 else {
      throw UsageError(
        "a report cannot be written to '\(argument)'",
        hint: "name a file ending in .html, .json, .xml or .sarif, or say github")
    }
    (path, self.form) = (argument, form)
  }

  /// Writes a report; `page` is its page, if it exists already.
  func write(_ report: SnapshotReport, page: HTMLReport? = nil, console: Console) throws {
    let text =
      switch form {
      case .html: (page ?? HTMLReport(report)).text
      case .json: report.json.indentedText
      case .junit: report.junit
      case .sarif: report.sarif.indentedText
      case .annotations: report.annotations
      }
    if let path { try Files.write(Array(text.utf8), to: path) } else { console.write(text) }
  }
}
