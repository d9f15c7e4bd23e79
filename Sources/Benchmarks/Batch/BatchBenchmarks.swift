import PlumblineCommands
import Glibc
import PlumblineSnapshots

/// Benchmarks of drawing a thousand layout files in one run, by format and number of processes, and then from a cache.
///
/// The worker processes are the tool beside this program, supervised as in normal use.
enum BatchBenchmarks {
  /// Runs the batches and prints a line for each, followed by the rates of other programs for the same figures.
  ///
  /// `PLUMBLINE_BATCH_PEERS` has the commands of the other programs, separated by `;`. In them, `{format}` stands for
  /// svg, png or pdf, `{out}` for an output folder and `{threads}` for 1 or 2. Each prints its rate as `… figures/s`.
  /// For instance:
  /// ```
  /// export PLUMBLINE_BATCH_PEERS='python3 one.py typst-{format} {out} 1000 {threads}'
  /// ```
  static func run() {
    let folder = ScratchFolder.path
    defer { Files.remove(folder: folder) }
    do {
      for index in 0..<1_000 {
        try Files.write(Array(BoxesFigure(number: index).source.utf8), to: "\(folder)/in/\(index).swift")
      }
    } catch {
      print("no batch: the files cannot be written")
      return
    }
    print("1,000 layout files of four boxes, three labels and a guide; figures a second")
    for format in ["svg", "png", "pdf"] {
      let rates = [1, 2].map { 1_000 / draw(folder, format, ["--jobs", "\($0)"]) }
      print("\(format): \(rates[0].short) on one process, \(rates[1].short) on two (\((rates[1] / rates[0]).short) ×)")
      for (threads, own) in zip([1, 2], rates) { printPeers(format, threads, folder: folder, own: own) }
    }
    let cache = ["--cache", folder + "/cache"]
    _ = draw(folder, "svg", cache)
    print("svg from the cache: \((1_000 / draw(folder, "svg", cache)).short)")
  }

  private static func printPeers(_ format: String, _ threads: Int, folder: String, own: Double) {
    let words = ["{format}": format, "{out}": folder + "/peer", "{threads}": "\(threads)"]
    for command in Peers.commands("PLUMBLINE_BATCH_PEERS", replacing: words) {
      for line in Peers.lines(of: command) {
        guard let rate = Peers.number(before: "figures/s", in: line) else { continue }
        print("  \(line); Plumbline is \((own / rate).short) × on \(threads == 1 ? "one thread" : "two")")
      }
    }
  }

  private static func draw(_ folder: String, _ format: String, _ options: [String]) -> Double {
    Files.remove(folder: folder + "/out")
    return BenchmarkClock.wall.once {
      _ = Plumbline.run(
        ["render", folder + "/in", "-o", folder + "/out", "--format", format, "--scale", "2"] + options,
        executable: Tool.path)
    }
  }
}

extension Files {
  /// Removes a folder with its contents.
  fileprivate static func remove(folder: String) {
    let files = files(below: folder, suffix: "")
    for path in files { try? remove(path) }
    for path in Set(files.map { self.folder(of: $0) }).sorted(by: >) { rmdir(path) }
    for name in ["/cache", ""] { rmdir(folder + name) }
  }
}
