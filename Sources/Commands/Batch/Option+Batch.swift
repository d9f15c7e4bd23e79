extension Option where Value == String? {
  /// The file that lists inputs.
  static let filesFrom = word(
    "--files-from", placeholder: "LIST",
    help: "a file that lists layout files and folders, one a line; - is standard input",
    completion: .files)
  /// The folder of the cache.
  static let cache = word(
    "--cache", placeholder: "DIR", help: "keep figures in this folder, and reuse them if nothing has changed",
    completion: .folders)
  /// The file of dependencies.
  static let dependencies = word(
    "--deps", placeholder: "FILE",
    help: "write the dependencies of each output as make rules, or as JSON to a .json file",
    completion: .files)
  /// The file of results.
  static let results = word(
    "--results", placeholder: "FILE", help: "write a line of JSON for each file", completion: .files)
}

extension Option where Value == Bool {
  /// Whether the first failure ends the run.
  static let failFast = flag("--fail-fast", help: "stop at the first file that fails")
  /// Whether the run continues after a failure.
  static let keepGoing = flag("--keep-going", help: "process all files even if some fail (the default)")
  /// Whether a report on all previews replaces the messages.
  static let survey = flag(
    "--survey", help: "print how many previews are drawn and why others are not; without -o, no figure is kept")
  /// Whether finished files are skipped.
  static let resume = flag("--resume", help: "skip files that --results lists as done and that have not changed")
  /// Whether this process draws all files.
  static let unsupervised = flag(
    "--unsupervised", help: "process all files in one process; a crash ends the run")
}

extension Option where Value == Int {
  /// The time limit of a preview.
  static let timeout = number(
    "--timeout", placeholder: "SECONDS", in: 1...86_400, default: 60, help: "how long a preview may take")
  /// The memory limit of a file.
  static let memory = number(
    "--memory", placeholder: "MB", in: 16...BatchSettings.greatestMemory, default: 4_096,
    help: "how much memory a process may use")
}

extension Option where Value == Shard? {
  /// The part of the inputs to work on.
  static let shard = Option(
    names: ["--shard"], placeholder: "I/N", help: "only part I of N of the inputs, divided by path",
    defaultValue: { nil },
    read: { argument, value throws(UsageError) in
      let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0, (1...count).contains(index) else {
        throw UsageError("--shard takes a part and a number of parts, as 1/4, not '\(argument)'")
      }
      value = Shard(index: index, count: count)
    })
}
