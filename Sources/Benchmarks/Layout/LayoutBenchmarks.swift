import Glibc
import PlumblineLayout

/// Benchmarks of the layout of growing trees, in nanoseconds of processor time per view.
enum LayoutBenchmarks {
  /// The trees, and how often each is laid out.
  private static let trees: [(shape: BenchmarkTree.Shape, size: Int, runs: Int)] = [
    (.stacks, 1_000, 41), (.stacks, 10_000, 21), (.stacks, 100_000, 7), (.stacks, 1_000_000, 3), (.wide, 100_000, 7),
    (.deep, 8, 41), (.deep, 16, 41), (.deep, 1_000, 5), (.chain, 1_000, 21),
  ]

  /// Lays out each tree and prints a line, followed by the times of other engines for the same tree, as ratios.
  ///
  /// `PLUMBLINE_LAYOUT_PEERS` has the commands of the other engines, separated by `;`. In them, `{tree}` stands for the
  /// tree's file. Each prints its time as `… ns/node`. `PLUMBLINE_LAYOUT_TREES` is the folder of files such as
  /// `stacks-1000.bin`. For instance:
  /// ```
  /// export PLUMBLINE_LAYOUT_TREES=trees
  /// export PLUMBLINE_LAYOUT_PEERS='stack_floor16 {tree} 9 memo;python3 py_layout.py poga {tree} 3'
  /// ulimit -s unlimited; Scripts/bench layout
  /// ```
  static func run() {
    print("A tree is laid out for 4000 × 3000, then for 3900, then with one label changed; ns a view")
    for (shape, size, runs) in trees { measure(shape, size, runs) }
  }

  private static func measure(_ shape: BenchmarkTree.Shape, _ size: Int, _ runs: Int) {
    let tree = BenchmarkTree(shape, size: size)
    var (first, again, change) = ([Double](), [Double](), [Double]())
    var (flatten, bytes, measured) = (0.0, 0, 0)
    for _ in 0..<runs {
      var engine: LayoutEngine?
      flatten = time { engine = LayoutEngine(tree.root) }
      guard let engine else { return }
      first.append(time { engine.place(in: Size(width: 4000, height: 3000)) })
      (bytes, measured) = (engine.byteCount, engine.measurementCount)
      again.append(time { engine.place(in: Size(width: 3900, height: 3000)) })
      change.append(time { engine.change(leaf: engine.leafCount / 2, to: BenchmarkLeaf(.label(characters: 33))) })
    }
    let count = Double(tree.count)
    let numbers = [median(first) / count, median(again) / count, flatten / count]
    print(
      "\(shape) \(tree.count): first \(numbers[0].rounded1), new width \(numbers[1].rounded1), "
        + "one label \((median(change) / 1000).rounded1) µs in all (\((median(first) / median(change)).rounded1) × cheaper), "
        + "flattening \(numbers[2].rounded1), \(bytes / tree.count) bytes, "
        + "\((Double(measured) / count).rounded1) measurements a view")
    printPeers(shape, size, own: numbers[0])
  }

  /// Prints the times of other engines for a tree, and their ratios to the first layout here.
  private static func printPeers(_ shape: BenchmarkTree.Shape, _ size: Int, own: Double) {
    guard let folder = getenv("PLUMBLINE_LAYOUT_TREES") else { return }
    let tree = "\(String(cString: folder))/\(shape)-\(size).bin"
    guard access(tree, R_OK) == 0 else { return }
    for command in Peers.commands("PLUMBLINE_LAYOUT_PEERS", replacing: ["{tree}": "'\(tree)'"]) {
      for line in Peers.lines(of: command) {
        let time = Peers.number(before: "ns/node", in: line)
        print("  \(line)\(time.map { " = \(($0 / own).rounded1) × Plumbline" } ?? "")")
      }
    }
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  /// Returns the processor time of work on all threads of the process, in nanoseconds.
  private static func time(_ work: () -> Void) -> Double { BenchmarkClock.process.once(work) * 1e9 }
}

extension Double {
  /// The number rounded to one decimal.
  fileprivate var rounded1: Double { (self * 10).rounded() / 10 }
}
