import PlumblineFigures
import Glibc
import PlumblineRendering
import PlumblineSnapshots
import PlumblineTypesetting
import PlumblineViews

/// Expects a view to be laid out and drawn as in its golden files.
///
/// The golden files are in `__Snapshots__/<test file>` beside the file of the test, as `<name>.layout.txt` and
/// `<name>@2x.png`. Throws a ``FigureMismatch`` that describes the difference; Swift Testing and XCTest report it. If
/// the environment variable `PLUMBLINE_RECORD` is `missing`, `failed` or `all`, the function writes golden files and
/// throws. If `CI` is set, no golden file is written.
public func expectFigure(
  of view: some View, named name: String, in size: Size? = nil, levels: [SnapshotLevel] = [.layout, .pixels],
  scale: Double = 2, tolerance: PixelTolerance = .exact, recording: Recording? = nil, filePath: String = #filePath
) throws {
  let renderer = ImageRenderer(content: view)
  renderer.scale = scale
  renderer.isOpaque = true
  if let size { renderer.proposedSize = ProposedViewSize(size) }
  let check = SnapshotCheck(tolerance: tolerance, recording: recording ?? FigureExpectation.recording)
  let findings = try FigureExpectation(name: name, filePath: filePath, levels: levels)
    .findings(of: renderer, check: check)
  let failures = findings.filter { $0.status != .equal || $0.isRecorded }
  if !failures.isEmpty { throw FigureMismatch(name: name, findings: failures) }
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

  /// Returns the result of comparing each golden file.
  ///
  /// Throws an error if a file cannot be read or written, or if the figure cannot be drawn.
  func findings(of renderer: ImageRenderer, check: SnapshotCheck) throws -> [SnapshotFinding] {
    let layout = renderer.layout
    let provenance = Provenance(
      fonts: Self.fonts.digest(of: layout.views.map(\.items)), source: "test")
    return try levels.map { level in
      let (ending, bytes): (String, [UInt8])
      switch level {
      case .layout:
        let canvas = "\(layout.canvas.width.dumped)×\(layout.canvas.height.dumped)"
        let golden = LayoutGolden(provenance: provenance, states: [(canvas: canvas, views: layout.dump)])
        (ending, bytes) = (".layout.txt", Array(golden.text.utf8))
      case .drawing: (ending, bytes) = (".svg", provenance.stamped(svg: try renderer.svgData()))
      case .pixels: (ending, bytes) = (suffix(renderer.scale), provenance.stamped(png: try renderer.pngData()))
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

/// The error thrown for a figure that differs from its golden files.
public struct FigureMismatch: Error, CustomStringConvertible {
  /// The name of the figure.
  public let name: String
  /// The findings that are not equal or were recorded.
  public let findings: [SnapshotFinding]

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
    return "figure '\(name)': " + lines.joined(separator: "\n")
  }
}
