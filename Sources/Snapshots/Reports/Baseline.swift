import PlumblineDataFormats

/// The known failures of a project: figures whose failure is reported and does not fail a check.
package struct Baseline: Hashable, Sendable {
  /// A known failure.
  package struct Entry: Hashable, Sendable {
    /// The path of the layout file, relative to the baseline's folder.
    package let file: String
    /// The name of the figure.
    package let figure: String
    /// The worst status that is known.
    package let status: FigureStatus
    /// A description of the difference or error when it was listed.
    package let story: String
  }

  /// The known failures, sorted by file and figure.
  package private(set) var entries: [Entry]

  /// Creates the baseline of a report: its failures, with paths that a function makes relative.
  package init(_ report: SnapshotReport, relative: (String) -> String) {
    entries = report.figures.filter { figure in
      if case .quarantined? = figure.exemption { return false }
      return figure.status != .passed && figure.status != .skipped
    }.map { Entry(file: relative($0.file), figure: $0.figure, status: $0.status, story: $0.sentence) }
      .sorted { ($0.file, $0.figure) < ($1.file, $1.figure) }
  }

  /// Reads a baseline; nil if the value is not a baseline.
  package init?(json: JSON) {
    guard case .array(let figures)? = json["figures"] else { return nil }
    entries = []
    for figure in figures {
      guard let file = figure["file"]?.string, let name = figure["figure"]?.string,
        let status = figure["status"]?.string.flatMap(FigureStatus.init(rawValue:))
      else { return nil }
      entries.append(Entry(file: file, figure: name, status: status, story: figure["story"]?.string ?? ""))
    }
  }

  /// The baseline as JSON.
  package var json: JSON {
    .object([
      "figures": .array(
        entries.map { entry in
          .object([
            "file": .string(entry.file), "figure": .string(entry.figure), "status": .string(entry.status.rawValue),
            "story": .string(entry.story),
          ])
        })
    ])
  }

  /// Marks the failures of a report that are known, and returns the entries that no longer fail.
  ///
  /// A figure that fails worse than listed is not known. Only entries of the report's files are returned.
  package func mark(_ report: inout SnapshotReport, relative: (String) -> String) -> [Entry] {
    let known = Dictionary(entries.map { ($0.file + "\n" + $0.figure, $0) }, uniquingKeysWith: { first, _ in first })
    var failing: Set<Entry> = []
    var files: Set<String> = []
    for index in report.figures.indices {
      let figure = report.figures[index]
      let file = relative(figure.file)
      files.insert(file)
      guard figure.isFailing, let entry = known[file + "\n" + figure.figure] else { continue }
      failing.insert(entry)
      if figure.status.rank <= entry.status.rank { report.figures[index].exemption = .known }
    }
    return entries.filter { files.contains($0.file) && !failing.contains($0) }
  }
}
