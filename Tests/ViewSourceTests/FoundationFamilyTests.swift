import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Families of Foundation's and C's members that apps use.
///
/// Source: Foundation's documentation and C's standard.
@Suite struct `Families of Foundation` {
  private func shown(_ code: String, importing imports: String = "") -> [String] {
    AppCode.shown(code, importing: imports)
  }

  @Test func `functions of C have variants in single precision and round to integers`() {
    let code = """
      let third: Float = powf(2, 3) / sqrtf(4)
      #Preview {
        Text(verbatim: "\\(third) \\(lroundf(2.5)) \\(lround(-2.4)) \\(lrint(2.5)) \\(fmax(1.0, 2.0)) \\(copysign(3.0, -0.5))")
      }
      """
    #expect(shown(code) == ["4.0 3 -2 2 2.0 -3.0"])
  }

  @Test func `the currency of a locale is that of its region`() {
    let code = """
      func currency(_ identifier: String) -> String {
        let locale = Locale(identifier: identifier)
        return "\\(locale.currencyCode ?? "none") \\(locale.currencySymbol ?? "none") \\(locale.currency?.identifier ?? "none")"
      }
      #Preview { Text(["en_US", "de_DE", "ja_JP"].map(currency).joined(separator: ", ")) }
      """
    #expect(shown(code) == ["USD $ USD, EUR € EUR, JPY ￥ JPY"])
  }

  @Test func `classes are found by their name, and the user of a phone is mobile`() {
    let code = """
      class Known {}
      #Preview {
        Text("\\(NSClassFromString("XCTestCase") == nil) \\(NSClassFromString("App.Known") == nil) \\(NSUserName())")
      }
      """
    #expect(shown(code) == ["true false mobile"])
  }

  @Test func `an error without a reason has none`() {
    let code = """
      struct Failure: LocalizedError { var errorDescription: String? { "failed" } }
      #Preview {
        let error: Error = Failure()
        let known = error as? LocalizedError
        Text("\\(known?.errorDescription ?? "-") \\(known?.failureReason ?? "-") \\(known?.helpAnchor ?? "-")")
      }
      """
    #expect(shown(code, importing: "Elsewhere") == ["failed - -"])
  }

  @Test func `formatters round to increments, multiply, and leave units out`() {
    let code = """
      func number(_ change: (NumberFormatter) -> Void) -> NumberFormatter {
        let result = NumberFormatter()
        result.numberStyle = .decimal
        change(result)
        return result
      }
      let bytes: ByteCountFormatter = {
        let result = ByteCountFormatter()
        result.includesUnit = false
        return result
      }()
      #Preview {
        Text(number { $0.roundingIncrement = 0.5 }.string(from: 2.3)!)
        Text(number { $0.multiplier = 100 }.string(from: 0.25)!)
        Text(number { $0.zeroSymbol = "none" }.string(from: 0)!)
        Text(number { $0.alwaysShowsDecimalSeparator = true }.string(from: 4)!)
        Text(bytes.string(fromByteCount: 2_000_000))
      }
      """
    #expect(shown(code) == ["2.5", "25", "none", "4.", "2"])
  }

  @Test func `an interval of dates has the styles of its dates and times`() {
    let code = """
      let formatter: DateIntervalFormatter = {
        let result = DateIntervalFormatter()
        result.dateStyle = .medium
        result.timeStyle = .none
        return result
      }()
      #Preview {
        let start = Date(timeIntervalSince1970: 0)
        Text(formatter.string(from: start, to: start.addingTimeInterval(3 * 86_400)))
      }
      """
    #expect(shown(code) == ["Jan 1\u{2009}–\u{2009}4, 1970"])
  }

