import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// The texts of a preview's views, in order.
func texts(of code: String, options: ReadingOptions = ReadingOptions()) -> [String] {
  let file = SourceFile(path: "Formats.swift", text: "import SwiftUI\n\(code)\n")
  let reading = ViewSource.read([file], options: options)
  let layouts = reading.previews.map { $0.resolved() }
  let messages = reading.diagnostics.diagnostics.map(\.message.description)
  return messages + layouts.flatMap { $0.views.filter { $0.view == "Text" }.compactMap(\.detail) }
}

/// The expected texts are the output of Foundation's format styles in a program built with the toolchain.
@Suite struct `Formats of numbers` {
  @Test(arguments: [
    ("1234567.891, format: .number", "1,234,567.891"), ("36.72, format: .percent", "3,672%"),
    ("0.123456789, format: .percent", "12.345679%"), ("42, format: .percent", "42%"),
    ("36.72, format: .currency(code: \"USD\")", "$36.72"), ("36.72, format: .currency(code: \"BRL\")", "R$36.72"),
    ("36.72, format: .currency(code: \"JPY\")", "¥37"), ("36.72, format: .currency(code: \"CHF\")", "CHF\u{A0}36.72"),
    ("1234567.891, format: .number.notation(.compactName)", "1.2M"),
    ("1234567.891, format: .number.notation(.scientific)", "1.234568E6"),
    ("1234567.891, format: .number.precision(.significantDigits(3))", "1,230,000"),
    ("12.3456, format: .number.precision(.significantDigits(2...4))", "12.35"),
    ("1234567.891, format: .number.precision(.fractionLength(1))", "1,234,567.9"),
    ("3.0, format: .number.precision(.fractionLength(0...2))", "3"),
    ("7, format: .number.precision(.integerLength(3))", "007"),
    ("7.5, format: .number.precision(.integerAndFractionLength(integer: 2, fraction: 2))", "07.50"),
    ("5, format: .number.sign(strategy: .always())", "+5"),
    ("0, format: .number.sign(strategy: .always(includingZero: false))", "0"),
    ("-5, format: .number.sign(strategy: .never)", "5"), ("12345, format: .number.grouping(.never)", "12345"),
    ("2.7, format: .number.rounded(increment: 0.5)", "2.5"),
    ("2.79, format: .number.rounded(rule: .down, increment: 0.1)", "2.7"),
    ("2.5, format: .number.scale(10)", "25"), ("2.0, format: .number.decimalSeparator(strategy: .always)", "2."),
    ("36.72, format: .currency(code: \"USD\").presentation(.isoCode)", "USD\u{A0}36.72"),
    ("36.72, format: .currency(code: \"USD\").presentation(.fullName)", "36.72 US dollars"),
    ("-36.72, format: .currency(code: \"USD\").sign(strategy: .accounting)", "($36.72)"),
    ("36.72, format: .currency(code: \"USD\").precision(.fractionLength(0))", "$37"),
    ("1234567.891, format: .number.locale(Locale(identifier: \"de_DE\"))", "1.234.567,891"),
  ])
  func `are Foundation's`(arguments: String, expected: String) {
    #expect(texts(of: "#Preview { Text(\(arguments)) }") == [expected])
    let (value, format) = arguments.split(separator: ", format: ", maxSplits: 1).map { String($0) }.pair
    #expect(texts(of: "#Preview { Text(\"\\(\(value), format: \(format))\") }") == [expected])
    #expect(texts(of: "let number = \(value)\n#Preview { Text(number.formatted(\(format))) }") == [expected])
  }

  @Test func `plain numbers have Foundation's digits`() {
    let code =
      "#Preview { VStack { Text(3.0.formatted()); Text(1234.5.formatted()); Text(12.3456789.formatted()); Text(1000000.formatted()) } }"
    #expect(texts(of: code) == ["3", "1,234.5", "12.345679", "1,000,000"])
  }

  @Test func `lists are joined in the given width`() {
    let code = """
      let words = ["a", "b", "c"]
      #Preview {
        VStack {
          Text(words, format: .list(type: .and))
          Text(words, format: .list(type: .and, width: .narrow))
          Text(words, format: .list(type: .and, width: .short))
          Text(words, format: .list(type: .or))
          Text([1, 2, 3], format: .list(memberStyle: .number, type: .and))
          Text([PersonNameComponents(givenName: "Ann", familyName: "Stone")], format: .list(memberStyle: .name(style: .abbreviated), type: .and))
        }
      }
      """
    #expect(texts(of: code) == ["a, b, and c", "a, b, c", "a, b, & c", "a, b, or c", "1, 2, and 3", "AS"])
  }
}

