import CPlumblineHTTP
import Synchronization

/// Events that the server sends to a page as they happen, until the page is closed.
///
/// The connection is suspended while there is nothing to send, so that an idle page takes no processor time.
package final class EventStream: Sendable {
  private struct State {
    var pending: [UInt8] = []
    var sentCount = 0
    var isClosed = false
    /// The connection that waits for events, as an address.
    var waiting: UInt?
  }

  private let state = Mutex(State())
  private let ended: @Sendable () -> Void
  /// The number of bytes that may wait for a page that does not read them.
  private static let pendingLimit = 256 << 20
  /// The count by which a reader reports the end of the content.
  private static let end = -1

  /// Creates a stream; `ended` is called when the page is closed.
  package init(ended: @escaping @Sendable () -> Void) { self.ended = ended }

  /// Whether the page is gone.
  package var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Sends an event with a name and a text on one line.
  package func send(_ name: String, _ text: String) {
    append(Array("event: \(name)\ndata: \(text)\n\n".utf8))
  }

  /// Sends an empty comment, by which a connection whose page is closed is found.
  func probe() { append(Array(":\n\n".utf8)) }

  private func append(_ bytes: [UInt8]) {
    state.withLock { state in
      guard !state.isClosed else { return }
      if state.pending.count - state.sentCount + bytes.count > Self.pendingLimit {
        state.isClosed = true
      } else {
        state.pending += bytes
      }
      Self.wake(&state)
    }
  }

  /// Ends the stream; the page tries to connect again.
  func close() {
    state.withLock { state in
      state.isClosed = true
      Self.wake(&state)
    }
  }

  private static func wake(_ state: inout State) {
    guard let waiting = state.waiting.flatMap({ OpaquePointer(bitPattern: $0) }) else { return }
    state.waiting = nil
    MHD_resume_connection(waiting)
  }

  /// Copies bytes that are ready, and returns their number; suspends the connection if there are none.
  func read(into buffer: UnsafeMutableRawBufferPointer, of connection: UInt) -> Int {
    state.withLock { state in
      let count = min(state.pending.count - state.sentCount, buffer.count)
      guard count > 0 else {
        guard !state.isClosed else { return Self.end }
        state.waiting = connection
        MHD_suspend_connection(OpaquePointer(bitPattern: connection))
        return 0
      }
      buffer.copyBytes(from: state.pending[state.sentCount..<(state.sentCount + count)])
      state.sentCount += count
      if state.sentCount == state.pending.count {
        state.pending = []
        state.sentCount = 0
      }
      return count
    }
  }

  /// Records that the connection is closed.
  func end() {
    state.withLock { state in
      state.isClosed = true
      state.waiting = nil
    }
    ended()
  }
}
