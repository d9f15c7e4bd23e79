import PlumblineSnapshots

extension SnapshotReport {
  /// Adds a note for each figure without a golden layout whose layout is that of a stale golden file: its preview was
  /// probably renamed.
  mutating func noteRenamedFigures() {
    let layouts = stale.filter { GoldenFile(path: $0).level == .layout }
    if layouts.isEmpty { return }
    var owners: [String: String] = [:]
    for path in layouts {
      guard let text = try? Files.readText(path) else { continue }
      owners[LayoutGolden(parsing: text).layout] = path
    }
    for figure in figures.indices {
      for finding in figures[figure].findings.indices {
        let golden = figures[figure].findings[finding]
        guard golden.level == .layout, golden.status == .missing else { continue }
        let actual = golden.isRecorded ? golden.golden : GoldenFile(path: golden.golden).pendingPath
        guard let text = try? Files.readText(actual), let old = owners[LayoutGolden(parsing: text).layout] else {
          continue
        }
        figures[figure].findings[finding].remark =
          "its layout is that of \(old), which no figure uses: if the preview was renamed, accept this one and prune that one"
      }
    }
  }
}