@Suite struct `Formats of dates` {
  @Test(arguments: [
    ("", "1/1/2026, 1:18 PM"), (".dateTime.day().month()", "Jan 1"), (".dateTime.day().month().year()", "Jan 1, 2026"),
    (".dateTime.weekday(.wide).day().month(.wide).year()", "Thursday, January 1, 2026"),
    (".dateTime.day().month(.defaultDigits)", "1/1"),
    (".dateTime.day(.twoDigits).month(.twoDigits).year(.twoDigits)", "01/01/26"),
    (".dateTime.hour().minute()", "1:18 PM"), (".dateTime.hour()", "1 PM"),
    (".dateTime.hour().minute().second()", "1:18:14 PM"),
    (".dateTime.weekday()", "Thu"), (".dateTime.weekday(.narrow)", "T"), (".dateTime.month(.wide)", "January"),
    (".dateTime.year()", "2026"), (".dateTime.day(.twoDigits)", "01"), (".dateTime.era().year()", "2026 AD"),
    (".dateTime.quarter()", "Q1"), (".dateTime.dayOfYear()", "1"),
    (".dateTime.year().month().day().hour().minute()", "Jan 1, 2026 at 1:18 PM"),
    (".dateTime.weekday(.wide).hour().minute()", "Thursday 1:18 PM"), (".iso8601", "2026-01-01T13:18:14Z"),
    ("date: .numeric, time: .omitted", "1/1/2026"), ("date: .abbreviated, time: .shortened", "Jan 1, 2026 at 1:18 PM"),
    ("date: .long, time: .omitted", "January 1, 2026"),
    ("date: .complete, time: .standard", "Thursday, January 1, 2026 at 1:18:14 PM"),
    ("date: .omitted, time: .complete", "1:18:14 PM GMT"),
    (".dateTime.day().month(.wide).year().locale(Locale(identifier: \"de_DE\"))", "1. Januar 2026"),
  ])
  func `are Foundation's`(format: String, expected: String) {
    #expect(texts(of: "#Preview { Text(Date().formatted(\(format))) }").map(plain) == [expected])
  }

  @Test func `live texts show the time of the clock option`() {
    let code = """
      #Preview {
        VStack {
          Text(Date(), style: .date)
          Text(Date(), style: .time)
          Text(Date().addingTimeInterval(5_400), style: .relative)
          Text(Date().addingTimeInterval(600), style: .timer)
          Text(Date().addingTimeInterval(-7_200), style: .offset)
          Text("at \\(Date(), style: .time)")
          Text(Date()...Date().addingTimeInterval(3_600))
        }
      }
      """
    #expect(
      texts(of: code).map(plain) == [
        "January 1, 2026", "1:18 PM", "1 hr, 30 min", "10:00", "-2 hours", "at 1:18 PM", "1:18 – 2:18 PM",
      ])
  }

  @Test(arguments: [
    ("(Date()...Date() + 1_800).formatted(date: .abbreviated, time: .shortened)", "Jan 1, 2026, 1:18 – 1:48 PM"),
    (
      "(Date()...Date() + 180_000).formatted(date: .abbreviated, time: .shortened)",
      "Jan 1, 2026 at 1:18 PM – Jan 3, 2026 at 3:18 PM"
    ),
    ("Date().formatted(.dateTime.weekday().day())", "Thu 1"),
    (
      "Date().formatted(.dateTime.day().month().year().hour().minute().locale(Locale(identifier: \"fr_FR\")))",
      "1 janv. 2026 à 13:18"
    ),
    (
      "Date().formatted(.dateTime.day().month().year().hour().minute().locale(Locale(identifier: \"de_DE\")))",
      "1. Jan. 2026, 13:18"
    ),
  ])
  func `dates and times are combined as in iOS`(expression: String, expected: String) {
    #expect(texts(of: "#Preview { Text(\(expression)) }").map(plain) == [expected])
  }

  @Test func `formatters keep their settings`() {
    let code = """
      let dates: DateFormatter = { let f = DateFormatter(); f.dateFormat = "EEEE, MMM d, yyyy 'at' HH:mm"; return f }()
      let styles: DateFormatter = { let f = DateFormatter(); f.dateStyle = .medium; f.timeStyle = .short; return f }()
      let money: NumberFormatter = { let f = NumberFormatter(); f.numberStyle = .currency; return f }()
      let lengths: DateComponentsFormatter = { let f = DateComponentsFormatter(); f.unitsStyle = .full; return f }()
      #Preview {
        VStack {
          Text(dates.string(from: Date()))
          Text(styles.string(from: Date()))
          Text(money.string(from: 1234.5) ?? "")
          Text(money.string(from: NSNumber(value: 3))!)
          Text(lengths.string(from: 3725) ?? "")
          Text(ByteCountFormatter.string(fromByteCount: 123456, countStyle: .file))
        }
      }
      """
    #expect(
      texts(of: code).map(plain) == [
        "Thursday, Jan 1, 2026 at 13:18", "Jan 1, 2026 at 1:18 PM", "$1,234.50", "$3.00",
        "1 hour, 2 minutes, 5 seconds",
        "123 KB",
      ])
  }

  @Test func `a calendar adds months and days`() {
    let code = """
      let calendar = Calendar.current
      let end = calendar.date(byAdding: .month, value: 1, to: calendar.date(from: DateComponents(year: 2026, month: 1, day: 31))!)!
      #Preview {
        VStack {
          Text("\\(calendar.component(.weekday, from: Date()))")
          Text(end.formatted(date: .numeric, time: .omitted))
          Text("\\(calendar.dateComponents([.day], from: Date(), to: end).day ?? 0)")
          Text(calendar.startOfDay(for: Date()).formatted(date: .omitted, time: .standard))
          Text("\\(calendar.isDateInToday(Date()))")
          Text(calendar.shortWeekdaySymbols[1])
          Text("\\(calendar.range(of: .day, in: .month, for: end)!.count)")
        }
      }
      """
    #expect(texts(of: code).map(plain) == ["5", "2/28/2026", "57", "12:00:00 AM", "true", "Mon", "28"])
  }

  /// The text with narrow and thin spaces as plain ones.
  private func plain(_ text: String) -> String {
    text.replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ")
  }
}

