/// The results of checking figures against their golden files.
public struct SnapshotReport: Hashable, Sendable {
  /// The results, in the order of the layout files.
  public var figures: [FigureResult]
  /// The paths of golden files that no figure uses.
  public var stale: [String]

  /// Creates a report.
  public init(figures: [FigureResult] = [], stale: [String] = []) {
    self.figures = figures
    self.stale = stale
  }

  /// Combines several reports into one, sorted by file and figure.
  ///
  /// A figure in several reports keeps its worst result.
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

  /// Returns the number of figures with a status, without those that fail and are exempt.
  public func count(_ status: FigureStatus) -> Int {
    figures.count { $0.status == status && ($0.isFailing || status == .passed || status == .skipped) }
  }

  /// The number of figures that fail and are exempt by a directive.
  public var quarantinedCount: Int {
    figures.count { figure in
      if case .quarantined? = figure.exemption { figure.status != .passed } else { false }
    }
  }

  /// The number of figures whose failure the baseline lists.
  public var knownCount: Int { figures.count { $0.exemption == .known && $0.status != .passed } }

  /// The number of golden files that were written.
  public var recordedCount: Int { figures.flatMap(\.findings).count { $0.isRecorded } }

  /// The numbers of figures and golden files on one line, such as `12 figures: 10 passed, 1 with another layout, 1
  /// without golden file`.
  public var summary: String {
    let parts = FigureStatus.allCases.filter { count($0) > 0 }.map { "\(Wording.grouped(count($0))) \($0.phrase)" }
    let rest =
      (quarantinedCount == 0 ? [] : ["\(Wording.grouped(quarantinedCount)) in quarantine"])
      + (knownCount == 0 ? [] : ["\(Wording.grouped(knownCount)) known by the baseline"])
      + (stale.isEmpty ? [] : [Wording.count(stale.count, "stale golden file")])
      + (recordedCount == 0 ? [] : [Wording.count(recordedCount, "golden file") + " recorded"])
    let all = parts + rest
    return Wording.count(figures.count, "figure") + (all.isEmpty ? "" : ": " + all.joined(separator: ", "))
  }
}

extension FigureStatus {
  /// The status as a phrase of the summary.
  var phrase: String {
    switch self {
    case .passed: "passed"
    case .skipped: "skipped"
    case .missing: "without golden file"
    case .otherFonts: "made with other fonts"
    case .pixels: "with other pixels"
    case .layout: "with another layout"
    case .fault: "with errors"
    }
  }

  /// The severity of the status, from 0.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
