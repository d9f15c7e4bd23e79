import Testing

@testable import PlumblineViewSource

@Suite struct `Interpolated values` {
  /// The strings of all texts of a view.
  private func texts(_ body: String) -> [String?] {
    let source = """
      let s = "q"
      struct A: View { var body: some View { VStack { \(body) } } }
      """
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: source)])
    #expect(reading.diagnostics.diagnostics == [])
    return reading.previews[0].resolved().views.filter { $0.view == "Text" }.map(\.detail)
  }

  @Test func `are formatted for the locale if the literal is a key`() {
    #expect(texts(#"Text("\(2023)"); Text("\(1.5)"); Text("\(-1234567)")"#) == ["2,023", "1.500000", "-1,234,567"])
    #expect(texts(#"Text("\(CGFloat(1234.5)) and \(12)")"#) == ["1,234.500000 and 12"])
    #expect(texts(#"Label("\(1000)", systemImage: "star"); Button("\(0.5)") {}"#) == ["1,000", "0.500000"])
    #expect(texts(#"Text(true ? "\(1000)" : "no")"#) == ["1,000"])
  }

  /// Rule: <doc:TextLayout#Values-in-localized-keys>.
  @Test func `are dates in full if the literal is a key`() {
    let date = "Date(timeIntervalSince1970: 1618008284)"
    #expect(
      texts(#"Text("\(\#(date))"); Text(verbatim: "\(\#(date))")"#) == [
        "Friday, April 9, 2021 at 10:44:44\u{202F}PM Greenwich Mean Time", "2021-04-09 22:44:44 +0000",
      ])
  }

  @Test func `are described where the literal is a string`() {
    #expect(texts(#"Text(verbatim: "\(2023) \(1.5)")"#) == ["2023 1.5"])
    #expect(texts(#"Text("\(2023)" + "!"); Text(s + "\(1.5)")"#) == ["2023!", "q1.5"])
    #expect(texts(#"Text(String("\(2023)")); Text("\(2023)" as String)"#) == ["2023", "2023"])
    #expect(texts(#"let t = "\(2023)"; Text(t)"#) == ["2023"])
  }

  @Test func `make the literal a string if a key cannot contain them`() {
    #expect(texts(#"Text("\(true) \(2023) *a*")"#) == ["true 2023 *a*"])
    #expect(texts(#"Text("\([1, 2]) \(1.5)")"#) == ["[1, 2] 1.5"])
  }

  @Test func `keep their explicit format`() {
    #expect(texts(#"Text("\(1234.5678, specifier: "%.2f") \(1000)")"#) == ["1234.57 1,000"])
    #expect(texts(#"Text("\(Text("x").bold()) \(1000)")"#) == ["x 1,000"])
  }

  @Test func `are parsed as Markdown if a string becomes a key`() {
    #expect(texts(#"Text(LocalizedStringKey("**b** " + s))"#) == ["b q"])
    #expect(texts(#"let k: LocalizedStringKey = "**b** \(1000)"; Text(k)"#) == ["b 1,000"])
  }
}
