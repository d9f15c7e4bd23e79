@preconcurrency import Glibc

/// A queue of files from which each free process takes the next.
///
/// It is a pair of sockets that preserve message boundaries: processes share one end, and each message is received by
/// one of them. A full queue lets them work for a while without their supervisor, which sleeps meanwhile: waking
/// another processor costs a tenth of a figure's time.
final class FileQueue {
  /// The processes' end, from which they take files; they ring there when the queue is empty.
  let taking: Int32
  /// The supervisor's end: readable when a process rings, writable when most of the queue is taken.
  let giving: Int32
  /// The files that are not in the queue yet, the last one first.
  private var waiting: [Int]

  /// Creates a queue of files by index, or returns nil if the system has no sockets left.
  init?(_ indices: [Int]) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    (giving, taking) = (ends[0], ends[1])
    waiting = indices.reversed()
  }

  deinit {
    close(taking)
    close(giving)
  }

  /// Whether files wait for space in the queue.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Adds files as long as there is space, and returns those that are too long for a message.
  ///
  /// `request` returns the message for a file.
  func fill(_ request: (Int) -> BatchRequest) -> [Int] {
    var rejected: [Int] = []
    while let index = waiting.last {
      if !QueueMessage.send(request(index).message.bytes, to: giving) {
        if errno == EAGAIN { break }
        rejected.append(index)
      }
      waiting.removeLast()
    }
    return rejected
  }

  /// Adds files again that were taken and lost.
  func giveBack(_ indices: [Int]) { waiting += indices.sorted(by: >) }

  /// Removes the files that no process has taken; processes that wait for more see the end.
  func end() {
    waiting = []
    while QueueMessage.take(from: taking, waits: false, { _ in }) != nil {}
    shutdown(giving, Int32(SHUT_WR))
  }

  /// Receives the rings since the last call, and returns false if there were none.
  func receiveRings() -> Bool {
    var hasRung = false
    while QueueMessage.take(from: giving, waits: false, { _ in }) != nil { hasRung = true }
    return hasRung
  }
}

/// The messages of a queue of files, for workers.
enum QueueMessage {
  /// The greatest length of a message, in bytes: a path twice, with space for escapes.
  private static let limit = 1 << 16

  private static let dontWait = Int32(MSG_DONTWAIT)

  /// Sends a message; false if there is no space (`EAGAIN`) or it is too long.
  static func send(_ bytes: [UInt8], to queue: Int32) -> Bool {
    guard bytes.count <= limit else {
      errno = EMSGSIZE
      return false
    }
    return Glibc.send(queue, bytes, bytes.count, dontWait | Int32(MSG_NOSIGNAL)) >= 0
  }

  /// Takes a message and reads it; nil if there is none and the call does not wait, or if the queue was closed.
  static func take<Result>(
    from queue: Int32, waits: Bool, _ read: (Slice<UnsafeBufferPointer<UInt8>>) -> Result
  ) -> Result? {
    withUnsafeTemporaryAllocation(byteCount: limit, alignment: 1) { buffer in
      while true {
        let count = recv(queue, buffer.baseAddress, limit, waits ? 0 : dontWait)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return nil }
        return buffer.withMemoryRebound(to: UInt8.self) { read(UnsafeBufferPointer($0)[..<count]) }
      }
    }
  }

  /// Wakes the supervisor.
  static func ring(_ queue: Int32) { _ = send([UInt8(ascii: "!")], to: queue) }
}
