/// What came of a run of checks.
public struct SnapshotReport: Hashable, Sendable {
  /// The figures, in the order of their files.
  public var figures: [FigureResult]
  /// Golden files that no figure asks for.
  public var stale: [String]

  /// A report.
  public init(figures: [FigureResult] = [], stale: [String] = []) {
    self.figures = figures
    self.stale = stale
  }

  /// The reports of several machines as one, sorted by file and figure; a figure in several keeps its worst.
  public init(merging reports: [SnapshotReport]) {
    var worst: [String: FigureResult] = [:]
    for figure in reports.flatMap(\.figures) {
      let key = figure.file + "\n" + figure.figure
      if let other = worst[key], other.status.rank >= figure.status.rank { continue }
      worst[key] = figure
    }
    figures = worst.sorted { $0.key < $1.key }.map(\.value)
    stale = Set(reports.flatMap(\.stale)).sorted()
  }

  /// The number of figures with a status.
  public func count(_ status: FigureStatus) -> Int { figures.count { $0.status == status } }

  /// The number of golden files that were written.
  public var recordedCount: Int { figures.flatMap(\.findings).count { $0.isRecorded } }

  /// The run in a line: `12 figures: 10 passed, 1 moved, 1 missing`.
  public var summary: String {
    let parts = FigureStatus.allCases.filter { count($0) > 0 }.map { "\(count($0)) \($0.phrase)" }
    let rest =
      (stale.isEmpty ? [] : [Wording.count(stale.count, "stale golden file")])
      + (recordedCount == 0 ? [] : [Wording.count(recordedCount, "golden file") + " recorded"])
    let all = parts + rest
    return Wording.count(figures.count, "figure") + (all.isEmpty ? "" : ": " + all.joined(separator: ", "))
  }
}

extension FigureStatus {
  /// The status as a line says it.
  var phrase: String {
    switch self {
    case .passed: "passed"
    case .missing: "without golden file"
    case .otherFonts: "made with other fonts"
    case .pixels: "with other pixels"
    case .layout: "with another layout"
    case .fault: "with errors"
    }
  }

  /// How bad the status is.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
