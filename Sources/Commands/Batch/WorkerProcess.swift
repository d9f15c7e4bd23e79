@preconcurrency import Glibc
import PlumblineSnapshots

/// A process that takes one file after another from a queue.
final class WorkerProcess {
  /// The process's id.
  let id: pid_t
  /// The file descriptor of its reports.
  let output: Int32
  /// The index of the file that it is drawing.
  private(set) var file: Int?
  /// The source location of the preview that the worker is drawing, if it has reported one.
  private(set) var preview: String?
  /// Whether it has begun any file.
  private(set) var hasBegun = false
  /// The time since the worker began the file, if it is known.
  private(set) var watch = StopWatch()
  /// The reason why it was stopped, or nil.
  private(set) var stopReason: BatchResult.Status?
  private var buffer: [UInt8] = []
  private var lastPoll = StopWatch()

  /// Starts a process that takes from a queue, or returns nil if the system cannot start it.
  init?(executable: String, arguments: [String], queue: FileQueue) {
    guard let pipe = Self.pipe() else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, queue.taking, 0)
    posix_spawn_file_actions_adddup2(&actions, pipe.writing, 1)
    var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let setting = strdup(Self.memorySetting)
    defer { free(setting) }
    var environment = Self.environment(adding: setting)
    var id = pid_t()
    let status = posix_spawn(&id, executable, &actions, nil, &words, &environment)
    guard status == 0 else {
      pipe.close()
      return nil
    }
    close(pipe.writing)
    self.id = id
    output = pipe.reading
  }

  /// The setting by which malloc keeps more freed memory for reuse.
  ///
  /// A file's tree is allocated and freed as thousands of small pieces; of each size malloc keeps only 7 for reuse, and
  /// joins and splits the rest. With 2,000, a batch takes 9 % fewer cycles. Source: glibc's manual, "Memory Allocation
  /// Tunables".
  private static let memorySetting = "GLIBC_TUNABLES=glibc.malloc.tcache_count=2000"

  /// This process's environment with a variable, ended by nil; without the variable where it has settings of malloc
  /// already.
  private static func environment(
    adding variable: UnsafeMutablePointer<CChar>?
  ) -> [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    while let variable = environ[variables.count] { variables.append(variable) }
    return variables + (getenv("GLIBC_TUNABLES") == nil ? [variable, nil] : [nil])
  }

  /// Reads the process's reports without waiting and returns the results among them.
  func reports() -> (results: [(index: Int, result: BatchResult)], hasEnded: Bool) {
    let hasEnded = read()
    var results: [(Int, BatchResult)] = []
    let received = WorkerReport.all(in: buffer)
    for report in received.reports {
      switch report {
      case .ends(let index, let result):
        results.append((index, result))
        (file, preview) = (nil, nil)
      case .previews(_, let location):
        preview = location
        watch = StopWatch()
      case .begins(let index):
        // A worker repeats it while it reads a large program.
        (file, preview) = (index, nil)
        hasBegun = true
        watch = StopWatch()
      }
    }
    buffer.removeFirst(received.length)
    return (results, hasEnded)
  }

  /// Reads all available bytes; true at the end of the stream.
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

  /// Returns whether the process's use of time and memory is due for a check, which is once in a number of seconds.
  func isDue(after seconds: Double) -> Bool {
    guard lastPoll.seconds >= seconds else { return false }
    lastPoll = StopWatch()
    return true
  }

  /// Stops the process because of the file that it is drawing.
  func stop(_ reason: BatchResult.Status) {
    guard stopReason == nil else { return }
    stopReason = reason
    kill(id, SIGKILL)
  }

  /// The memory that the process uses, in bytes.
  var memory: Int { Self.memory(of: String(id)) }

  /// Returns the memory that a process uses, in bytes; `self` is the current process.
  static func memory(of process: String) -> Int {
    guard let text = try? Files.readText("/proc/\(process)/statm"),
      let pages = text.split(separator: " ").dropFirst().first
    else { return 0 }
    return (Int(pages) ?? 0) * Int(getpagesize())
  }

  /// Waits for the process to end and returns a description of the cause, or nil if it ended normally.
  func finish() -> String? {
    close(output)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    if signal != 0 { return "the process was ended by signal \(signal), \(String(cString: strsignal(signal)))" }
    let code = status >> 8 & 0xFF
    return code == 0 ? nil : "the process ended with code \(code)"
  }

  /// The two ends of a pipe, which child processes close; reading does not wait.
  private struct Pipe {
    let reading: Int32
    let writing: Int32

    func close() {
      Glibc.close(reading)
      Glibc.close(writing)
    }
  }

  /// The size of the pipe, in bytes: enough for the reports between two polls.
  private static let pipeSize: Int32 = 1 << 20

  /// The constant `F_SETPIPE_SZ` of glibc, which its Swift module omits.
  ///
  /// Source: Linux, `fcntl(2)`.
  private static let setPipeSize: Int32 = 1031

  private static func pipe() -> Pipe? {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    // If the system refuses a larger pipe, the process waits for the next poll when the pipe is full.
    _ = fcntl(ends[1], setPipeSize, pipeSize)
    return Pipe(reading: ends[0], writing: ends[1])
  }
}
