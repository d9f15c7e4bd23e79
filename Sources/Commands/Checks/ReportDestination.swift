import PlumblineSource
import PlumblineSnapshots

/// The file and the form of a report.
struct ReportDestination: Sendable {
  /// The form of a report.
  enum Form: Sendable {
    case html, json, junit, sarif, annotations, markdown
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
    let forms: [(String, Form)] = [
      (".html", .html), (".json", .json), (".xml", .junit), (".sarif", .sarif), (".md", .markdown),
    ]
    guard let form = forms.first(where: { argument.hasSuffix($0.0) })?.1 else {
      throw UsageError(
        "a report cannot be written to '\(argument)'",
        hint: "name a file ending in .html, .md, .json, .xml or .sarif, or say github")
    }
    (path, self.form) = (argument, form)
  }

  /// Writes a report; `page` is its page, if it exists already.
  func write(_ report: SnapshotReport, page: HTMLReport? = nil, console: Console) throws {
    let text: String
    switch form {
    case .html: text = (page ?? HTMLReport(report)).text
    case .json: text = report.json.indentedText
    case .junit: text = report.junit
    case .sarif: text = report.sarif.indentedText
    case .annotations: text = report.annotations
    case .markdown: text = try markdown(of: report)
    }
    if let path { try Files.write(Array(text.utf8), to: path) } else { console.write(text) }
  }

  /// Returns a page of Markdown, and writes its images into a folder beside it that has the page's name.
  private func markdown(of report: SnapshotReport) throws -> String {
    let folder = (path?.dropLast(".md".count)).map(String.init).map { $0 + "-pictures" } ?? ""
    let page = MarkdownReport(report, pictures: folder, address: FilePath.name(of: folder))
    for picture in page.pictures { try Files.write(picture.bytes, to: picture.path) }
    return page.text
  }
}