extension [String] {
  /// The first two elements.
  fileprivate var pair: (String, String) { (self[0], self[1]) }
}

@Suite struct `Durations in a time pattern` {
  @Test(arguments: [
    ("5", ".minuteSecond", "0:05"), ("65", ".minuteSecond(padMinuteToLength: 2)", "01:05"),
    ("65.5", ".minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 2)", "01:05.50"),
    ("3661", ".hourMinuteSecond(padHourToLength: 2)", "01:01:01"), ("59.6", ".minuteSecond", "1:00"),
    ("3599", ".hourMinute", "1:00"), ("-65", ".minuteSecond", "-1:05"),
  ])
  func `are padded and rounded by the pattern`(seconds: String, pattern: String, expected: String) {
    #expect(
      texts(of: "#Preview { Text(Duration.seconds(\(seconds)).formatted(.time(pattern: \(pattern)))) }") == [expected])
  }
}

@Suite struct `Measurements` {
  @Test(arguments: [
    ("5, unit: UnitLength.kilometers", "", "3.1 mi"),
    ("5, unit: UnitLength.kilometers", ".measurement(width: .wide)", "3.1 miles"),
    ("5, unit: UnitLength.kilometers", ".measurement(width: .abbreviated, usage: .asProvided)", "5 km"),
    ("20, unit: UnitTemperature.celsius", "", "68°F"),
    ("20, unit: UnitTemperature.celsius", ".measurement(width: .abbreviated, usage: .asProvided)", "20°C"),
  ])
  func `are in the locale's units unless the given unit is kept`(value: String, format: String, expected: String) {
    #expect(texts(of: "#Preview { Text(Measurement(value: \(value)).formatted(\(format))) }") == [expected])
  }
}

/// Source of the texts: the same calls, compiled with swiftc 6.2; kB is written KB, as on Apple platforms.
@Suite struct `Durations and byte counts in formats` {
  @Test(arguments: [
    ("Duration.seconds(3755).formatted()", "1:02:35"),
    ("Duration.seconds(3755).formatted(.units(allowed: [.hours, .minutes], width: .wide))", "1 hour, 3 minutes"),
    (
      "Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2))",
      "1 hr, 2 min"
    ),
    (
      "Duration.seconds(3599.6).formatted(.units(allowed: [.hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2))",
      "1 hour"
    ),
    ("Duration.seconds(0).formatted(.units(allowed: [.hours, .minutes], width: .wide))", "0 minutes"),
    ("Int64(0).formatted(.byteCount(style: .file, spellsOutZero: false))", "0 bytes"),
    ("Int64(1_500_000).formatted(.byteCount(style: .file, includesActualByteCount: true))", "1.5 MB (1,500,000 bytes)"),
    ("Date(timeIntervalSince1970: 1_700_000_000).ISO8601Format()", "2023-11-14T22:13:20Z"),
  ])
  func `match Foundation's output`(expression: String, text: String) {
    #expect(texts(of: "#Preview { Text(verbatim: \(expression)) }") == [text])
  }
}
