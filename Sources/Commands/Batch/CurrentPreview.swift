import Synchronization

/// The preview that a process is drawing, and since when.
final class CurrentPreview: Sendable {
  private let state = Mutex((location: String?.none, watch: StopWatch()))

  /// The source location of the preview, or nil before the first.
  var location: String? { state.withLock { $0.location } }
  /// The seconds since the preview, or else the file, was begun.
  var seconds: Double { state.withLock { $0.watch.seconds } }

  /// Records that a preview begins.
  func begin(_ location: String) {
    state.withLock { $0 = (location, StopWatch()) }
  }
}
