import PlumblineSource
import Glibc
import PlumblineSnapshots

/// `plumbline accept` and `reject`: replaces golden files with the pending files of the last check, or deletes these.
enum PendingCommand {
  /// Accepts all pending files as golden files.
  static func accept(_ call: Invocation, _ console: Console) throws -> ExitCode {
    let pending = try pending(in: call)
    for golden in pending {
      try golden.accept()
      console.write("accepted \(golden.path)\n")
    }
    return close(pending.count, "accepted", console)
  }

  /// Removes all pending files.
  static func reject(_ call: Invocation, _ console: Console) throws -> ExitCode {
    let pending = try pending(in: call)
    for golden in pending {
      try golden.reject()
      console.write("rejected \(golden.pendingPath)\n")
    }
    return close(pending.count, "rejected", console)
  }

  /// Returns the files of each figure, layouts first, so that a figure's change is decided at once.
  static func figures(of pending: [GoldenFile]) -> [[GoldenFile]] {
    let levels: [SnapshotLevel?] = [.layout, .drawing, .pixels]
    func rank(_ golden: GoldenFile) -> Int { levels.firstIndex(of: golden.level) ?? levels.count }
    return Dictionary(grouping: pending, by: \.figure).sorted { $0.key < $1.key }
      .map { $0.value.sorted { (rank($0), $0.path) < (rank($1), $1.path) } }
  }

  /// Returns a description of the difference, with the paths of the files.
  static func summary(of golden: GoldenFile, tolerance: PixelTolerance) -> String {
    var lines: [String] = []
    if let finding = SnapshotCheck(tolerance: tolerance).pendingFinding(of: golden) {
      lines.append(finding.sentence)
      if let remark = finding.remark { lines.append("note: \(remark)") }
    }
    if Files.size(of: golden.path) != nil { lines.append("  expected   \(golden.path)") }
    lines.append("  actual     \(golden.pendingPath)")
    if Files.size(of: golden.differencePath) != nil { lines.append("  difference \(golden.differencePath)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the golden files below the paths of a call that have a pending file.
  static func pending(in call: Invocation) throws -> [GoldenFile] {
    let call = try CallSettings(call).wholeCall()
    let paths = call.paths.isEmpty ? ["."] : call.paths
    if let golden = try requiredGoldens(of: call) { return GoldenFolder.below(golden).pending(below: []) }
    try requirePaths(paths)
    return paths.flatMap { path -> [GoldenFile] in
      if Files.isFolder(path) { return GoldenFolder.beside.pending(below: [path]) }
      let folder = Files.folder(of: path)
      let stem = FilePath.stem(of: path)
      return GoldenFolder.beside.pending(below: [folder.isEmpty ? "." : folder]).filter { golden in
        let name = golden.path.split(separator: "/").last ?? ""
        return Files.folder(of: Files.folder(of: golden.path)) == (folder.isEmpty ? "." : folder)
          && name.hasPrefix(stem) && [".", "@", "-"].contains(String(name.dropFirst(stem.count).prefix(1)))
      }
    }
  }

  /// Throws an error if a path does not exist.
  static func requirePaths(_ paths: [String]) throws {
    for path in paths where !Files.exists(path) { throw FileError("read", path) }
  }

  /// Returns the folder of golden files that a call names, which must exist.
  static func requiredGoldens(of call: Invocation) throws -> String? {
    guard let golden = call[.golden], !Files.isFolder(golden) else { return call[.golden] }
    throw UsageError("there is no folder \(golden)", hint: "--golden names the folder that check has written")
  }

  private static func close(_ count: Int, _ verb: String, _ console: Console) -> ExitCode {
    console.write(count == 0 ? "nothing is pending\n" : "\(count) \(verb)\n")
    return .done
  }
}
