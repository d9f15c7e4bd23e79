import PlumblineDrawing
import PlumblineRendering

/// Compares what a run made with golden files, and records where it is told to.
public struct SnapshotCheck: Sendable {
  /// Which differences between pixels count.
  public var tolerance: PixelTolerance
  /// Which golden files are written.
  public var recording: Recording

  /// A check.
  public init(tolerance: PixelTolerance = .exact, recording: Recording = .never) {
    self.tolerance = tolerance
    self.recording = recording
  }

  /// Compares a golden file with the bytes that this run made of it.
  ///
  /// What differs or is missing is left beside the golden file as pending, with the picture of the difference, unless it is
  /// recorded; what is equal again takes pending files away. Throws what the file system reports.
  public func check(_ bytes: [UInt8], level: SnapshotLevel, golden: GoldenFile) throws -> SnapshotFinding {
    guard Files.size(of: golden.path) != nil else {
      var finding = SnapshotFinding(level: level, status: .missing, golden: golden.path)
      finding.sentence = "there is no golden file \(golden.path)"
      try keep(bytes, for: golden, in: &finding, isRecording: recording != .never)
      return finding
    }
    var (finding, picture) = compare(try Files.read(golden.path), bytes, level: level, golden: golden)
    if finding.status == .equal {
      try golden.reject()
      if recording == .all, try Files.write(bytes, to: golden.path) { finding.isRecorded = true }
      return finding
    }
    try keep(bytes, for: golden, in: &finding, isRecording: recording == .failed || recording == .all)
    if let picture, !finding.isRecorded { try Files.write(picture.png, to: golden.differencePath) }
    return finding
  }

  /// How what is pending differs from its golden file, or nil if there is no such file to read.
  public func pendingFinding(of golden: GoldenFile) -> SnapshotFinding? {
    guard let level = golden.level, let actual = try? Files.read(golden.pendingPath) else { return nil }
    guard let expected = try? Files.read(golden.path) else {
      var finding = SnapshotFinding(level: level, status: .missing, golden: golden.path)
      finding.sentence = "there is no golden file \(golden.path)"
      return finding
    }
    return compare(expected, actual, level: level, golden: golden).finding
  }

  private func compare(
    _ expected: [UInt8], _ actual: [UInt8], level: SnapshotLevel, golden: GoldenFile
  ) -> (finding: SnapshotFinding, picture: Bitmap?) {
    var finding = SnapshotFinding(level: level, status: .equal, golden: golden.path)
    if expected == actual { return (finding, nil) }
    switch level {
    case .layout: compareLayouts(expected, actual, into: &finding)
    case .drawing: compareDrawings(expected, actual, into: &finding)
    case .pixels:
      let picture = comparePictures(expected, actual, into: &finding)
      return (finding, picture)
    }
    return (finding, nil)
  }

  /// Writes bytes as the golden file or as what is pending.
  private func keep(
    _ bytes: [UInt8], for golden: GoldenFile, in finding: inout SnapshotFinding, isRecording: Bool
  ) throws {
    if isRecording {
      try Files.write(bytes, to: golden.path)
      try golden.reject()
      finding.isRecorded = true
    } else {
      try Files.write(bytes, to: golden.pendingPath)
    }
  }

  private func compareLayouts(_ old: [UInt8], _ new: [UInt8], into finding: inout SnapshotFinding) {
    let before = LayoutGolden(parsing: String(decoding: old, as: UTF8.self))
    let after = LayoutGolden(parsing: String(decoding: new, as: UTF8.self))
    guard let difference = before.difference(to: after) else { return }
    finding.frames = difference.frames
    finding.tell(difference.sentence(), before.provenance, after.provenance)
  }

  private func compareDrawings(_ old: [UInt8], _ new: [UInt8], into finding: inout SnapshotFinding) {
    let difference = MarkupDifference(from: old, to: new)
    guard !difference.isEmpty else { return }
    finding.tell(difference.sentence, Provenance(svg: old), Provenance(svg: new))
  }

  /// Compares two PNG files and returns the picture of their difference.
  private func comparePictures(_ old: [UInt8], _ new: [UInt8], into finding: inout SnapshotFinding) -> Bitmap? {
    guard let before = Bitmap(png: old), let after = Bitmap(png: new) else {
      finding.status = .differs
      finding.sentence = "the golden file is not a PNG picture that can be read"
      return nil
    }
    if PixelDifference(from: before, to: after, tolerance: tolerance).isTolerable { return nil }
    let (picture, difference) = DifferencePicture.draw(from: before, to: after, tolerance: tolerance)
    finding.tell(difference.sentence, Provenance(png: old), Provenance(png: new))
    return picture
  }
}

extension SnapshotFinding {
  /// Notes a difference: as such, or as what comes of other fonts where the golden file was made with some.
  fileprivate mutating func tell(_ difference: String, _ before: Provenance?, _ after: Provenance?) {
    (status, sentence) = (.differs, difference)
    guard let before, let after else { return }
    if before.fonts != after.fonts {
      status = .otherFonts
      sentence =
        "the golden file was made with other fonts (\(before.fonts), here \(after.fonts)): install those, or record it anew"
      remark = "compared all the same: \(difference)"
    } else if before.tool != after.tool {
      remark = "the golden file was made with version \(before.tool)"
    }
  }
}
