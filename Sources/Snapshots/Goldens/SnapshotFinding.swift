import PlumblineDrawing

/// A line of a source file.
public struct SnapshotPlace: Hashable, Sendable {
  /// The path of the file.
  public var file: String
  /// The line; nil for the file as a whole.
  public var line: Int?

  /// Creates a place.
  public init(file: String, line: Int?) { (self.file, self.line) = (file, line) }

  /// The place as `FILE:LINE`.
  public var text: String { line.map { "\(file):\($0)" } ?? file }
}

/// The result of comparing one golden file.
public struct SnapshotFinding: Hashable, Sendable {
  /// The status of a comparison.
  public enum Status: String, Hashable, Sendable {
    /// The result is equal within the tolerance.
    case equal
    /// The result differs.
    case differs
    /// The result differs, and the golden file was created with other fonts, so that the layout file may not be the
    /// cause.
    case otherFonts
    /// The golden file does not exist.
    case missing
  }

  /// The level of the comparison.
  public var level: SnapshotLevel
  /// The status of the comparison.
  public var status: Status
  /// The path of the golden file.
  public var golden: String
  /// A description of the difference; empty if there is none.
  public var sentence = ""
  /// A further remark, such as the difference of a file with other fonts.
  public var remark: String?
  /// Whether the golden file was written in this run.
  public var isRecorded = false
  /// The frames of views that changed, in points of the canvas.
  public var frames: [Rect] = []
  /// The source position of the view that the difference begins with; nil if it is not known.
  public var place: SnapshotPlace?
  /// Whether fonts, colours or effects of a layout differ and nothing else, which is a difference of pixels.
  public var isLookAlone = false

  /// Creates a finding.
  public init(level: SnapshotLevel, status: Status, golden: String) {
    self.level = level
    self.status = status
    self.golden = golden
  }
}

/// The result of checking one figure.
public struct FigureResult: Hashable, Sendable {
  /// The path of the layout file.
  public var file: String
  /// The name of the figure.
  public var figure: String
  /// The line of the file that declares the figure; nil if it is not known.
  public var line: Int?
  /// The results of comparing its golden files.
  public var findings: [SnapshotFinding]
  /// The error that kept the figure from being drawn; nil if it was drawn.
  public var fault: String?
  /// The source position of that error; nil if it is not known.
  public var faultPlace: SnapshotPlace?
  /// The reason for which the figure does not fail the check; nil if it does.
  public var exemption: Exemption?
  /// The area of the layout that the figure's image shows, in points; nil if it shows several layouts.
  public var area: Rect?

  /// Creates the result of a figure.
  public init(
    file: String, figure: String, line: Int? = nil, findings: [SnapshotFinding] = [], fault: String? = nil
  ) {
    self.file = file
    self.figure = figure
    self.line = line
    self.findings = findings
    self.fault = fault
  }

  /// The reasons for which a figure does not fail a check.
  public enum Exemption: Hashable, Sendable {
    /// A directive skips it, for a reason.
    case skipped(String)
    /// A directive exempts its differences, for a reason.
    case quarantined(String)
    /// The baseline lists its failure.
    case known
  }

  /// Whether the figure fails the check.
  public var isFailing: Bool { status != .passed && exemption == nil }

  /// The status of the figure, by its most severe finding.
  public var status: FigureStatus {
    if case .skipped? = exemption { return .skipped }
    if fault != nil { return .fault }
    let failed = findings.filter { $0.status != .equal }
    if failed.contains(where: { $0.level == .layout && $0.status == .differs && !$0.isLookAlone }) { return .layout }
    if failed.contains(where: { $0.status == .differs }) { return .pixels }
    if failed.contains(where: { $0.status == .otherFonts }) { return .otherFonts }
    if !failed.isEmpty { return .missing }
    return .passed
  }

  /// The source position that a report names: that of the view that changed, or else that of the figure.
  public var place: SnapshotPlace {
    if let faultPlace { return faultPlace }
    let changed = findings.lazy.filter { $0.status != .equal }.compactMap(\.place).first
    return changed ?? SnapshotPlace(file: file, line: line)
  }

  /// A description of the error or of all differences.
  public var sentence: String {
    if case .skipped(let reason)? = exemption { return "skipped: \(reason)" }
    return fault ?? findings.filter { $0.status != .equal }.map(\.sentence).joined(separator: "; ")
  }
}

/// The status of a figure, from the best to the worst.
public enum FigureStatus: String, Hashable, Sendable, CaseIterable {
  /// All golden files are equal.
  case passed
  /// A directive skips the figure.
  case skipped
  /// A golden file does not exist.
  case missing
  /// A golden file differs and was created with other fonts.
  case otherFonts
  /// The drawing or the pixels differ, but not the layout.
  case pixels
  /// The layout differs.
  case layout
  /// The figure could not be drawn.
  case fault
}
