import Testing

@testable import PlumblineCommands

@Suite struct `What processes of a batch tell each other` {
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

  @Test(arguments: texts) func `a result is heard as it was told, whatever its texts`(text: String) throws {
    var message = BatchMessage()
    BatchNews.begins(7).write(to: &message)
    BatchNews.ends(7, result(text)).write(to: &message)
    let (news, length) = BatchNews.all(in: message.bytes)
    #expect(length == message.bytes.count)
    try #require(news.count == 2)
    guard case .begins(7) = news[0], case .ends(7, let heard) = news[1] else {
      Issue.record("\(news)")
      return
    }
    #expect(heard.json == result(text).json)
  }

  @Test(arguments: texts) func `so is a request`(text: String) throws {
    let message = BatchRequest(index: 1_234_567, path: text, stem: text + "/x").message
    let heard = try #require(message.bytes.withUnsafeBufferPointer { BatchRequest($0[...]) })
    #expect(heard.index == 1_234_567)
    #expect(heard.path == text)
    #expect(heard.stem == text + "/x")
  }

  @Test func `a line that makes no sense is passed over, and one without its end waits`() {
    var message = BatchMessage()
    BatchNews.begins(1).write(to: &message)
    let begins = message.bytes
    let noise = Array("oops\n\nbegins\t\nbegins\tx\nends\t3\tfile\tnonsense\t0\nends\t3\n\u{FF}\n".utf8)
    let (news, length) = BatchNews.all(in: noise + begins + noise + begins + begins.dropLast())
    #expect(news.count == 2)
    #expect(length == 2 * (noise.count + begins.count))
  }

  @Test func `a digest that nobody asked for stays away`() {
    for digest in [nil, "abc"] {
      var told = BatchResult(file: "f", status: .done)
      told.digest = digest
      var message = BatchMessage()
      BatchNews.ends(0, told).write(to: &message)
      guard case .ends(0, let heard)? = BatchNews.all(in: message.bytes).news.first else {
        Issue.record("nothing was heard")
        return
      }
      #expect(heard.digest == digest)
    }
  }
}
