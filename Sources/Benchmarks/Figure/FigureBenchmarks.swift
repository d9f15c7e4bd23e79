import Glibc
import PlumblineSnapshots

/// Benchmarks of one figure from its source to its file, in processor time, alternating with other programs.
enum FigureBenchmarks {
  /// Draws the figure in each format and prints a line for each format and other program.
  ///
  /// `PLUMBLINE_FIGURE_PEERS_SVG` and `…_PNG` have the commands of the other programs, separated by `;`. In them,
  /// `{out}` stands for the output file. For instance:
  /// ```
  /// export PLUMBLINE_FIGURE_PEERS_SVG='dot -Tsvg fig.dot -o {out}'
  /// export PLUMBLINE_FIGURE_PEERS_PNG='dot -Tpng fig.dot -o {out};python3 one.py typst-png {out}'
  /// ```
  static func run() {
    let folder = "/tmp/plumbline-bench-\(getpid())"
    defer {
      for name in ["/figure.swift", "/figure.svg", "/figure@2x.png", "/peer"] { unlink(folder + name) }; rmdir(folder)
    }
    guard (try? Files.write(Array(BoxesFigure(number: 3).source.utf8), to: folder + "/figure.swift")) != nil else {
      return print("no figure: the file cannot be written")
    }
    let tool = Tool.path
    print("One figure from source to file, whole process; milliseconds of processor time, medians of \(rounds) in turn")
    for (format, variable) in [("svg", "PLUMBLINE_FIGURE_PEERS_SVG"), ("png", "PLUMBLINE_FIGURE_PEERS_PNG")] {
      let own = "\(tool) render \(folder)/figure.swift -o \(folder) --format \(format) --scale 2"
      let commands = [own] + Peers.commands(variable, replacing: ["{out}": folder + "/peer"])
      var times = commands.map { _ in [Double]() }
      for round in 0...rounds {
        for (index, command) in commands.enumerated() {
          guard let time = processTime(of: command) else { return print("no figure: '\(command)' failed") }
          if round > 0 { times[index].append(time) }
        }
      }
      let medians = times.map { $0.sorted()[rounds / 2] }
      print("\(format): \(medians[0].short)")
      for (command, median) in zip(commands, medians).dropFirst() {
        print("  \(median.short) \(command); Plumbline takes \((medians[0] / median).short) of it")
      }
    }
  }

  private static let rounds = 31

  /// Returns the processor time of a command in milliseconds; nil if it fails.
  private static func processTime(of command: String) -> Double? {
    var words = command.split(separator: " ").map { strdup(String($0)) } + [nil]
    defer { for word in words { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for file in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_WRONLY, 0)
    }
    var process = pid_t()
    guard let name = words[0], posix_spawnp(&process, name, &actions, nil, &words, environ) == 0 else { return nil }
    var (status, usage) = (Int32(0), rusage())
    guard wait4(process, &status, 0, &usage) == process, status == 0 else { return nil }
    let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    let microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
    return Double(seconds) * 1e3 + Double(microseconds) / 1e3
  }
}
