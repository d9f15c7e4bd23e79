import Glibc
import PlumblineSnapshots

/// How a call wants many files worked on.
struct BatchSettings: Sendable {
  /// How many files are worked on at once.
  var jobs: Int
  /// Whether the first failure ends the run.
  var failsFast: Bool
  /// The cache's folder, or nil.
  var cache: String?
  /// Where the files that outputs depend on are listed, or nil.
  var dependencies: String?
  /// Where a line is written for each file, or nil.
  var results: String?
  /// Whether files are passed over that the results list as done.
  var resumes: Bool
  /// The seconds that a file may take.
  var timeout: Int
  /// The megabytes that a process may use.
  var memory: Int
  /// Whether all files are worked on in this process.
  var isUnsupervised: Bool

  /// What a call asks for.
  init(_ call: Invocation) throws(UsageError) {
    jobs = call[.jobs] == 0 ? Workers.processorCount : call[.jobs]
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
