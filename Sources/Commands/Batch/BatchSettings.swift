import Glibc
import PlumblineSnapshots

/// The settings for working on many files.
struct BatchSettings: Sendable {
  /// The greatest limit of memory, in megabytes.
  static let greatestMemory = 1_048_576

  /// The number of files that are worked on at once.
  var jobs: Int
  /// Whether the first failure ends the run.
  var failsFast: Bool
  /// The cache's folder, or nil.
  var cache: String?
  /// The path of the list of files that outputs depend on, or nil.
  var dependencies: String?
  /// The path of the results, a line for each file, or nil.
  var results: String?
  /// Whether files that the results list as done are skipped.
  var resumes: Bool
  /// The time limit of a preview, in seconds.
  var timeout: Int
  /// The memory limit of a process, in megabytes.
  var memory: Int
  /// Whether all files are worked on in this process.
  var isUnsupervised: Bool

  /// Creates the settings of a call.
  init(_ call: Invocation) throws(UsageError) {
    jobs = call.workerCount
    failsFast = call[.failFast]
    cache = call[.cache]
    dependencies = call[.dependencies]
    results = call[.results]
    resumes = call[.resume]
    timeout = call[.timeout]
    memory = call[.memory]
    isUnsupervised = call[.unsupervised]
    if failsFast && call[.keepGoing] { throw UsageError("--fail-fast and --keep-going contradict each other") }
    if resumes && results == nil {
      throw UsageError("--resume needs --results FILE", hint: "the file that the broken run was given")
    }
  }
}
