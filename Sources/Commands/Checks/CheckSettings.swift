import PlumblineSnapshots

/// How a call wants its figures compared.
struct CheckSettings: Sendable {
  /// Where the golden files are.
  var goldens: GoldenFolder
  /// What is compared.
  var levels: [SnapshotLevel]
  /// How it is compared, and what is recorded.
  var check: SnapshotCheck

  /// What a call asks for; in continuous integration nothing is recorded.
  init(_ call: Invocation, isCI: Bool) {
    goldens = call[.golden].map { .below($0) } ?? .beside
    levels = call[.levels]
    check = SnapshotCheck(tolerance: PixelTolerance(call), recording: isCI ? .never : call[.record])
  }
}

extension PixelTolerance {
  /// What a call tolerates.
  init(_ call: Invocation) {
    self.init(
      distance: call[.tolerance], allowsAntialiasing: call[.antialiasing], pixelCount: call[.allowedPixels],
      ignored: call[.ignore])
  }
}
