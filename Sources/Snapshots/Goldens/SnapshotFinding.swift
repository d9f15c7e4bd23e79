import PlumblineDrawing

/// What came of comparing one golden file.
public struct SnapshotFinding: Hashable, Sendable {
  /// How a comparison ends.
  public enum Status: String, Hashable, Sendable {
    /// Nothing differs that counts.
    case equal
    /// Something differs.
    case differs
    /// Something differs from a golden file that was made with other fonts, which says nothing of the layout file.
    case otherFonts
    /// There is no golden file.
    case missing
  }

  /// What was compared.
  public var level: SnapshotLevel
  /// How it ended.
  public var status: Status
  /// The path of the golden file.
  public var golden: String
  /// What differs, in words; empty if nothing does.
  public var sentence = ""
  /// What else is worth knowing, such as that the golden file was made with other fonts.
  public var remark: String?
  /// Whether the golden file was written in this run.
  public var isRecorded = false
  /// Where the views are that changed, in points of the canvas.
  public var frames: [Rect] = []

  /// What came of comparing a golden file.
  public init(level: SnapshotLevel, status: Status, golden: String) {
    self.level = level
    self.status = status
    self.golden = golden
  }
}

/// What came of checking one figure.
public struct FigureResult: Hashable, Sendable {
  /// The layout file.
  public var file: String
  /// The figure's name.
  public var figure: String
  /// The line of the file at which the figure is declared, or nil.
  public var line: Int?
  /// What came of each golden file.
  public var findings: [SnapshotFinding]
  /// Why the figure could not be made, or nil.
  public var fault: String?
  /// What the figure's picture shows, in the coordinates of its layout and in points, or nil where it shows no single layout.
  public var area: Rect?

  /// What came of checking a figure.
  public init(
    file: String, figure: String, line: Int? = nil, findings: [SnapshotFinding] = [], fault: String? = nil
  ) {
    self.file = file
    self.figure = figure
    self.line = line
    self.findings = findings
    self.fault = fault
  }

  /// How the figure stands, by the worst that was found.
  public var status: FigureStatus {
    if fault != nil { return .fault }
    let failed = findings.filter { $0.status != .equal }
    if failed.contains(where: { $0.level == .layout && $0.status == .differs }) { return .layout }
    if failed.contains(where: { $0.status == .differs }) { return .pixels }
    if failed.contains(where: { $0.status == .otherFonts }) { return .otherFonts }
    if !failed.isEmpty { return .missing }
    return .passed
  }

  /// What differs, in words.
  public var sentence: String {
    fault ?? findings.filter { $0.status != .equal }.map(\.sentence).joined(separator: "; ")
  }
}

/// How a figure stands, the best first.
public enum FigureStatus: String, Hashable, Sendable, CaseIterable {
  /// All golden files are met.
  case passed
  /// A golden file is missing.
  case missing
  /// A golden file was made with other fonts, and differs.
  case otherFonts
  /// The drawing or the pixels differ, and the layout does not.
  case pixels
  /// The layout differs.
  case layout
  /// The figure could not be made.
  case fault
}
