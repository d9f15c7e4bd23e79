/// A report as a Markdown page, and the small images that it refers to.
package struct MarkdownReport {
  /// The text of the page.
  package let text: String
  /// The images, by their paths.
  package let pictures: [(path: String, bytes: [UInt8])]

  /// The number of figures that are shown with images.
  private static let imageLimit = 30
  /// The length of the page, in bytes, beyond which figures are only counted.
  ///
  /// Source: comments on GitHub have at most 65,536 characters.
  private static let textLimit = 60_000

  /// Creates the page of a report, for the summary of a pull request.
  ///
  /// The images before and after are in a folder beside the page, and the page refers to them by `address`, which is
  /// the folder's name or an address under which it was published.
  package init(_ report: SnapshotReport, pictures folder: String, address: String) {
    let failing = report.figures.filter { $0.status != .passed && $0.status != .skipped }
    var pictures: [(path: String, bytes: [UInt8])] = []
    func reference(_ path: String, _ name: String) -> String {
      guard path.hasSuffix(".png"), let bytes = try? Files.read(path), let small = Thumbnail.make(of: bytes, side: 320)
      else { return "" }
      pictures.append(("\(folder)/\(name).png", small))
      return "<img src=\"\((address + "/" + name + ".png").markupEscaped)\" width=\"160\" alt=\"\">"
    }
    var space = Self.textLimit
    /// Returns whether there is space for a line, and reserves it.
    func holds(_ line: String) -> Bool {
      guard line.utf8.count < space else { return false }
      space -= line.utf8.count + 1
      return true
    }
    var rows: [String] = []
    for (index, figure) in failing.prefix(Self.imageLimit).enumerated() {
      var images = ["", ""]
      if let finding = figure.findings.first(where: { $0.level == .pixels && $0.status != .equal }) {
        let golden = GoldenFile(path: finding.golden)
        images[0] = finding.status == .missing ? "" : reference(golden.path, "\(index + 1)-before")
        images[1] = reference(finding.isRecorded ? golden.path : golden.pendingPath, "\(index + 1)-after")
      }
      let row = "| \(Self.cell(of: figure)) | \(images[0]) | \(images[1]) |"
      guard holds(row) else {
        pictures.removeLast(images.count { !$0.isEmpty })
        break
      }
      rows.append(row)
    }
    var lines = ["### Figures", "", report.summary + "."]
    if !rows.isEmpty { lines += ["", "| figure | before | after |", "|---|---|---|"] + rows }
    let rest = failing.dropFirst(rows.count)
    if !rest.isEmpty {
      lines += ["", "<details><summary>\(Wording.count(rest.count, "more figure"))</summary>", ""]
      var listed: [String] = []
      for line in rest.lazy.map({ "- \(Self.cell(of: $0))" }) {
        guard holds(line) else { break }
        listed.append(line)
      }
      lines += listed
      let left = rest.count - listed.count
      if left > 0 { lines.append("- \(Wording.count(left, "more figure")), which the HTML report shows") }
      lines += ["", "</details>"]
    }
    if !report.stale.isEmpty {
      let listed = report.stale.map { "- no figure uses `\($0)`" }.prefix(while: holds)
      lines += [""] + listed
      let left = report.stale.count - listed.count
      if left > 0 { lines.append("- \(Wording.count(left, "more golden file")) without a figure") }
    }
    text = lines.joined(separator: "\n") + "\n"
    self.pictures = pictures
  }

  /// Returns the name, the status, the source position and the differences of a figure, in one cell of a table.
  private static func cell(of figure: FigureResult) -> String {
    let mark = figure.isFailing ? figure.status.phrase : "\(figure.status.phrase), exempt"
    return "**\(escaped(figure.figure))** \(mark)<br>`\(figure.place.text)`<br>\(escaped(figure.sentence))"
  }

  /// Returns a text in which characters with a meaning in Markdown and HTML are escaped.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n", "\r", "\r\n": result += "<br>"
      case "|", "*", "_", "`", "[", "]", "\\", "~", "#": result += "\\" + String(character)
      default: result.append(character)
      }
    }
  }
}
