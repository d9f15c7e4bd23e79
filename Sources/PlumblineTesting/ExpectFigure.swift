import PlumblineSource
import Glibc
import PlumblineFigureMaking
import PlumblineRendering
import PlumblineSnapshots
import PlumblineTypesetting
import PlumblineViews
import Synchronization
import Testing

/// Expects a view to be laid out and drawn as in its golden files, without errors in its annotations.
///
/// The golden files are in `__Snapshots__/<test file>` beside the file of the test, as `<name>.layout.txt` and
/// `<name>@2x.png`. With `steps`, the steps are taken first: `expectFigure(of: Counter(), named: "two", after:
/// [.tap("More")])`.
///
/// In a test of Swift Testing, a difference is recorded as an issue at the line of the call, and the test continues;
/// missing images and symbols are warnings there. Elsewhere, as in XCTest, a difference is thrown as a
/// ``FigureMismatch``. If the environment variable `PLUMBLINE_RECORD` is `missing`, `failed` or `all`, the function
/// writes golden files, which is an issue, too. If `CI` is set, no golden file is written.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the figure, which no other call of the test file has.
/// - steps: The user's steps that are taken before the view is compared.
///   - size: The size that is proposed to the view, in points; without one, the view has its ideal size.
///   - canvas: The device whose screen is proposed to the view, with its safe area and its size classes, such as
/// `iphone-16` or `ipad-11`; nil proposes none. A size takes precedence over the screen's.
/// - colorScheme: The appearance; a dark view has a dark background.
/// - typeSize: The text size that the user has chosen.
///   - locale: The identifier of the language and region, such as `de_DE`.
///   - layoutDirection: The direction in which lines are read.
/// - contrast: The contrast between colours; system colours differ where it is increased.
/// - legibilityWeight: The weight of texts that the user has chosen: bold stands for the setting Bold Text.
///   - assets: The images and colours with names; nil has none.
///   - show: The annotations that are drawn, by the words of `--show`, such as `frames` and `guides`.
///   - levels: The compared levels: the layout as text, the drawing as SVG, or pixels.
///   - scale: The number of pixels per point.
///   - tolerance: The difference at which pixels still are equal.
/// - recording: The golden files that are written; without a value, the environment determines them.
///
/// Throws an error if a file cannot be read or written, if the figure cannot be drawn, and if the device, an annotation
/// or the value of `PLUMBLINE_RECORD` is unknown.
public func expectFigure(
  of view: some View, named name: String, after steps: [Step] = [], in size: Size? = nil, canvas: String? = nil,
  colorScheme: ColorScheme = .light, typeSize: DynamicTypeSize = .large, locale: String = "en_US",
  layoutDirection: LayoutDirection = .leftToRight, contrast: ColorSchemeContrast = .standard,
  legibilityWeight: LegibilityWeight = .regular, assets: (any AssetCatalog)? = nil, show: [String] = [],
  levels: [SnapshotLevel] = [.layout, .pixels],
  scale: Double = 2, tolerance: PixelTolerance = .exact, recording: Recording? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) throws {
  let renderer = ImageRenderer(content: view)
  renderer.scale = scale
  renderer.isOpaque = true
  renderer.steps = steps
  renderer.colorScheme = colorScheme
  renderer.assets = assets
  renderer.show = show
  renderer.environment.dynamicTypeSize = typeSize
  renderer.environment.localeIdentifier = locale
  renderer.environment.layoutDirection = layoutDirection
  renderer.environment._colorSchemeContrast = contrast
  renderer.environment.legibilityWeight = legibilityWeight
  if let canvas { renderer.screen = try UnknownCanvas.screen(named: canvas) }
  if let size { renderer.proposedSize = ProposedViewSize(size) }
  let expectation = FigureExpectation(name: name, filePath: filePath, levels: levels)
  let check = SnapshotCheck(tolerance: tolerance, recording: try recording ?? FigureExpectation.recording())
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let figure = renderer.figure
  var mismatch = try expectation.mismatch(of: figure, renderer: renderer, check: check)
  if let other = NamesInUse.claim(expectation.stem, line: line) {
    mismatch.faults.insert("line \(other) compares a figure with the same golden files", at: 0)
  }
  if Test.current != nil {
    for warning in figure.warnings {
      Issue.record("figure '\(name)': \(warning.message)", severity: .warning, sourceLocation: location)
    }
    if !mismatch.isEmpty { Issue.record("\(mismatch.description)", sourceLocation: location) }
  } else if !mismatch.isEmpty {
    throw mismatch
  }
}

