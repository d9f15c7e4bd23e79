import Glibc
import Snapshots

/// Processes that share the files of a batch, so that a file that brings its process down costs no other.
struct Supervisor: Sendable {
  /// The program that works.
  let executable: String
  /// Its arguments.
  let arguments: [String]
  /// How many processes there are, and what a file may take.
  let settings: BatchSettings
  /// The files' paths, for messages.
  let files: [String]
  /// Where faults will be shown, which decides about colour.
  let console: Console

  /// Works on files and delivers what comes of each, as soon as it is known.
  ///
  /// `line` is what a process is told of a file. A process that dies or is stopped is blamed on the file it was at; what else it was
  /// given goes to another.
  func run(_ indices: [Int], line: (Int) -> JSON, deliver: (Int, BatchResult) -> Void) {
    signal(SIGPIPE, SIG_IGN)
    var queue = Array(indices.reversed())
    var workers: [WorkerProcess] = []
    var hasFailed = false
    var lastLook = StopWatch()
    while !queue.isEmpty || workers.contains(where: { !$0.pending.isEmpty }) {
      if hasFailed && settings.failsFast {
        queue = []
        if workers.allSatisfy(\.pending.isEmpty) { break }
      }
      while workers.count < min(settings.jobs, queue.count + workers.count(where: { !$0.pending.isEmpty })) {
        guard let worker = WorkerProcess(executable: executable, arguments: arguments) else { break }
        workers.append(worker)
      }
      if workers.isEmpty {
        for index in queue.reversed() { deliver(index, fault(.crash, index, "no process could be started for it")) }
        return
      }
      for worker in workers { feed(worker, from: &queue, workers: workers.count, line: line) }
      for (place, worker) in ready(workers).reversed() {
        if let results = worker.results() {
          for (index, result) in results {
            hasFailed = hasFailed || result.status != .done
            deliver(index, result)
          }
        } else {
          workers.remove(at: place)
          bury(worker, queue: &queue) { index, result in
            hasFailed = true
            deliver(index, result)
          }
        }
      }
      if lastLook.seconds > 0.05 {
        lastLook = StopWatch()
        for worker in workers where !worker.pending.isEmpty { look(after: worker) }
      }
    }
    for worker in workers { _ = worker.finish() }
  }

  /// Gives a process work ahead, so that it never waits; less towards the end, so that no other waits for it.
  private func feed(_ worker: WorkerProcess, from queue: inout [Int], workers: Int, line: (Int) -> JSON) {
    let ahead = queue.count > 8 * workers ? 4 : 1
    while worker.pending.count < ahead, worker.verdict == nil, let index = queue.popLast() {
      worker.give(index, line: line(index))
    }
  }

  /// The processes that have something to tell or have ended, with their places; waits a little for one.
  private func ready(_ workers: [WorkerProcess]) -> [(Int, WorkerProcess)] {
    var polls = workers.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
    guard poll(&polls, nfds_t(polls.count), 50) > 0 else { return [] }
    return workers.enumerated().filter { polls[$0.offset].revents != 0 }.map { ($0.offset, $0.element) }
  }

  /// Stops a process that takes too long or too much.
  private func look(after worker: WorkerProcess) {
    if worker.watch.seconds > Double(settings.timeout) { worker.stop(.timeout) }
    if worker.memory > settings.memory << 20 { worker.stop(.memory) }
  }

  /// Blames the end of a process on the file it was at, and takes back what else it was given.
  private func bury(_ worker: WorkerProcess, queue: inout [Int], deliver: (Int, BatchResult) -> Void) {
    let ending = worker.finish()
    guard let culprit = worker.pending.first else { return }
    queue += worker.pending.dropFirst().reversed()
    let result =
      switch worker.verdict {
      case .timeout?: fault(.timeout, culprit, "it took longer than \(settings.timeout) s")
      case .memory?: fault(.memory, culprit, "it took more memory than \(settings.memory) MB")
      default: fault(.crash, culprit, ending ?? "the process ended before it was done")
      }
    deliver(culprit, result)
  }

  private func fault(_ status: BatchResult.Status, _ index: Int, _ message: String) -> BatchResult {
    .fault(status, file: files[index], message, console: console)
  }
}
