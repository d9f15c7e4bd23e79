import Glibc
import PlumblineSnapshots

/// Runs the worker processes that share the files of a batch, so that a file whose process crashes affects no other
/// file.
struct Supervisor: Sendable {
  /// The path of the workers' program.
  let executable: String
  /// The workers' arguments.
  let arguments: [String]
  /// The settings of the run: the number of workers and the limits of a file.
  let settings: BatchSettings
  /// The files' paths, for messages.
  let files: [String]
  /// The console that shows faults, which determines whether they have colour.
  let console: Console

  /// The maximum time between two checks of the workers, in seconds.
  private static let pollInterval = 0.05
  /// The time without a result after which files that no worker has begun count as lost, in seconds.
  private static let patience = 1.0

  /// The maximum number of a program's previews to skip, one after another, because a process failed at them.
  private static let lossLimit = 20

  /// Draws files and delivers each result soon after it is known.
  ///
  /// `failed` is the failure at a preview of the only file by the process that this one continues, or nil. `request`
  /// returns the message for a file. When a worker crashes or is stopped, the file that it was drawing has failed; the
  /// others in the queue go to the remaining workers. Of a program whose previews the worker names, only the preview
  /// has failed: the program is drawn again without it.
  func run(
    _ indices: [Int], after failed: FailedRun? = nil, request: (Int) -> BatchRequest,
    deliver: (Int, BatchResult) -> Void
  ) {
    signal(SIGPIPE, SIG_IGN)
    var remaining = Set(indices)
    guard let queue = FileQueue(indices) else {
      for index in indices { deliver(index, fault(.crash, index, "no process could be started for it")) }
      return
    }
    var workers: [WorkerProcess] = []
    var hasFailed = false
    var isEnding = false
    var isQueueEmpty = false
    var lastReport = StopWatch()
    var lost: [Int: [LostPreview]] = [:]
    if let failed, !failed.location.isEmpty, let only = indices.first {
      lost[only] = [LostPreview(location: failed.location, fault: fault(failed.status, only, failed.message))]
    }
    func report(_ index: Int, _ result: BatchResult) {
      guard remaining.remove(index) != nil else { return }
      let result = lost[index].map { result.without($0, console: console) } ?? result
      hasFailed = hasFailed || result.status != .done
      lastReport = StopWatch()
      deliver(index, result)
    }

    while !remaining.isEmpty {
      if hasFailed && settings.failsFast && !isEnding {
        queue.end()
        isEnding = true
      }
      while !isEnding, workers.count < min(settings.jobs, remaining.count) {
        guard let worker = WorkerProcess(executable: executable, arguments: arguments, queue: queue) else { break }
        workers.append(worker)
      }
      if workers.isEmpty {
        if !isEnding {
          for index in remaining.sorted() { report(index, fault(.crash, index, "no process could be started for it")) }
        }
        break
      }
      let rejected = queue.fill { index in
        var request = request(index)
        request.skipped = lost[index]?.map(\.location) ?? []
        request.causes = lost[index]?.map(\.fault.cause) ?? []
        return request
      }
      for index in rejected { report(index, fault(.error, index, "its path is too long")) }
      if sleep(queue, workers) { isQueueEmpty = true }
      for (position, worker) in workers.enumerated().reversed() {
        let reports = worker.reports()
        for (index, result) in reports.results { report(index, result) }
        guard reports.hasEnded else {
          enforceLimits(of: worker)
          continue
        }
        workers.remove(at: position)
        let candidates = isEnding ? [] : remaining.subtracting(workers.compactMap(\.file))
        guard let (index, result) = lostFile(of: worker, candidates: candidates) else { continue }
        let locations = lost[index]?.map(\.location) ?? []
        guard let location = worker.preview, !isEnding, !locations.contains(location), locations.count < Self.lossLimit
        else {
          report(index, result)
          continue
        }
        lost[index, default: []].append(LostPreview(location: location, fault: result))
        queue.giveBack([index])
      }
      // A worker that was stopped after taking a file and before reporting this leaves the file without a worker.
      if isQueueEmpty, !isEnding, !queue.isWaiting, lastReport.seconds > Self.patience,
        workers.allSatisfy({ $0.file == nil })
      {
        queue.giveBack(Array(remaining))
        isQueueEmpty = false
        lastReport = StopWatch()
      }
    }
    if !isEnding { queue.end() }
    for worker in workers { _ = worker.finish() }
  }

  /// Waits for a ring, for space in the queue or for the end of a worker; true for a ring.
  ///
  /// Results do not end the wait: they are read after it.
  private func sleep(_ queue: FileQueue, _ workers: [WorkerProcess]) -> Bool {
    let events = Int16(POLLIN) | (queue.isWaiting ? Int16(POLLOUT) : 0)
    var polls = [pollfd(fd: queue.giving, events: events, revents: 0)]
    polls += workers.map { pollfd(fd: $0.output, events: 0, revents: 0) }
    poll(&polls, nfds_t(polls.count), Int32(Self.pollInterval * 1_000))
    return queue.receiveRings()
  }

  /// Stops a worker that exceeds a limit of time or memory.
  private func enforceLimits(of worker: WorkerProcess) {
    guard worker.file != nil, worker.isDue(after: Self.pollInterval) else { return }
    if worker.watch.seconds > Double(settings.timeout) { worker.stop(.timeout) }
    if worker.memory > settings.memory << 20 { worker.stop(.memory) }
  }

  /// Returns the result of the file that a worker was drawing when it ended.
  ///
  /// If the worker never began a file, a candidate has failed, so that a program that cannot start is not started
  /// forever.
  private func lostFile(of worker: WorkerProcess, candidates: Set<Int>) -> (Int, BatchResult)? {
    let ending = worker.finish()
    guard let index = worker.file ?? (worker.hasBegun ? nil : candidates.min()) else { return nil }
    let result =
      switch worker.stopReason {
      case .timeout?: fault(.timeout, index, "it took longer than \(settings.timeout) s")
      case .memory?: fault(.memory, index, "it took more memory than \(settings.memory) MB")
      default: fault(.crash, index, ending ?? "the process ended before it was done")
      }
    return (index, result)
  }

  private func fault(_ status: BatchResult.Status, _ index: Int, _ message: String) -> BatchResult {
    .fault(status, file: files[index], message, console: console)
  }
}
