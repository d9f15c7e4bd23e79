@preconcurrency import Glibc
import PlumblineSnapshots

/// A process that takes one file after the other from a queue.
final class WorkerProcess {
  /// The process.
  let id: pid_t
  /// What it tells.
  let output: Int32
  /// The file that it is at.
  private(set) var file: Int?
  /// Whether it was ever at one.
  private(set) var hasBegun = false
  /// How long it has been at the file, as far as is known.
  private(set) var watch = StopWatch()
  /// Why it was stopped, if it was.
  private(set) var verdict: BatchResult.Status?
  private var buffer: [UInt8] = []
  private var lastLook = StopWatch()

  /// Starts a process that takes from a queue, or returns nil if the system has none to give.
  init?(executable: String, arguments: [String], queue: FileQueue) {
    guard let news = Self.pipe() else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, queue.taking, 0)
    posix_spawn_file_actions_adddup2(&actions, news.writing, 1)
    var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let setting = strdup(Self.memorySetting)
    defer { free(setting) }
    var environment = Self.environment(adding: setting)
    var id = pid_t()
    let status = posix_spawn(&id, executable, &actions, nil, &words, &environment)
    guard status == 0 else {
      news.close()
      return nil
    }
    close(news.writing)
    self.id = id
    output = news.reading
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

  /// Reads what the process has told, without waiting: the files that it began and what came of them.
  func news() -> (results: [(index: Int, result: BatchResult)], hasEnded: Bool) {
    let hasEnded = read()
    var results: [(Int, BatchResult)] = []
    let told = BatchNews.all(in: buffer)
    for news in told.news {
      switch news {
      case .ends(let index, let result):
        results.append((index, result))
        file = nil
      case .begins(let index):
        file = index
        hasBegun = true
        watch = StopWatch()
      }
    }
    buffer.removeFirst(told.length)
    return (results, hasEnded)
  }

  /// Reads all that is there; true when there will be no more.
  private func read() -> Bool {
    let size = 1 << 16
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { chunk in
      while true {
        let count = Glibc.read(output, chunk.baseAddress, size)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { return errno != EAGAIN }
        if count == 0 { return true }
        buffer.append(contentsOf: UnsafeRawBufferPointer(rebasing: chunk[..<count]))
      }
    }
  }

  /// Whether it is time to look at what the process takes; true once in so many seconds.
  func isDue(after seconds: Double) -> Bool {
    guard lastLook.seconds >= seconds else { return false }
    lastLook = StopWatch()
    return true
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
    close(output)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    if signal != 0 { return "the process was ended by signal \(signal), \(String(cString: strsignal(signal)))" }
    let code = status >> 8 & 0xFF
    return code == 0 ? nil : "the process ended with code \(code)"
  }

  /// The two ends of a pipe, closed in processes that are started; reading does not wait.
  private struct Pipe {
    let reading: Int32
    let writing: Int32

    func close() {
      Glibc.close(reading)
      Glibc.close(writing)
    }
  }

  /// How much a process may tell before somebody reads it, in bytes: a batch's results of a few looks.
  private static let roomForNews: Int32 = 1 << 20

  /// What glibc calls `F_SETPIPE_SZ` and its module leaves out.
  ///
  /// Source: Linux, `fcntl(2)`.
  private static let setPipeSize: Int32 = 1031

  private static func pipe() -> Pipe? {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    // Where the system gives no more, the process waits for the next look when it has told much.
    _ = fcntl(ends[1], setPipeSize, roomForNews)
    return Pipe(reading: ends[0], writing: ends[1])
  }
}