/// The names of figures by their golden files, with the lines that compare them.
private enum NamesInUse {
  private static let lines = Mutex<[String: Int]>([:])

  /// Records that a line compares a figure, and returns another line that does.
  ///
  /// A line may do so again: a test may run twice, and once for each of its arguments.
  static func claim(_ stem: String, line: Int) -> Int? {
    lines.withLock { lines in
      let other = lines[stem] ?? line
      lines[stem] = other
      return other == line ? nil : other
    }
  }
}

/// The golden files that a figure is expected to match.
struct FigureExpectation {
  /// The name of the figure.
  let name: String
  /// The path of the test's source file.
  let filePath: String
  /// The levels that are compared.
  let levels: [SnapshotLevel]

  /// Returns the golden files to write, as an environment variable selects them; an unknown word is an error.
  static func recording(
    _ value: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }
  ) throws(UnknownRecording) -> Recording {
    let word = value("PLUMBLINE_RECORD") ?? ""
    guard let recording = word.isEmpty ? .never : Recording(rawValue: word) else { throw UnknownRecording(word: word) }
    if let ci = value("CI"), !["", "0", "false"].contains(ci) { return .never }
    return recording
  }

  /// Returns the differences between a figure and its golden files, and the errors of its annotations and steps.
  ///
  /// Throws an error if a file cannot be read or written, or if the figure cannot be drawn.
  func mismatch(of figure: DrawnFigure, renderer: ImageRenderer<some View>, check: SnapshotCheck) throws
    -> FigureMismatch
  {
    let findings = try findings(of: figure, renderer: renderer, check: check)
    let faults = (figure.faults + (figure.stepFault.map { [$0] } ?? [])).map {
      $0.message + ($0.hint.map { "; \($0)" } ?? "")
    }
    return FigureMismatch(
      name: name, findings: findings.filter { $0.status != .equal || $0.isRecorded }, faults: faults)
  }

  /// Returns the result of comparing a figure with each golden file.
  ///
  /// Throws an error if a file cannot be read or written, or if the figure cannot be drawn.
  func findings(
    of figure: DrawnFigure, renderer: ImageRenderer<some View>, check: SnapshotCheck
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

  /// The path of the golden files, without an ending.
  var stem: String {
    let folder = Files.folder(of: filePath)
    let name = name.split { !($0.isLetter || $0.isNumber || "._-".contains($0)) }.joined(separator: "-")
    return "\(folder)/\(GoldenFolder.name)/\(FilePath.stem(of: filePath))/\(name)"
  }

  private func suffix(_ scale: Double) -> String { scale == 1 ? ".png" : "@\(scale.dumped)x.png" }
}

/// The error thrown for a figure that differs from its golden files, or whose annotations have errors.
public struct FigureMismatch: Error, CustomStringConvertible {
  /// The name of the figure.
  public let name: String
  /// The findings that are not equal or were recorded.
  public let findings: [SnapshotFinding]
  /// The messages about errors in the figure's annotations.
  public internal(set) var faults: [String]

  /// Whether nothing differs.
  var isEmpty: Bool { findings.isEmpty && faults.isEmpty }

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
    let isMissing = findings.contains { $0.status == .missing && !$0.isRecorded }
    let hint = isMissing ? ["  hint: PLUMBLINE_RECORD=missing swift test records it"] : []
    return "figure '\(name)': " + (faults + lines + hint).joined(separator: "\n")
  }
}

/// The error thrown for a value of `PLUMBLINE_RECORD` that is unknown.
public struct UnknownRecording: Error, CustomStringConvertible {
  /// The value.
  public let word: String

  /// The value, with the known ones.
  public var description: String {
    "PLUMBLINE_RECORD is '\(word)'; it can be \(Recording.allCases.map(\.rawValue).joined(separator: ", "))"
  }
}

/// The error thrown for a canvas that names no device.
public struct UnknownCanvas: Error, CustomStringConvertible {
  /// The name.
  public let name: String

  /// The name, with a near one or all known ones.
  public var description: String {
    let names = Device.screens.map(\.name)
    let near = NearNames.closest(to: name, in: names).map { "did you mean '\($0)'?" }
    return "there is no canvas '\(name)'; \(near ?? "choose from \(names.joined(separator: ", "))")"
  }

  /// Returns the screen of a device.
  static func screen(named name: String) throws(UnknownCanvas) -> Screen {
    guard let screen = Device.screen(named: name) else { throw UnknownCanvas(name: name) }
    return screen
  }
}
