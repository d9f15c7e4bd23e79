import Testing

@testable import PlumblineCommands

@Suite struct `Messages between the processes of a batch` {
  private static let texts = [
    "", "a", "two words", "a\tb", "a\nb\r\n", "\u{1F}", "\u{1B}[31mred\u{1B}[0m", "\\t", "ä 日本 👩‍👩‍👧", "\t\t", "\0",
  ]

  private func result(_ text: String) -> BatchResult {
    var result = BatchResult(file: text, status: .error)
    result.outcome.exitCode = .pixelsDiffer
    result.outcome.changedCount = 12
    result.milliseconds = 345
    result.outcome.figures = [text]
    result.outcome.outputs = [text, "", text]
    result.outcome.messages = ["", text + text]
    return result
  }

  @Test(arguments: texts) func `a result with any texts is received as it was sent`(text: String) throws {
    var message = BatchMessage()
    WorkerReport.begins(7).write(to: &message)
    WorkerReport.ends(7, result(text)).write(to: &message)
    let (reports, length) = WorkerReport.all(in: message.bytes)
    #expect(length == message.bytes.count)
    try #require(reports.count == 2)
    guard case .begins(7) = reports[0], case .ends(7, let heard) = reports[1] else {
      Issue.record("\(reports)")
      return
    }
    #expect(heard.json == result(text).json)
  }

  @Test(arguments: texts) func `a request is received as it was sent`(text: String) throws {
    let message = BatchRequest(index: 1_234_567, path: text, stem: text + "/x").message
    let heard = try #require(message.bytes.withUnsafeBufferPointer { BatchRequest($0[...]) })
    #expect(heard.index == 1_234_567)
    #expect(heard.path == text)
    #expect(heard.stem == text + "/x")
  }

  @Test func `a malformed line is skipped, and an incomplete one waits for its end`() {
    var message = BatchMessage()
    WorkerReport.begins(1).write(to: &message)
    let begins = message.bytes
    let noise = Array("oops\n\nbegins\t\nbegins\tx\nends\t3\tfile\tnonsense\t0\nends\t3\n\u{FF}\n".utf8)
    let (reports, length) = WorkerReport.all(in: noise + begins + noise + begins + begins.dropLast())
    #expect(reports.count == 2)
    #expect(length == 2 * (noise.count + begins.count))
  }

  @Test func `a digest is sent only on request`() {
    for digest in [nil, "abc"] {
      var result = BatchResult(file: "f", status: .done)
      result.digest = digest
      var message = BatchMessage()
      WorkerReport.ends(0, result).write(to: &message)
      guard case .ends(0, let heard)? = WorkerReport.all(in: message.bytes).reports.first else {
        Issue.record("no message was received")
        return
      }
      #expect(heard.digest == digest)
    }
  }
}
