@preconcurrency import Glibc

/// The files that processes take from, one at a time, as whoever is free wants the next.
///
/// It is a pair of sockets that keep messages apart: processes share one end, and each message goes to the one that takes it first. A
/// full queue lets them work for a while without their supervisor, which sleeps meanwhile: waking another processor costs as
/// much as a tenth of a figure.
final class FileQueue {
  /// The end that processes take from; they ring there when nothing is left.
  let taking: Int32
  /// The supervisor's end: readable when a process rings, writable when most of the queue is taken.
  let giving: Int32
  /// What is not in the queue yet, last first.
  private var waiting: [Int]

  /// A queue of files by number, or nil if the system has no sockets to give.
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

  /// Whether files wait for room.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Puts files in as long as there is room, and returns those that no message can tell.
  ///
  /// `request` is what a process is told of a file.
  func fill(_ request: (Int) -> BatchRequest) -> [Int] {
    var untold: [Int] = []
    while let index = waiting.last {
      if !QueueMessage.send(request(index).message.bytes, to: giving) {
        if errno == EAGAIN { break }
        untold.append(index)
      }
      waiting.removeLast()
    }
    return untold
  }

  /// Puts files in again that were taken and lost.
  func giveBack(_ indices: [Int]) { waiting += indices.sorted(by: >) }

  /// Takes out what no process has taken; those that look for more see that nothing will come.
  func end() {
    waiting = []
    while QueueMessage.take(from: taking, waits: false, { _ in }) != nil {}
    shutdown(giving, Int32(SHUT_WR))
  }

  /// Hears the rings so far; false if there were none.
  func answer() -> Bool {
    var hasRung = false
    while QueueMessage.take(from: giving, waits: false, { _ in }) != nil { hasRung = true }
    return hasRung
  }
}

/// Messages of a queue of files, as a process sees them.
enum QueueMessage {
  /// The longest message, in bytes: a path twice, with room for escapes.
  private static let limit = 1 << 16

  private static let dontWait = Int32(MSG_DONTWAIT)

  /// Puts a message in; false if there is no room now (`EAGAIN`) or it is too long.
  static func send(_ bytes: [UInt8], to queue: Int32) -> Bool {
    guard bytes.count <= limit else {
      errno = EMSGSIZE
      return false
    }
    return Glibc.send(queue, bytes, bytes.count, dontWait | Int32(MSG_NOSIGNAL)) >= 0
  }

  /// Takes a message and reads it; nil if there is none and nobody waits, or the queue was closed.
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
