import Glibc
import LayoutCore

/// Layout over growing trees, as nanoseconds of processor time a view.
enum LayoutBenchmarks {
  /// One tree and how often it is laid out.
  private static let trees: [(shape: BenchmarkTree.Shape, size: Int, runs: Int)] = [
    (.stacks, 1_000, 41), (.stacks, 10_000, 21), (.stacks, 100_000, 7), (.stacks, 1_000_000, 3), (.wide, 100_000, 7),
    (.deep, 8, 41), (.deep, 16, 41), (.deep, 1_000, 5), (.chain, 1_000, 21),
  ]

  /// Runs every tree and prints a line for each, and beneath it what another engine says of the same tree.
  ///
  /// `PLUMBLINE_LAYOUT_PEER` is the other engine's program, called with a tree's file and a number of runs and the words of
  /// `PLUMBLINE_LAYOUT_PEER_MODE`; `PLUMBLINE_LAYOUT_TREES` is the folder of files `stacks-1000.bin`.
  static func run() {
    print("A tree is laid out for 4000 × 3000, then for 3900, then with one label changed; ns a view")
    for (shape, size, runs) in trees { measure(shape, size, runs) }
  }

  private static func measure(_ shape: BenchmarkTree.Shape, _ size: Int, _ runs: Int) {
    let tree = BenchmarkTree(shape, size: size)
    var (first, again, change) = ([Double](), [Double](), [Double]())
    var (flatten, bytes, asked) = (0.0, 0, 0)
    for _ in 0..<runs {
      var engine: LayoutEngine?
      flatten = time { engine = LayoutEngine(tree.root) }
      guard let engine else { return }
      first.append(time { engine.place(in: Size(width: 4000, height: 3000)) })
      (bytes, asked) = (engine.byteCount, engine.measurementCount)
      again.append(time { engine.place(in: Size(width: 3900, height: 3000)) })
      change.append(time { engine.change(leaf: engine.leafCount / 2, to: BenchmarkLeaf(.label(characters: 33))) })
    }
    let count = Double(tree.count)
    let numbers = [median(first) / count, median(again) / count, flatten / count]
    print(
      "\(shape) \(tree.count): first \(numbers[0].rounded1), new width \(numbers[1].rounded1), "
        + "one label \((median(change) / 1000).rounded1) µs in all (\((median(first) / median(change)).rounded1) × cheaper), "
        + "flattening \(numbers[2].rounded1), \(bytes / tree.count) bytes, "
        + "\((Double(asked) / count).rounded1) measurements a view")
    peer(shape, size)
  }

  /// Prints what another engine says of a tree, if there is one.
  private static func peer(_ shape: BenchmarkTree.Shape, _ size: Int) {
    guard let program = getenv("PLUMBLINE_LAYOUT_PEER"), let folder = getenv("PLUMBLINE_LAYOUT_TREES") else { return }
    let mode = getenv("PLUMBLINE_LAYOUT_PEER_MODE").map { String(cString: $0) } ?? ""
    let tree = "\(String(cString: folder))/\(shape)-\(size).bin"
    guard access(tree, R_OK) == 0 else { return }
    guard let pipe = popen("'\(String(cString: program))' '\(tree)' 9 \(mode)", "r") else { return }
    defer { pclose(pipe) }
    var line = [CChar](repeating: 0, count: 1024)
    while fgets(&line, Int32(line.count), pipe) != nil {
      print("  " + String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  /// The processor time that work takes on all threads of the process, in nanoseconds.
  private static func time(_ work: () -> Void) -> Double {
    let start = now()
    work()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

extension Double {
  /// The number with one decimal.
  fileprivate var rounded1: Double { (self * 10).rounded() / 10 }
}
