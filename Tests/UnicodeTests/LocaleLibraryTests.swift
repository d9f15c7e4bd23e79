import Testing

@testable import PlumblineUnicode

@Suite struct `The locale library` {
  /// January 1, 2026, 15:18:14 GMT.
  private let moment = 1_767_280_694_000.0

  @Test func `a medium date and time are joined as in iOS, when written and when read`() throws {
    let library = try #require(LocaleLibrary.shared)
    let written = library.date(moment, date: 2, time: 3, locale: "en_US", zone: "GMT")
    #expect(written == "Jan 1, 2026 at 3:18\u{202F}PM")
    #expect(
      library.moment(of: try #require(written), date: 2, time: 3, locale: "en_US", zone: "GMT") == moment - 14_000)
    #expect(library.date(moment, date: 2, time: 3, locale: "de_DE", zone: "GMT") == "01.01.2026, 15:18")
  }

  @Test func `a narrow month is not a minute`() throws {
    let library = try #require(LocaleLibrary.shared)
    let units = ["month", "minute"].map {
      library.number(2, skeleton: "measure-unit/duration-\($0) unit-width-narrow", locale: "en_US")
    }
    #expect(units == ["2mo", "2m"])
  }

  @Test func `an unknown skeleton or language gives no text`() throws {
    let library = try #require(LocaleLibrary.shared)
    #expect(library.number(2, skeleton: "no-such-word", locale: "en_US") == nil)
    #expect(library.list(["a"], kind: 9, width: 0, locale: "en_US") == nil)
  }

  @Test func `texts of any length are joined`() throws {
    let library = try #require(LocaleLibrary.shared)
    let long = String(repeating: "ab ", count: 2_000)
    #expect(library.list([long, "b", "c"], kind: 0, width: 0, locale: "en_US") == "\(long), b, and c")
    #expect(library.list([], kind: 0, width: 0, locale: "en_US") == "")
  }
}

@Suite struct `The order of texts` {
  @Test(arguments: [
    (TextOrder.Rule.plain, "a", "A", -1), (.plain, "ä", "z", -1), (.plain, "file10", "file9", -1),
    (.caseInsensitive, "a", "A", 0), (.caseInsensitive, "a", "á", -1), (.standard, "file10", "file9", 1),
  ])
  func `is the language's`(rule: TextOrder.Rule, first: String, second: String, order: Int) throws {
    let texts = try #require(TextOrder.shared(rule, locale: "en_US"))
    #expect(texts.order(first, second) == order)
    #expect(texts.order(second, first) == -order)
  }
}

@Suite struct `Directions` {
  @Test func `letters decide the paragraph's direction, else the fallback does`() throws {
    func level(_ text: String, _ fallback: Bool) -> UInt8? {
      UnicodeDirections(Array(text.utf16), isRightToLeft: fallback)?.paragraph
    }
    #expect(level("שלום abc", false) == 1)
    #expect(level("abc שלום", true) == 0)
    #expect(level("12", true) == 1)
    #expect(level("12", false) == 0)
  }

  @Test func `numbers run left to right within letters that run right to left`() throws {
    let found = try #require(UnicodeDirections(Array("א12ב".utf16), isRightToLeft: false))
    #expect(found.levels == [1, 2, 2, 1])
  }
}
