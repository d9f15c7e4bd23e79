import Synchronization

/// The preview that a process is drawing, the time at which it began, and whether all have been drawn.
final class CurrentPreview: Sendable {
  private let state = Mutex((location: String?.none, watch: StopWatch(), isOver: false))

  /// The source location of the preview, or nil before the first.
  var location: String? { state.withLock { $0.location } }
  /// The time since the preview, or else the file, was begun, in seconds.
  var seconds: Double { state.withLock { $0.watch.seconds } }

  /// Whether all previews are drawn.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// Records that a preview begins.
  func begin(_ location: String) {
    state.withLock { $0 = (location, StopWatch(), false) }
  }

  /// Records that all previews are drawn.
  func end() { state.withLock { $0.isOver = true } }
}
