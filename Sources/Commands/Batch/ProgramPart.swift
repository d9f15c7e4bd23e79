import PlumblineSource
import PlumblineSnapshots

/// A part of a program: the previews of some of its files.
///
/// A program of several hundred files is drawn in parts, on all processors, each of which reads the whole program: if a
/// process fails at a preview, only the other previews of its part are drawn again, not those of the whole program.
struct ProgramPart: Hashable, Sendable {
  /// The index of the program in the run.
  var program: Int
  /// The positions of the files whose previews are drawn, among the program's files; nil for all.
  var files: RangeSet<Int>?

  /// The maximum number of files with previews in a part.
  ///
  /// Reading a program of 1,000 files takes a few seconds, as long as about 100 previews take to be drawn.
  static let limit = 48
}

extension Program {
  /// Returns the parts in which the program is drawn, as the program at an index of the run.
  func parts(at index: Int) -> [ProgramPart] {
    let whole = [ProgramPart(program: index, files: part)]
    guard files.count > ProgramPart.limit, page == nil else { return whole }
    let positions = files.indices.filter { position in
      part?.contains(position) ?? true && ((try? text(of: files[position].path))?.hasBytes(of: "Preview") ?? true)
    }
    guard positions.count > ProgramPart.limit else { return whole }
    let count = (positions.count + ProgramPart.limit - 1) / ProgramPart.limit
    // A part also has the files before its first with previews, which may have errors.
    let starts = [0] + (1..<count).map { positions[positions.count * $0 / count] } + [files.count]
    return zip(starts, starts.dropFirst()).map { start, end in
      let range = RangeSet(start..<end)
      return ProgramPart(program: index, files: part.map { $0.intersection(range) } ?? range)
    }
  }

  /// The paths of the files whose previews are drawn, or nil for all.
  var partPaths: Set<String>? {
    part.map { part in Set(files.indices.filter(part.contains).map { files[$0].path }) }
  }
}

extension RangeSet<Int> {
  /// The ranges as texts such as `3-7`, whose second number is the first that does not belong to the range.
  var texts: [String] { ranges.map { "\($0.lowerBound)-\($0.upperBound)" } }

  /// Creates a set from ranges as texts, or returns nil if one of them is malformed.
  init?(texts: [String]) {
    self.init()
    for text in texts {
      let bounds = text.split(separator: "-").compactMap { Int($0) }
      guard bounds.count == 2, bounds[0] <= bounds[1] else { return nil }
      insert(contentsOf: bounds[0]..<bounds[1])
    }
  }
}

/// The results of programs whose parts are drawn one by one.
struct PartialResults {
  private let parts: [ProgramPart]
  private let counts: [Int: Int]
  private var results: [Int: [Int: BatchResult]] = [:]

  /// Creates an empty collection for the parts of a run.
  init(of parts: [ProgramPart]) {
    self.parts = parts
    counts = parts.reduce(into: [:]) { $0[$1.program, default: 0] += 1 }
  }

  /// Adds the result of the part at an index of the run; returns the program's results, in the order of its parts, when
  /// it is the last of them.
  mutating func add(_ result: BatchResult, at index: Int) -> (program: Int, results: [BatchResult])? {
    let program = parts[index].program
    results[program, default: [:]][index] = result
    guard results[program]?.count == counts[program], let all = results.removeValue(forKey: program) else { return nil }
    return (program, all.sorted { $0.key < $1.key }.map(\.value))
  }
}

extension BatchResult {
  /// Creates the result of a program from those of its parts.
  init(joining parts: [BatchResult]) {
    self = parts[0]
    for part in parts.dropFirst() {
      if status == .done { status = part.status }
      milliseconds += part.milliseconds
      if cause.isEmpty { cause = part.cause }
      outcome.add(part.outcome)
    }
  }
}

extension FigureJob.Outcome {
  /// Adds the outcome of another part of the same program.
  ///
  /// Each part reports the faults of files that all of them read.
  fileprivate mutating func add(_ part: FigureJob.Outcome) {
    figures += part.figures
    outputs += part.outputs
    let known = Set(assets)
    assets = (assets + part.assets.filter { !known.contains($0) }).sorted()
    previews += part.previews
    descriptions += part.descriptions
    stale += part.stale
    changedCount += part.changedCount
    let reported = Set(messages)
    messages += part.messages.filter { !reported.contains($0) }
    exitCode = max(exitCode, part.exitCode)
    result += part.result
  }
}
