@preconcurrency import Glibc

/// The program `plumbline-grammar`, which parses Swift by the whole grammar.
///
/// It is a process of its own, so that files that don't need SwiftSyntax don't load it.
package enum GrammarProcess {
  /// The program's name.
  ///
  /// The program is looked up at `paths` first, then in the search path.
  private static let name = "plumbline-grammar"

  /// Runs the program in a mode with a source as its input, and returns the lines of its output, or nil if it fails.
  package static func lines(_ mode: String, for source: [UInt8]) -> [Substring]? {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
    defer { close(ends[0]) }
    let process = start(mode, connectedTo: ends[1])
    close(ends[1])
    guard let process else { return nil }
    let isSent = send(source, to: ends[0])
    shutdown(ends[0], Int32(SHUT_WR))
    let output = receive(from: ends[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    guard isSent, status == 0 else { return nil }
    return String(decoding: output, as: UTF8.self).split(separator: "\n")
  }

  private static func start(_ mode: String, connectedTo end: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, end, 0)
    posix_spawn_file_actions_adddup2(&actions, end, 1)
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(name), strdup(mode), nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    for path in paths where posix_spawn(&process, path, &actions, nil, &arguments, environ) == 0 { return process }
    return posix_spawnp(&process, name, &actions, nil, &arguments, environ) == 0 ? process : nil
  }

  /// The program's possible paths: in the folder of the running program, or where a package installs it.
  package static let paths: [String] = {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &bytes, bytes.count - 1)
    guard count > 0 else { return [] }
    let own = String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard let slash = own.lastIndex(of: "/") else { return [] }
    return [own[...slash] + name, own[...slash] + "../lib/plumbline/" + name]
  }()

  private static func send(_ bytes: [UInt8], to end: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let count = Glibc.send(
          end, buffer.baseAddress?.advanced(by: sent), buffer.count - sent, Int32(MSG_NOSIGNAL))
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  private static func receive(from end: Int32) -> [UInt8] {
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(end, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return output }
      output += chunk[..<count]
    }
  }
}
