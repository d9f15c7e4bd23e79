import Glibc
import PlumblineFigureMaking
import PlumblineRendering
import PlumblineSnapshots
import PlumblineTypesetting
import PlumblineViews

/// Expects a view to be laid out and drawn as in its golden files, without errors in its annotations.
///
/// The golden files are in `__Snapshots__/<test file>` beside the file of the test, as `<name>.layout.txt` and
/// `<name>@2x.png`. With `steps`, the view acts first: `expectFigure(of: Counter(), named: "two", after: [.tap("More")])`.
///
/// Throws a ``FigureMismatch`` that describes the difference; Swift Testing and XCTest report it. If
/// the environment variable `PLUMBLINE_RECORD` is `missing`, `failed` or `all`, the function writes golden files and
/// throws. If `CI` is set, no golden file is written.
public func expectFigure(
  of view: some View, named name: String, after steps: [Step] = [], in size: Size? = nil,
  levels: [SnapshotLevel] = [.layout, .pixels],
  scale: Double = 2, tolerance: PixelTolerance = .exact, recording: Recording? = nil, filePath: String = #filePath
) throws {
  let renderer = ImageRenderer(content: view)
  renderer.scale = scale
  renderer.isOpaque = true
  renderer.steps = steps
  if let size { renderer.proposedSize = ProposedViewSize(size) }
  let check = SnapshotCheck(tolerance: tolerance, recording: recording ?? FigureExpectation.recording)
  let figure = renderer.figure
  let findings = try FigureExpectation(name: name, filePath: filePath, levels: levels)
    .findings(of: figure, renderer: renderer, check: check)
  let failures = findings.filter { $0.status != .equal || $0.isRecorded }
  let faults = (figure.faults + (figure.stepFault.map { [$0] } ?? [])).map {
    $0.message + ($0.hint.map { "; \($0)" } ?? "")
  }
  if !failures.isEmpty || !faults.isEmpty { throw FigureMismatch(name: name, findings: failures, faults: faults) }
}

/// The golden files that a figure is expected to match.
struct FigureExpectation {
  /// The name of the figure.
  let name: String
  /// The path of the test's source file.
  let filePath: String
  /// The levels that are compared.
  let levels: [SnapshotLevel]

  /// The golden files to write, as the environment says.
  static var recording: Recording {
    func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    if let ci = value("CI"), !["", "0", "false"].contains(ci) { return .never }
    return value("PLUMBLINE_RECORD").flatMap(Recording.init(rawValue:)) ?? .never
  }

  /// Returns the result of comparing a figure with each golden file.
  ///
  /// Throws an error if a file cannot be read or written, or if the figure cannot be drawn.
  func findings(
    of figure: DrawnFigure, renderer: ImageRenderer, check: SnapshotCheck
  ) throws -> [SnapshotFinding] {
    let provenance = Provenance(
      fonts: Self.fonts.list(of: figure.layouts.flatMap { $0.views.map(\.items) }), source: "test")
    return try levels.map { level in
      let (ending, bytes): (String, [UInt8])
      switch level {
      case .layout:
        let states = figure.layouts.map { layout in
          let views = layout.goldenLines.map(\.text).joined(separator: "\n")
          return (canvas: "\(layout.canvas.width.dumped)×\(layout.canvas.height.dumped)", views: views)
        }
        let golden = LayoutGolden(provenance: provenance, states: states)
        (ending, bytes) = (".layout.txt", Array(golden.text.utf8))
      case .drawing: (ending, bytes) = (".svg", provenance.stamped(svg: try renderer.data(of: figure, as: .svg)))
      case .pixels:
        (ending, bytes) = (suffix(renderer.scale), provenance.stamped(png: try renderer.data(of: figure, as: .png)))
      }
      return try check.check(bytes, level: level, golden: GoldenFile(path: stem + ending))
    }
  }

  private static let fonts = FontsDigest()

  private var stem: String {
    let folder = Files.folder(of: filePath)
    let name = name.split { !($0.isLetter || $0.isNumber || "._-".contains($0)) }.joined(separator: "-")
    return "\(folder)/\(GoldenFolder.name)/\(Files.stem(of: filePath))/\(name)"
  }

  private func suffix(_ scale: Double) -> String { scale == 1 ? ".png" : "@\(scale.dumped)x.png" }
}

/// The error thrown for a figure that differs from its golden files, or whose annotations have errors.
public struct FigureMismatch: Error, CustomStringConvertible {
  /// The name of the figure.
  public let name: String
  /// The findings that are not equal or were recorded.
  public let findings: [SnapshotFinding]
  /// The errors in the figure's annotations, in words.
  public let faults: [String]

  /// A description of the differences, with the paths of the files.
  public var description: String {
    let lines = findings.map { finding in
      let golden = GoldenFile(path: finding.golden)
      let files =
        finding.isRecorded
        ? "recorded \(golden.path)" : "expected \(golden.path)\n  actual   \(golden.pendingPath)"
      let remark = finding.remark.map { "\n  note: \($0)" } ?? ""
      return finding.sentence + remark + "\n  " + files
    }
    return "figure '\(name)': " + (faults + lines).joined(separator: "\n")
  }
}
