import PlumblineLayout
import PlumblineViewSource
import Testing

@testable import PlumblineCommands

/// Defaults whose text in the help is separate from the code that contains them.
@Suite struct `Defaults of options` {
  @Test func `the default time is that of programs`() throws {
    let time = try #require(Option<String?>.clock.help.split(separator: " ").last?.dropLast())
    #expect(Clock.seconds(iso8601: String(time)) == ReadingOptions().clock)
  }

  @Test func `the default canvas is that of previews`() throws {
    let text = try #require(Option<String?>.canvas.help.split(separator: "default ").last)
    let name = try #require(text.split(separator: ")").first)
    let device = try #require(Device.screens.first { $0.name == name })
    #expect(device.screen.size == Device.standard.size)
    #expect(device.screen.safeArea == Device.standard.safeArea)
  }

  @Test func `the help of a number ends with its default`() {
    #expect(Option<Int>.timeout.help.hasSuffix("(default \(Option<Int>.timeout.defaultValue()))"))
    #expect(Option<Int>.jobs.help.hasSuffix("(default one per processor)"))
  }
}
