import PlumblineSnapshots

/// The file of known failures that a call names.
struct BaselineFile {
  private let path: String

  /// Reads the baseline that a call names, or returns nil if it names none.
  init?(_ call: Invocation) throws(UsageError) {
    guard let path = call[.baseline] else {
      if call[.updateBaseline] { throw UsageError("--update-baseline needs --baseline FILE") }
      return nil
    }
    self.path = path
  }

  /// Marks the known failures of a report, and returns a line for each that no longer occurs.
  func mark(_ report: inout SnapshotReport) throws -> [String] {
    guard Files.size(of: path) != nil else {
      throw UsageError("there is no baseline \(path)", hint: "--update-baseline writes it")
    }
    guard let baseline = JSON(parsing: try Files.readText(path)).flatMap(Baseline.init(json:)) else {
      throw FileError("\(path): the file is no baseline")
    }
    return baseline.mark(&report, relative: relative).map {
      "gone: \($0.file): \($0.figure) is in \(path) and no longer fails"
    }
  }

  /// Writes the failures of a report, which are known from then on.
  func write(_ report: inout SnapshotReport) throws {
    let baseline = Baseline(report, relative: relative)
    try Files.write(Array(baseline.json.indentedText.utf8), to: path)
    _ = baseline.mark(&report, relative: relative)
  }

  /// Returns a path relative to the baseline's folder.
  private func relative(_ file: String) -> String {
    let folder = Files.components(of: Files.folder(of: path))
    let parts = Files.components(of: file)
    let shared = zip(folder, parts).prefix { $0 == $1 }.count
    let up = [Substring](repeating: "..", count: folder.count - shared)
    return (up + parts[shared...]).joined(separator: "/")
  }
}