  @Test func `a data detector finds links and telephone numbers`() {
    let code = #"""
      func found(_ type: NSTextCheckingResult.CheckingType, _ text: String) -> String {
        let detector = try! NSDataDetector(types: type.rawValue)
        let range = NSRange(location: 0, length: text.utf16.count)
        return detector.matches(in: text, options: [], range: range)
          .map { $0.url?.absoluteString ?? $0.phoneNumber ?? "-" }.joined(separator: " ")
      }
      #Preview {
        Text(found(.link, "see https://a.b/c, www.apple.com or me@x.org. and example.com, not a.b"))
        Text(found(.phoneNumber, "call +49 (30) 123-456, room 7"))
      }
      """#
    #expect(
      shown(code) == [
        "https://a.b/c http://www.apple.com mailto:me@x.org http://example.com", "+49 (30) 123-456",
      ])
  }

  @Test func `a data detector of dates is an error`() {
    let code =
      "#Preview { let d = try! NSDataDetector(types: NSTextCheckingResult.CheckingType.date.rawValue); Text(\"a\") }"
    #expect(shown(code).first?.contains("only links and telephone numbers are found") ?? false)
  }

  @Test func `options of expressions are sets, also beside a type of the program with the name of an expression`() {
    let code = """
      final class Regex {
        private let regex: NSRegularExpression
        init(_ pattern: String, ignoresCase: Bool) throws {
          var options = NSRegularExpression.Options()
          if ignoresCase { options.insert(.caseInsensitive) }
          regex = try NSRegularExpression(pattern: pattern, options: options)
        }
        func count(_ text: String) -> Int {
          regex.numberOfMatches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
        }
      }
      #Preview {
        Text("\\(try! Regex("A", ignoresCase: true).count("aA")) \\(try! Regex("A", ignoresCase: false).count("aA"))")
      }
      """
    #expect(shown(code) == ["2 1"])
  }

  @Test func `attributes are enumerated in their ranges`() {
    let code = """
      final class Log { var text = "" }
      #Preview {
        let text = NSMutableAttributedString(string: "abc")
        let log = Log()
        let _ = text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        let _ = text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: 3), options: []) {
          value, range, _ in log.text += "\\(value == nil ? "-" : "red") \\(range.location) \\(range.length) "
        }
        Text(log.text)
        Text("\\(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) == nil)")
        Text(AttributedString("x", attributes: AttributeContainer([.foregroundColor: UIColor.red])))
      }
      """
    #expect(shown(code) == ["- 0 1 red 1 1 - 2 1 ", "false", "x"])
  }

  @Test func `locales name regions and languages`() {
    let code = """
      let french = Locale(identifier: "fr_CH")
      #Preview {
        Text("\\(french.localizedString(forRegionCode: "DE") ?? "-") \\(french.localizedString(forLanguageCode: "de") ?? "-")")
        Text("\\(french.region?.identifier ?? "-") \\(Locale.isoRegionCodes.contains("CH")) \\(Locale.isoLanguageCodes.contains("gsw"))")
        Text(french.localizedString(forRegionCode: "QQ") ?? "unknown")
      }
      """
    #expect(shown(code) == ["Allemagne allemand", "CH true true", "unknown"])
  }

  @Test func `a request fails as without a connection, which is noted, and publishers decode`() {
    let code = """
      struct Item: Codable { let id: String }
      final class Model: ObservableObject {
        @Published var items: [String: Item] = [:]
        @Published var names: [String] = []
        init() {
          _ = URLSession.shared.dataTaskPublisher(for: URL(string: "a")!).map(\\.data)
            .decode(type: [Item].self, decoder: JSONDecoder()).replaceError(with: [])
            .map { Dictionary(uniqueKeysWithValues: $0.map { ($0.id, $0) }) }
            .sink { [weak self] in self?.items = $0 }
          _ = Just(Data(#"[{"id":"x"}]"#.utf8)).decode(type: [Item].self, decoder: JSONDecoder())
            .map { $0.map(\\.id) }.replaceError(with: []).sink { [weak self] in self?.names = $0 }
          _ = Just(Data("no".utf8)).decode(type: [Item].self, decoder: JSONDecoder())
            .map { $0.map(\\.id) }.replaceError(with: ["bad"]).sink { [weak self] in self?.names += $0 }
        }
      }
      struct Items: View {
        @StateObject var model = Model()
        var body: some View { Text("\\(model.items.count) \\(model.names.joined())") }
      }
      #Preview { Items() }
      """
    let app = AppCode(code, importing: "Combine")
    #expect(app.texts == ["0 xbad"])
    #expect(app.messages == ["a request fails, as there is no connection"])
  }

  @Test func `a path can be filled by the even-odd rule`() {
    let code = """
      #Preview {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let _ = path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)))
        Text("\\(path.contains(CGPoint(x: 3, y: 3)))")
        let _ = (path.usesEvenOddFillRule = true)
        Text("\\(path.contains(CGPoint(x: 3, y: 3)))")
      }
      """
    #expect(shown(code) == ["true", "false"])
  }

  @Test func `points, sizes and rectangles are encoded as lists`() {
    let code = """
      #Preview {
        let data = try! JSONEncoder().encode(CGRect(x: 1, y: 2, width: 3, height: 4.5))
        Text(String(decoding: data, as: UTF8.self))
        Text("\\((try! JSONDecoder().decode(CGRect.self, from: data)).width)")
        Text("\\((try! JSONDecoder().decode([CGPoint].self, from: Data("[[1, 2]]".utf8)))[0].y)")
      }
      """
    #expect(shown(code) == ["[[1,2],[3,4.5]]", "3.000000", "2.000000"])
  }
}
