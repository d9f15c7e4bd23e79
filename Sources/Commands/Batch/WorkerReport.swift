/// A request to draw a file or a part of a program, which a worker takes from the queue.
struct BatchRequest {
  /// The index of the file or part in the batch.
  var index: Int
  /// The index of the program in the batch.
  var program: Int
  /// The positions of the files whose previews are drawn, among the program's; nil for all.
  var part: RangeSet<Int>?
  /// The file's path.
  var path: String
  /// The path of its figures below the output folder, without an extension.
  var stem: String
  /// The source locations of the previews to skip.
  var skipped: [String] = []
  /// The causes for which they are skipped, in the same order.
  var causes: [String] = []

  /// The request as a message.
  var message: BatchMessage {
    var message = BatchMessage()
    message.add(index)
    message.add(path)
    message.add(stem)
    message.add(skipped)
    message.add(causes)
    message.add(program)
    message.add(part?.texts ?? [])
    return message
  }

  /// Creates a request with a file's index, path and stem.
  init(index: Int, path: String, stem: String, skipped: [String] = []) {
    (self.index, self.path, self.stem, self.skipped) = (index, path, stem, skipped)
    program = index
  }

  /// Creates a request for a part of a program that begins with a file, as the request at an index.
  init(_ part: ProgramPart, at index: Int, of file: LayoutFile) {
    self.init(index: index, path: file.path, stem: file.stem)
    (program, self.part) = (part.program, part.files)
  }

  /// Decodes a request, or returns nil if the message is malformed.
  init?(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    var reader = BatchMessage.Reader(line)
    guard let index = reader.number() else { return nil }
    self.init(index: index, path: reader.text(), stem: reader.text(), skipped: reader.texts())
    causes = reader.texts()
    program = reader.number() ?? index
    let ranges = reader.texts()
    part = ranges.isEmpty ? nil : RangeSet(texts: ranges)
  }
}

/// A worker's report: the file that it begins, or the result of one.
enum WorkerReport {
  /// The worker begins a file, given by index.
  case begins(Int)
  /// The worker begins a preview of a file, given by index, at a source location.
  case previews(Int, String)
  /// The result of a file, given by index.
  case ends(Int, BatchResult)

  private static let beginning = "begins"
  private static let preview = "previews"
  private static let ending = "ends"

  /// Appends the report to a message as a line.
  func write(to message: inout BatchMessage) {
    switch self {
    case .begins(let index):
      message.add(Self.beginning)
      message.add(index)
    case .previews(let index, let location):
      message.add(Self.preview)
      message.add(index)
      message.add(location)
    case .ends(let index, let result):
      message.add(Self.ending)
      message.add(index)
      result.write(to: &message)
    }
    message.end()
  }

  /// Decodes a report, or returns nil if the line is malformed.
  init?(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    var reader = BatchMessage.Reader(line)
    let kind = reader.text()
    guard let index = reader.number() else { return nil }
    switch kind {
    case Self.beginning: self = .begins(index)
    case Self.preview: self = .previews(index, reader.text())
    case Self.ending:
      guard let result = BatchResult(&reader) else { return nil }
      self = .ends(index, result)
    default: return nil
    }
  }

  /// Returns the reports in several lines, whose last may be incomplete, and the number of bytes of the complete
  /// ones.
  static func all(in bytes: [UInt8]) -> (reports: [WorkerReport], length: Int) {
    bytes.withUnsafeBufferPointer { bytes in
      var reports: [WorkerReport] = []
      var rest = bytes[...]
      while let end = rest.firstIndex(of: BatchMessage.line) {
        if let report = WorkerReport(rest[rest.startIndex..<end]) { reports.append(report) }
        rest = rest[(end + 1)...]
      }
      return (reports, rest.startIndex)
    }
  }
}

extension BatchResult {
  /// Adds the result to a message.
  fileprivate func write(to message: inout BatchMessage) {
    message.add(file)
    message.add(status.rawValue)
    message.add(Int(outcome.exitCode.rawValue))
    message.add(outcome.changedCount)
    message.add(milliseconds)
    message.add(digest ?? "")
    message.add(outcome.figures)
    message.add(outcome.outputs)
    message.add(outcome.assets)
    message.add(outcome.previews.flatMap(\.fields))
    message.add(outcome.messages)
    message.add(outcome.descriptions.flatMap(\.fields))
    message.add(outcome.stale)
    message.add(check)
  }

  /// Decodes a result, or returns nil if the message is malformed.
  fileprivate init?(_ reader: inout BatchMessage.Reader) {
    let file = reader.text()
    guard let status = Status(rawValue: reader.text()), let code = reader.number() else { return nil }
    self.init(file: file, status: status)
    outcome.exitCode = Int32(exactly: code).flatMap(ExitCode.init) ?? .internalFault
    outcome.changedCount = reader.number() ?? 0
    milliseconds = reader.number() ?? 0
    let digest = reader.text()
    self.digest = digest.isEmpty ? nil : digest
    outcome.figures = reader.texts()
    outcome.outputs = reader.texts()
    outcome.assets = reader.texts()
    outcome.previews = PreviewResult.all(in: reader.texts())
    outcome.messages = reader.texts()
    outcome.descriptions = FigureDescription.all(in: reader.texts())
    outcome.stale = reader.texts()
    check = reader.text()
  }
}
