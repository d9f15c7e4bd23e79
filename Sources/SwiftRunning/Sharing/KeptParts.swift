import Glibc
import PlumblineSwiftReading

/// The components that one statement of a view builder adds, kept until its code changes.
final class KeptParts {
  /// The owner of these components and of those of other statements, or nil after it was released.
  private(set) weak var owner: KeptViews?
  /// Whether the statement has not recorded the object yet.
  var isNew = true
  /// The components of the last evaluation.
  var parts: [Value] = []
  /// The view of the only component, if that is a structure whose view has been made.
  var view: Value?
  private let location: SourceLocation
  /// The items of other code on which the components depend, or nil if they are not kept.
  private let units: [Int]?
  private var versions: [Int] = []
  private var code: KeptCode?
  private var effort = (steps: 0, views: 0)
  /// The run in which the components were evaluated or found to be unchanged.
  private var run = 0

  /// Creates the components of a statement, before its first evaluation.
  init(of statement: Statement, in owner: KeptViews, _ program: Program) {
    self.owner = owner
    location = statement.location
    units = owner.dependencies(of: location, in: program)
    if units != nil { owner.add(self) }
  }

  /// Appends the kept components, or those that `make` makes, which are then kept among the owner's.
  func build(
    _ evaluator: Evaluator, in owner: KeptViews, into parts: inout [Value],
    _ make: (inout [Value]) throws(Fault) -> Completion
  ) throws(Fault) -> Completion {
    guard units != nil else { return try make(&parts) }
    if isUnchanged(in: evaluator.program, owner) {
      try evaluator.count(effort, at: location)
      owner.countReuse()
      parts += self.parts
      return .normal
    }
    code = nil
    let (log, first, before) = (evaluator.log, parts.count, evaluator.effort)
    let reports = (log.diagnostics.count, log.reportedErrorCount, log.standIns.count)
    let completion = try make(&parts)
    let after = (log.diagnostics.count, log.reportedErrorCount, log.standIns.count)
    guard case .normal = completion, reports == after else { return completion }
    owner.note(self, keeps: Array(parts[first...]))
    effort = (evaluator.effort.steps - before.steps, evaluator.effort.views - before.views)
    code = KeptCode(of: location, in: evaluator.program)
    versions = (units ?? []).map { owner.version(of: $0, in: evaluator.program) }
    run = owner.run
    return completion
  }

  /// Returns whether the code and its dependencies are unchanged since the last evaluation.
  private func isUnchanged(in program: Program, _ owner: KeptViews) -> Bool {
    guard let code, let units else { return false }
    if run == owner.run { return true }
    guard code.isUnchanged(in: program.files[Int(location.file)]) else { return false }
    for (unit, version) in zip(units, versions) where owner.version(of: unit, in: program) != version { return false }
    run = owner.run
    return true
  }
}

/// The text and the position of a piece of code in one run of its program.
struct KeptCode {
  private let parsed: Range<Int>
  private let place: (line: Int, start: Int)
  private let text: [UInt8]

  /// Records a piece of code, given by its range in the parsed text of a file.
  init(_ parsed: Range<Int>, in file: FileScope) {
    self.parsed = parsed
    (place, text) = Self.present(parsed, in: file) { ($0, Array($1)) }
  }

  /// Records the code at a location.
  init(of location: SourceLocation, in program: Program) {
    let start = Int(location.offset)
    self.init(start..<(start + Int(location.length)), in: program.files[Int(location.file)])
  }

  /// Returns whether the code has the same position in its line and in its file, and the same text.
  func isUnchanged(in file: FileScope) -> Bool {
    Self.present(parsed, in: file) { place, bytes in
      guard place == self.place, bytes.count == text.count else { return false }
      return text.withUnsafeBufferPointer { text in
        guard let a = text.baseAddress, let b = bytes.baseAddress else { return true }
        return memcmp(a, b, text.count) == 0
      }
    }
  }

  /// Calls a function with the present position and text of a range of the parsed text.
  private static func present<Result>(
    _ parsed: Range<Int>, in file: FileScope,
    _ body: ((line: Int, start: Int), UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    func found(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Result {
      var line = range.lowerBound
      while line > 0, bytes[line - 1] != 0x0A { line -= 1 }
      return body((line, range.lowerBound), UnsafeBufferPointer(rebasing: bytes[range]))
    }
    guard let revision = file.trees[0].revision else { return found(parsed, file.trees[0].bytes) }
    let range = revision.offset(of: parsed.lowerBound)..<revision.offset(of: parsed.upperBound)
    return revision.bytes.withUnsafeBufferPointer { found(range, $0) }
  }
}
