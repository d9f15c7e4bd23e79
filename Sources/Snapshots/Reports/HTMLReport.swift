import PlumblineDataFormats

/// A report as a single HTML page that includes its images and layouts.
package struct HTMLReport {
  /// The report.
  package let report: SnapshotReport
  /// The images and layouts in the page, by the paths of their files.
  package let enclosures: JSON

  /// Creates the page of a report, with the images and layouts of all figures: of those that passed, one small image or
  /// the frames of the layout.
  ///
  /// Files that cannot be read are skipped.
  package init(_ report: SnapshotReport) {
    self.report = report
    var members: [JSON.Member] = []
    var seen: Set<String> = []
    func add(_ path: String, isSmall: Bool = false) -> Bool {
      if seen.contains(path) { return true }
      guard let bytes = try? Files.read(path), let value = Self.enclosure(bytes, path: path, isSmall: isSmall) else {
        return false
      }
      seen.insert(path)
      members.append(JSON.Member(name: path, value: value))
      return true
    }
    for figure in report.figures {
      for finding in figure.findings where finding.status != .equal {
        let golden = GoldenFile(path: finding.golden)
        for path in [golden.path, golden.pendingPath, golden.differencePath] { _ = add(path) }
      }
      let equal = figure.findings.filter { $0.status == .equal }
      guard equal.count == figure.findings.count else { continue }
      for level in [SnapshotLevel.pixels, .layout, .drawing] {
        if let finding = equal.first(where: { $0.level == level }), add(finding.golden, isSmall: true) { break }
      }
    }
    enclosures = .object(members.sorted { $0.name < $1.name })
  }

  /// Parses a page; nil if the text is not a page of a report.
  package init?(parsing text: String) {
    guard let start = text.firstRange(of: Self.opening)?.upperBound,
      let end = text[start...].firstRange(of: Self.closing)?.lowerBound,
      let data = JSON(parsing: String(text[start..<end])),
      let report = data["report"].flatMap(SnapshotReport.init(json:)),
      let enclosures = data["enclosures"]
    else { return nil }
    self.report = report
    self.enclosures = enclosures
  }

  /// Combines several pages into one.
  package init(merging pages: [HTMLReport]) {
    report = SnapshotReport(merging: pages.map(\.report))
    var seen: Set<String> = []
    let members = pages.flatMap { page -> [JSON.Member] in
      if case .object(let members) = page.enclosures { members } else { [] }
    }
    enclosures = .object(members.filter { seen.insert($0.name).inserted }.sorted { $0.name < $1.name })
  }

  /// The text of the page.
  package var text: String {
    let data = JSON.object(["report": report.json, "enclosures": enclosures]).text
    return HTMLReportPage.head + Self.opening + Self.safe(data) + Self.closing + HTMLReportPage.tail
  }

  /// Returns the text of the page for a server, which has the style sheet and the script as separate files.
  ///
  /// `decisions` are the states of the figures, in their order: `pending`, `accepted`, `rejected`, or an empty string
  /// for a figure without pending files.
  package func servedText(decisions: [String]) -> String {
    let data = JSON.object([
      "report": report.json, "enclosures": enclosures, "decisions": .array(decisions.map(JSON.string)),
    ]).text
    return HTMLReportPage.servedHead + Self.opening + Self.safe(data) + Self.closing + HTMLReportPage.servedTail
  }

  /// The style sheet of a served page, `report.css`.
  package static var styleSheet: String { HTMLReportStyle.text }
  /// The script of a served page, `report.js`.
  package static var script: String { HTMLReportScript.text }

  private static let opening = "<script type=\"application/json\" id=\"data\">"
  private static let closing = "</script>"

  /// Returns JSON without `<`, so that no string in it can end the element that contains it.
  private static func safe(_ json: String) -> String {
    json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
  }

  private static func enclosure(_ bytes: [UInt8], path: String, isSmall: Bool) -> JSON? {
    if path.hasSuffix(".png") {
      let image = isSmall ? Thumbnail.make(of: bytes) ?? bytes : bytes
      return .string("data:image/png;base64," + Base64.text(of: image))
    }
    if path.hasSuffix(".svg") { return .string("data:image/svg+xml;base64," + Base64.text(of: bytes)) }
    let layout = LayoutText(parsing: LayoutGolden(parsing: String(decoding: bytes, as: UTF8.self)).layout)
    return .array(
      layout.views.map { view in
        .array([
          .string(view.id ?? view.head), .number(view.frame.origin.x), .number(view.frame.origin.y),
          .number(view.frame.width), .number(view.frame.height), .number(Double(view.depth)),
        ])
      })
  }
}

extension StringProtocol {
  /// Returns the range of the first occurrence of a text; nil if there is none.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    let bytes = Array(text.utf8)
    guard let first = bytes.first else { return nil }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: bytes) { return start..<utf8.index(start, offsetBy: bytes.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
