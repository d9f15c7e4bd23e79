import Commands
import Glibc
import Snapshots

/// A thousand layout files drawn in one call, by format and number of threads, and again from a cache.
enum BatchBenchmarks {
  /// Runs the batches and prints a line for each.
  static func run() {
    let folder = "/tmp/plumbline-bench-\(getpid())"
    defer { Files.remove(folder: folder) }
    do {
      for index in 0..<1_000 { try Files.write(Array(source(index).utf8), to: "\(folder)/in/\(index).swift") }
    } catch {
      print("no batch: the files cannot be written")
      return
    }
    print("1,000 layout files of a column of four boxes, three labels and a guide; figures a second")
    for format in ["svg", "png", "pdf"] {
      let rates = [1, 2].map { 1_000 / draw(folder, format, ["--jobs", "\($0)"]) }
      print("\(format): \(rates[0].short) on one thread, \(rates[1].short) on two (\((rates[1] / rates[0]).short) ×)")
    }
    let cache = ["--cache", folder + "/cache"]
    _ = draw(folder, "svg", cache)
    print("svg from the cache: \((1_000 / draw(folder, "svg", cache)).short)")
  }

  private static func draw(_ folder: String, _ format: String, _ options: [String]) -> Double {
    Files.remove(folder: folder + "/out")
    return WallTime.once {
      _ = Plumbline.run(
        ["render", folder + "/in", "-o", folder + "/out", "--format", format, "--show", "guides"] + options)
    }
  }

  private static func source(_ index: Int) -> String {
    """
    import SwiftUI

    #Preview(traits: .fixedLayout(width: 600, height: 400)) {
      VStack(alignment: .center, spacing: \(8 + index % 7)) {
        Text("Figure number \(index)").font(.title)
        RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: \(200 + index % 90), height: 50)
        RoundedRectangle(cornerRadius: 8).fill(.green).frame(width: \(120 + index % 70), height: 50)
        Text("A label between the boxes")
        RoundedRectangle(cornerRadius: 8).fill(.orange).frame(width: \(260 - index % 50), height: 50)
        RoundedRectangle(cornerRadius: 8).fill(.red).frame(width: \(90 + index % 30), height: 50)
        Text("Below").font(.caption)
      }
    }

    """
  }
}

extension Files {
  /// Removes a folder and all that is in it.
  fileprivate static func remove(folder: String) {
    let files = files(below: folder, suffix: "")
    for path in files { try? remove(path) }
    for path in Set(files.map { self.folder(of: $0) }).sorted(by: >) { rmdir(path) }
    for name in ["/cache", ""] { rmdir(folder + name) }
  }
}
