import PlumblineSnapshots
import Synchronization

/// `plumbline compare`: compares two images, or two folders of images.
enum CompareCommand {
  /// Compares the images that a call names.
  static func run(_ call: Invocation, _ console: Console) throws -> ExitCode {
    guard call.paths.count == 2 else {
      let count = call.paths.count == 1 ? "one path" : "\(call.paths.count) paths"
      throw UsageError("compare takes two images or two folders, not \(count)")
    }
    let (first, second) = (call.paths[0], call.paths[1])
    guard Files.isFolder(first) == Files.isFolder(second) else {
      throw UsageError("'\(first)' and '\(second)' cannot be compared: one is a folder, the other is not")
    }
    let pairs =
      Files.isFolder(first)
      ? ImagePair.all(in: first, second, differences: call[.difference])
      : [
        ImagePair(name: second, first: first, second: second, difference: call[.difference])
      ]
    let comparison = ImageComparison(tolerance: PixelTolerance(call))
    let isJSON = call[.json]
    let total = Mutex((results: [JSON](), exitCode: ExitCode.done, differing: 0))
    Workers.run(pairs.count, jobs: call.workerCount) { index in
      pairs[index].result(comparison)
    } deliver: { _, result in
      if !isJSON, let line = result.line { console.write(line + "\n") }
      total.withLock { total in
        if isJSON { total.results.append(result.json) }
        total.exitCode = max(total.exitCode, result.exitCode)
        total.differing += result.exitCode == .done ? 0 : 1
      }
    }
    return total.withLock { total in
      if isJSON {
        console.write(JSON.object(["pairs": .array(total.results)]).indentedText)
      } else if pairs.count != 1 {
        console.write("\(pairs.count) pairs, \(total.differing) differ\n")
      }
      return total.exitCode
    }
  }
}
