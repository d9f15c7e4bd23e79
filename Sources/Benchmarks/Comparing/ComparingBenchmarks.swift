import Glibc
import PlumblineRendering
import PlumblineSnapshots

/// Benchmarks of comparing images, relative to decoding them and to other programs.
enum ComparingBenchmarks {
  /// Compares the images of each set and prints a line, followed by the times of other programs for the same files.
  ///
  /// `PLUMBLINE_COMPARING_PEERS` has the commands of the other programs, separated by `;`. In them, `{list}` stands for
  /// a file with the two paths of a pair on each line. Each prints the time for all pairs as `… ms`. Programs that only
  /// decode show the cost of decoding with other PNG readers. For instance:
  /// ```
  /// export PLUMBLINE_COMPARING_PEERS='python3 pydiff.py blazediff @{list};diff_floor spng 1 @{list};diff_floor libpng
  /// 1 @{list}'
  /// ```
  static func run() {
    let folder = ScratchFolder.path
    print("1,000 pairs of 800 × 600 on one thread: half equal in bytes, 400 equal in pixels, 100 different")
    measure("pairs", pairs(count: 1_000, width: 800, height: 600), in: folder)
    print("A pair of 3840 × 2160 with a few small differences")
    measure("4K", pairs(count: 1, width: 3_840, height: 2_160, firstIndex: 9), in: folder)
  }

  /// Measures one set of pairs.
  ///
  /// They are written to files, so that all programs have to read them.
  private static func measure(_ name: String, _ pairs: [(a: [UInt8], b: [UInt8])], in folder: String) {
    let paths = pairs.indices.map { (a: "\(folder)/\(name)-\($0)-a.png", b: "\(folder)/\(name)-\($0)-b.png") }
    let list = "\(folder)/\(name).txt"
    defer {
      for path in paths.flatMap({ [$0.a, $0.b] }) + [list] { unlink(path) }
      rmdir(folder)
    }
    do {
      for (path, pair) in zip(paths, pairs) {
        try Files.write(pair.a, to: path.a)
        try Files.write(pair.b, to: path.b)
      }
      try Files.write(Array(paths.map { "\($0.a) \($0.b)\n" }.joined().utf8), to: list)
    } catch {
      return print("no pairs: the files cannot be written")
    }
    let comparison = ImageComparison()
    var differing = 0
    let compare = BenchmarkClock.wall.median {
      differing = 0
      for path in paths {
        guard let a = try? Files.read(path.a), let b = try? Files.read(path.b) else { continue }
        if case .differs = comparison.compare(a, b) { differing += 1 }
      }
    }
    var pixels = 0
    let decode = BenchmarkClock.wall.median {
      for path in paths.flatMap({ [$0.a, $0.b] }) {
        guard let file = try? Files.read(path) else { continue }
        pixels += Bitmap(png: file)?.width ?? 0
      }
    }
    print(
      "\(name): \((compare * 1_000 / Double(pairs.count)).short) ms a pair, \(differing) differ; "
        + "\((compare / decode).short) of the time that reading and decoding both takes")
    for command in Peers.commands("PLUMBLINE_COMPARING_PEERS", replacing: ["{list}": list]) {
      for line in Peers.lines(of: command) {
        guard let time = Peers.firstNumber(before: "ms", in: line) else { continue }
        print("  \(line); Plumbline takes \((compare * 1_000 / time).short) of it")
      }
    }
  }

  /// Returns pairs of images.
  ///
  /// One in ten differs in a few pixels, and four in ten have equal pixels but different files.
  private static func pairs(
    count: Int, width: Int, height: Int, firstIndex: Int = 0
  ) -> [(a: [UInt8], b: [UInt8])] {
    (firstIndex..<firstIndex + count).map { index in
      let image = image(width: width, height: height, seed: UInt64(index))
      let file = image.png
      if index % 10 < 5 { return (file, file) }
      if index % 10 < 9 {
        return (file, Provenance(fonts: "other", source: "other").stamped(png: file))
      }
      var other = image
      for offset in 0..<40 { other[width / 2 + offset, height / 3] = SIMD4(255, 0, 255, 255) }
      return (file, other.png)
    }
  }

  /// Returns an image that resembles a screen: rectangles on a plain background.
  private static func image(width: Int, height: Int, seed: UInt64) -> Bitmap {
    var random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ limit: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % limit
    }
    var image = Bitmap(width: width, height: height, filledWith: SIMD4(246, 247, 249, 255))
    for _ in 0..<(width * height / 30_000) {
      let (x, y, w, h) = (next(width), next(height), 40 + next(width / 6), 16 + next(height / 8))
      let color = SIMD4(UInt8(next(256)), UInt8(next(256)), UInt8(next(256)), 255)
      for row in y..<min(y + h, height) {
        for column in x..<min(x + w, width) { image[column, row] = color }
      }
    }
    return image
  }
}
