import Glibc
import PlumblineSnapshots

/// `plumbline accept`, `reject` and `review`: replaces golden files with the pending files of the last check, or
/// deletes these.
enum PendingCommand {
  /// Makes all pending files golden files.
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

  /// Reports the pending files figure by figure and asks what to do with each; files that are neither accepted nor
  /// rejected remain pending.
  static func review(_ call: Invocation, _ console: Console) throws -> ExitCode {
    let figures = try figures(of: pending(in: call)).filter { files in
      call[.filter].map { files[0].figure.contains($0) } ?? true
    }
    var rest = figures.count
    for (index, files) in figures.enumerated() {
      let summaries = files.map { summary(of: $0, tolerance: PixelTolerance(call)) }
      let name = files.first?.figure ?? ""
      console.write("\(index + 1) of \(figures.count): \(name)\n\(summaries.joined())")
      guard let answer = call[.acceptAll] ? "a" : answer(about: name, console), answer != "q" else { break }
      if answer == "a" { for golden in files { try golden.accept() } }
      if answer == "r" { for golden in files { try golden.reject() } }
      if answer != "s" { rest -= 1 }
    }
    console.write(rest == 0 ? "nothing is pending\n" : "\(rest) still pending\n")
    return rest == 0 ? .done : .goldenMissing
  }

  /// Returns the files of each figure, layouts first, so that a figure's change is decided at once.
  private static func figures(of pending: [GoldenFile]) -> [[GoldenFile]] {
    let levels: [SnapshotLevel?] = [.layout, .drawing, .pixels]
    func rank(_ golden: GoldenFile) -> Int { levels.firstIndex(of: golden.level) ?? levels.count }
    return Dictionary(grouping: pending, by: \.figure).sorted { $0.key < $1.key }
      .map { $0.value.sorted { (rank($0), $0.path) < (rank($1), $1.path) } }
  }

  /// Returns the person's answer, after asking until it is valid; nil at the end of the input.
  private static func answer(about name: String, _ console: Console) -> Character? {
    while true {
      console.write("\(name): accept, reject, skip or quit? [a r s q] ")
      guard let line = readLine() else { return nil }
      if let answer = line.lowercased().first(where: { $0 != " " }), "arsq".contains(answer) { return answer }
      console.write("a: accept the new file, r: reject it, s: skip it, q: quit\n")
    }
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

  private static func pending(in call: Invocation) throws -> [GoldenFile] {
    let call = try CallSettings(call).wholeCall()
    let paths = call.paths.isEmpty ? ["."] : call.paths
    if let golden = call[.golden] { return GoldenFolder.below(golden).pending(below: []) }
    return paths.flatMap { path -> [GoldenFile] in
      if Files.isFolder(path) { return GoldenFolder.beside.pending(below: [path]) }
      let folder = Files.folder(of: path)
      let stem = Files.stem(of: path)
      return GoldenFolder.beside.pending(below: [folder.isEmpty ? "." : folder]).filter { golden in
        let name = golden.path.split(separator: "/").last ?? ""
        return Files.folder(of: Files.folder(of: golden.path)) == (folder.isEmpty ? "." : folder)
          && name.hasPrefix(stem) && [".", "@", "-"].contains(String(name.dropFirst(stem.count).prefix(1)))
      }
    }
  }

  private static func close(_ count: Int, _ verb: String, _ console: Console) -> ExitCode {
    console.write(count == 0 ? "nothing is pending\n" : "\(count) \(verb)\n")
    return .done
  }
}
