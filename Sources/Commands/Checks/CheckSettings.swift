import PlumblineSnapshots

/// The settings for comparing the figures of a call.
struct CheckSettings: Sendable {
  /// The folder of the golden files.
  var goldens: GoldenFolder
  /// The levels that are compared.
  var levels: [SnapshotLevel]
  /// Whether a variant that looks like an earlier one has no golden files.
  var sharesGoldens: Bool
  /// The comparison, and the files that it records.
  var check: SnapshotCheck

  /// Creates the settings of a call; in continuous integration no file is recorded.
  init(_ call: Invocation, isCI: Bool) {
    goldens = GoldenFolder(call)
    levels = call[.levels]
    sharesGoldens = call[.dedupe]
    check = SnapshotCheck(tolerance: PixelTolerance(call), recording: isCI ? .never : call[.record])
  }
}

extension PixelTolerance {
  /// Creates the tolerance of a call.
  init(_ call: Invocation) {
    self.init(
      distance: call[.tolerance], allowsAntialiasing: call[.antialiasing], pixelCount: call[.allowedPixels],
      ignored: call[.ignore])
  }
}
