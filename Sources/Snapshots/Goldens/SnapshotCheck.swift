import PlumblineDrawing
import PlumblineRendering
import PlumblineSource

/// Compares the results of a run with golden files, and records them according to its settings.
public struct SnapshotCheck: Sendable {
  /// The differences between pixels that are ignored.
  public var tolerance: PixelTolerance
  /// The golden files that are written.
  public var recording: Recording

  /// Creates a check.
  public init(tolerance: PixelTolerance = .exact, recording: Recording = .never) {
    self.tolerance = tolerance
    self.recording = recording
  }

  /// Compares a golden file with the bytes that this run created for it.
  ///
  /// A result that differs, or has no golden file, is recorded or else saved as a pending file, with an image of the
  /// difference. Pending files of a result that is equal are removed. Throws an error if a file cannot be read or
  /// written.
  /// `places` are those of the views of a layout, in the order of its lines.
  public func check(
    _ bytes: [UInt8], level: SnapshotLevel, golden: GoldenFile, places: [SnapshotPlace?] = []
  ) throws -> SnapshotFinding {
    guard Files.size(of: golden.path) != nil else {
      var finding = SnapshotFinding(level: level, status: .missing, golden: golden.path)
      finding.sentence = "there is no golden file \(golden.path)"
      try save(bytes, for: golden, in: &finding, isRecording: recording != .never)
      return finding
    }
    var (finding, image) = compare(try Files.read(golden.path), bytes, level: level, golden: golden, places: places)
    if finding.status == .equal {
      try golden.reject()
      if recording == .all, try Files.write(bytes, to: golden.path) { finding.isRecorded = true }
      return finding
    }
    let isRecording = recording == .failed || recording == .all
    try save(bytes, for: golden, in: &finding, isRecording: isRecording, difference: image?.png)
    return finding
  }

  /// Returns the difference between a pending file and its golden file; nil if there is no pending file.
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
    _ expected: [UInt8], _ actual: [UInt8], level: SnapshotLevel, golden: GoldenFile, places: [SnapshotPlace?] = []
  ) -> (finding: SnapshotFinding, image: Bitmap?) {
    var finding = SnapshotFinding(level: level, status: .equal, golden: golden.path)
    if expected == actual { return (finding, nil) }
    switch level {
    case .layout: compareLayouts(expected, actual, places, into: &finding)
    case .drawing: compareDrawings(expected, actual, into: &finding)
    case .pixels:
      let image = compareImages(expected, actual, into: &finding)
      return (finding, image)
    }
    return (finding, nil)
  }

  /// Writes bytes as the golden file or as its pending file.
  private func save(
    _ bytes: [UInt8], for golden: GoldenFile, in finding: inout SnapshotFinding, isRecording: Bool,
    difference: [UInt8]? = nil
  ) throws {
    if isRecording {
      try Files.write(bytes, to: golden.path)
      try golden.reject()
      finding.isRecorded = true
    } else {
      try golden.leave(bytes, difference: difference)
    }
  }

  private func compareLayouts(
    _ old: [UInt8], _ new: [UInt8], _ places: [SnapshotPlace?], into finding: inout SnapshotFinding
  ) {
    let before = LayoutGolden(parsing: String(decoding: old, as: UTF8.self))
    let after = LayoutGolden(parsing: String(decoding: new, as: UTF8.self))
    guard let difference = before.difference(to: after) else { return }
    finding.frames = difference.frames
    finding.isLookAlone = difference.isLookAlone
    let indices = difference.changes.lazy.compactMap(\.index)
    finding.place = indices.compactMap { places.indices.contains($0) ? places[$0] : nil }.first
    finding.report(difference.sentence(), before.provenance, after.provenance)
  }

  private func compareDrawings(_ old: [UInt8], _ new: [UInt8], into finding: inout SnapshotFinding) {
    let difference = MarkupDifference(from: old, to: new)
    guard !difference.isEmpty else { return }
    finding.report(difference.sentence, Provenance(svg: old), Provenance(svg: new))
  }

  /// Compares two PNG files and returns an image of their difference; nil if they are equal within the tolerance.
  private func compareImages(_ old: [UInt8], _ new: [UInt8], into finding: inout SnapshotFinding) -> Bitmap? {
    guard let before = Bitmap(png: old), let after = Bitmap(png: new) else {
      finding.status = .differs
      finding.sentence = "the golden file is not a valid PNG image"
      return nil
    }
    if PixelDifference(from: before, to: after, tolerance: tolerance).isTolerable { return nil }
    let (image, difference) = DifferenceImage.draw(from: before, to: after, tolerance: tolerance)
    finding.report(difference.sentence, Provenance(png: old), Provenance(png: new))
    return image
  }
}

extension SnapshotFinding {
  /// Sets the status and sentence for a difference.
  ///
  /// If the golden file was created with other fonts, the status is that of other fonts.
  fileprivate mutating func report(_ difference: String, _ before: Provenance?, _ after: Provenance?) {
    (status, sentence) = (.differs, difference)
    guard let before, let after else { return }
    let faces = before.otherFaces(than: after)
    if let first = faces.first {
      status = .otherFonts
      let digests = "\(before.faces[first] ?? ""), here \(after.faces[first] ?? "")"
      let others = faces.count > 1 ? ", and \(faces.count - 1) more" : ""
      sentence =
        "the golden file was made with another version of \(first) (\(digests))\(others): install it, or record again"
      remark = "compared nevertheless: \(difference)"
    } else if before.faces.isEmpty, before.fonts != after.fonts.split(separator: " ").first.map(String.init) {
      remark =
        "the golden file does not name its fonts one by one; here \(after.faces.keys.sorted().joined(separator: ", "))"
    } else if before.tool != after.tool {
      remark = "the golden file was made with version \(before.tool)"
    }
  }
}
