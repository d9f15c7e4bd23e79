import Glibc
import PlumblineLayout

/// Lines that an editor writes to the tool's standard input: `select FILE:LINE` or `select FILE:LINE:COLUMN`.
enum EditorInput {
  private static let longest = 8_192

  /// A place that an editor names.
  struct Place: Equatable {
    /// The path, as the editor wrote it.
    var path: String
    /// The line, from 1.
    var line: Int
    /// The column, from 1, or nil.
    var column: Int?

    /// Reads a line of input; nil for another one.
    init?(_ line: String) {
      guard line.hasPrefix("select ") else { return nil }
      var parts = line.dropFirst(7).split(separator: ":", omittingEmptySubsequences: false)
      var numbers: [Int] = []
      while numbers.count < 2, parts.count > 1, let last = parts.last, let number = Int(last), number > 0 {
        numbers.insert(number, at: 0)
        parts.removeLast()
      }
      guard let first = numbers.first, !parts.isEmpty else { return nil }
      path = parts.joined(separator: ":")
      (self.line, column) = (first, numbers.count > 1 ? numbers[1] : nil)
    }
  }

  /// Reads positions on a thread of its own while standard input is a pipe or a socket; a terminal is not read.
  static func read(_ body: @escaping @Sendable (Place) -> Void) {
    var status = stat()
    guard fstat(0, &status) == 0, [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT) else { return }
    _ = LargeStack.start(bytes: 256 << 10) {
      var pending: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while true {
        let count = Glibc.read(0, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        pending += buffer[..<count]
        while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
          if let place = Place(String(decoding: pending[..<end], as: UTF8.self)) { body(place) }
          pending.removeSubrange(...end)
        }
        if pending.count > longest { pending = [] }
      }
    }
  }
}
