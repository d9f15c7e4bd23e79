import Testing

@testable import PlumblineSwiftRunning

@Suite struct `Random programs` {
  @Test(arguments: huntedPrograms.indices) func `show what compiled code shows`(index: Int) throws {
    let program = huntedPrograms[index]
    let run = try PlainRun(program.code)
    #expect(run.messages.isEmpty)
    #expect(run.text.split(separator: "⏎", omittingEmptySubsequences: false).map(String.init) == program.lines)
  }
}
