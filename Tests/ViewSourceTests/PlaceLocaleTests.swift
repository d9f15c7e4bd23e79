import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Texts in their environment's locale` {
  private let places = """
    #Preview {
      VStack {
        A()
        A().environment(\\.locale, Locale(identifier: "de"))
      }
    }
    """

  private func inBoth(_ content: String) -> [String] {
    texts(
      of: "struct A: View { let date = Date(timeIntervalSince1970: 0); var body: some View { \(content) } }\n" + places)
  }

  @Test func `a number in a format`() {
    #expect(inBoth("Text(1234.5, format: .number)") == ["1,234.5", "1.234,5"])
    #expect(inBoth("Text(0.25, format: .percent)") == ["25%", "25\u{A0}%"])
  }

  @Test func `an interpolated value`() {
    #expect(inBoth(#"Text("Sum \(1234.5, format: .number)")"#) == ["Sum 1,234.5", "Sum 1.234,5"])
    #expect(inBoth(#"Text("Sum \(12345)")"#) == ["Sum 12,345", "Sum 12.345"])
    #expect(inBoth(#"Text("A" + String(12345))"#) == ["A12345", "A12345"])
  }

  @Test func `a date in a format`() {
    let content = "Text(date, format: Date.FormatStyle(timeZone: .gmt).month(.wide).day())"
    #expect(inBoth(content) == ["January 1", "1. Januar"])
  }

  @Test func `a format that names a locale keeps it`() {
    let content = "Text(1234.5, format: .number.locale(Locale(identifier: \"fr_CH\")))"
    let found = inBoth(content)
    #expect(found.count == 2 && found[0] == found[1])
  }
}
